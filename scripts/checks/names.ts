/**
 * One name for a capability wherever it stands: the folders of tests and of the demo, and the
 * message catalogues, are named after one. A catalogue of a part says below where that part is.
 */
import type { Finding } from './findings.ts';
import { capabilityOf, TECHNICAL_FOLDERS } from './places.ts';
import { listTerms } from './glossary.ts';
import { listFiles, readFiles } from '../machine/source-files.ts';

/** Catalogues of a part of a capability, and the folder of that part. */
const PARTS: Record<string, string> = {
  brochures: 'packages/server/src/contenus',
  choix: 'packages/web/src/catalogue/choix',
  contacts: 'packages/web/src/contact/mes-contacts',
  'devis-recu': 'packages/server/src/devis-clientele/papier',
  depenses: 'packages/web/src/tableau-de-bord/depenses',
  'export-catalogue': 'packages/server/src/exports-catalogue/taches',
  'export-devis': 'packages/server/src/devis/liste',
  'export-habitudes': 'packages/server/src/habitudes-achats',
  'export-listing': 'packages/server/src/recherche/export',
  'export-panier': 'packages/web/src/panier/dialogues',
  'export-tarif-compte': 'packages/server/src/tarif-compte',
  'factures-papier': 'packages/server/src/factures/papier',
  journal: 'packages/web/src/delegue',
  listing: 'packages/web/src/catalogue/listing',
  parametres: 'packages/web/src/identite/parametres',
  'plan-retrait': 'packages/web/src/panier/retrait',
  'services-compte': 'packages/web/src/services-rapido/compte',
  'suivi-commandes': 'packages/server/src/commandes/suivi',
  'vue-3d': 'packages/web/src/produits/vue-3d',
};

/** Words and tests of no capability: refusals, fields of forms, what tests share or are about. */
const TECHNICAL_CATALOGUES = ['erreurs', 'saisie'];
const TECHNICAL_TESTS = ['contributing', 'crawler', 'fuzz', 'harness', 'start'];

/** What the demo makes up besides: nobody calls it by a capability. */
const MADE_UP = ['achats', 'comptes', 'stock'];

const CATALOGUE = /^packages\/contract\/messages\/fr\/([^/]+)\.json$/;
const NAMED_FOLDER = /^(?:e2e|packages\/server\/tests|packages\/demo\/src)\/([^/]+)\//;

export function findNameProblems(paths: readonly string[], terms: ReadonlySet<string>): Finding[] {
  const known = new Set<string>(Object.values(TECHNICAL_FOLDERS).flat());
  const folders = new Set<string>();
  for (const path of paths) {
    const capability = capabilityOf(path);
    if (capability) known.add(capability);
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      folders.add(path.slice(0, end));
    }
  }
  const findings = new Map<string, Finding>();
  for (const path of paths) {
    const folder = NAMED_FOLDER.exec(path)?.[1];
    if (folder && ![...TECHNICAL_TESTS, ...MADE_UP].includes(folder) && !known.has(folder)) {
      findings.set(folder, { path, message: `no capability is called “${folder}”` });
    }
    const catalogue = CATALOGUE.exec(path)?.[1];
    // A capability still to come has its words before its first folder.
    if (!catalogue || known.has(catalogue) || terms.has(catalogue)) continue;
    const part = PARTS[catalogue];
    if (TECHNICAL_CATALOGUES.includes(catalogue) || (part && folders.has(part))) continue;
    const message = part
      ? `the part it is of is not in ${part}`
      : `no capability is called “${catalogue}”: name the folder of the part it is of (scripts/checks/names.ts)`;
    findings.set(path, { path, message });
  }
  return [...findings.values()];
}

export function checkNames(): Finding[] {
  const [glossary] = readFiles(['docs/glossary.md']);
  return findNameProblems(listFiles(), listTerms(glossary?.text ?? ''));
}
