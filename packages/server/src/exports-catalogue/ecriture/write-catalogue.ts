/** Writes one export, article after article, into the database. Holds a few hundred of them at a time. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/pool.ts';
import { FICHIERS } from '../fichiers.ts';
import { listArticleIds } from '../perimetre.sql.ts';
import { suivreChangements, type Changements } from './changements.ts';
import { createDepot, type Depot } from './depot.ts';
import {
  findAEcrire,
  listMarques,
  listNoeuds,
  listRetires,
  noterAvance,
  updateEmpreintes,
  type Essai,
  type ExportAEcrire,
  type NoeudRow,
} from './ecriture.sql.ts';
import { createEmpreintes, readEmpreintes } from './empreintes.ts';
import type { ContexteExport, NoeudExporte } from './fiche.ts';
import { ECRIVAINS } from './formats/formats.ts';
import { readFiches } from './read-fiches.ts';

export interface ExportEcrit {
  ecrits: number;
  /** Bytes of the file as it is opened. */
  taille: number;
  changements: Changements | null;
}

interface Deps {
  pool: Db;
  clock: Clock;
  /** Public address of the shop. */
  url: string;
}

/** Who watches sees it move; more often would cost the writing. */
const NOTER_MS = 400;

/** After each few hundred articles, for this part of the time they took: pages come first. */
const REPOS = 0.5;

/** Undefined where it was given up, deleted or begun anew meanwhile. */
export async function writeCatalogue(deps: Deps, essai: Essai): Promise<ExportEcrit | undefined> {
  const { pool } = deps;
  const demande = await findAEcrire(pool, essai);
  if (!demande) return undefined;
  const ids = await listArticleIds(pool, demande);
  const { contexte, noeuds } = await readContexte(deps, demande, ids.length);
  const depot = createDepot({
    db: pool,
    essai,
    fichier: 'catalogue',
    isGzip: FICHIERS[demande.format].isGzip,
  });
  const ecrivain = ECRIVAINS[demande.format](contexte, depot.sortie);
  const suite = openSuite(pool, essai, demande, contexte);
  const empreintes = demande.isSerie ? createEmpreintes(ids.length) : undefined;
  let ecrits = 0;
  let noteLe = -Infinity;
  let debut = performance.now();
  for await (const lot of readFiches({ ...deps, demande, ids, noeuds })) {
    for (const fiche of lot) {
      empreintes?.ajouter(fiche);
      ecrivain.article(suite ? suite.suivi.marquer(fiche) : fiche);
    }
    ecrits += lot.length;
    await depot.vider();
    await suite?.depot.vider();
    const now = performance.now();
    if (now - noteLe >= NOTER_MS) {
      noteLe = now;
      if (!(await noterAvance(pool, essai, { total: ids.length, ecrits }))) return undefined;
    }
    await delay(REPOS * (performance.now() - debut));
    debut = performance.now();
  }
  for (const _ of ecrivain.fin()) await depot.vider();
  const taille = await depot.fin();
  if (suite) {
    suite.suivi.retirer(await listRetires(pool, suite.suivi.disparus(), demande.langue));
    await suite.depot.fin();
  }
  if (empreintes) await updateEmpreintes(pool, essai, empreintes.octets());
  if (!(await noterAvance(pool, essai, { total: ecrits, ecrits }))) return undefined;
  return { ecrits, taille, changements: suite?.suivi.nombres ?? null };
}

/** A later export of a series tells what changed, in a file of its own. */
function openSuite(
  pool: Db,
  essai: Essai,
  { empreintesAvant }: ExportAEcrire,
  contexte: ContexteExport,
) {
  if (!empreintesAvant) return undefined;
  const depot: Depot = createDepot({ db: pool, essai, fichier: 'changements', isGzip: true });
  return {
    depot,
    suivi: suivreChangements(readEmpreintes(empreintesAvant), contexte, depot.sortie),
  };
}

async function readContexte(
  { pool, clock }: Deps,
  demande: ExportAEcrire,
  total: number,
): Promise<{ contexte: ContexteExport; noeuds: Map<number, NoeudExporte> }> {
  const [rows, marques] = await Promise.all([
    listNoeuds(pool, demande.langue),
    listMarques(pool, demande.marques),
  ]);
  const parId = new Map(rows.map((row) => [row.id, row]));
  const chemins = rows.map((row) => ({
    id: row.id,
    code: row.code,
    parent: row.parentId === null ? null : (parId.get(row.parentId)?.code ?? null),
    chemin: cheminOf(row, parId),
  }));
  return {
    noeuds: new Map(chemins.map((noeud, n) => [rows[n]?.gauche ?? 0, noeud])),
    contexte: {
      format: demande.format,
      langue: demande.langue,
      prix: demande.prix,
      stock: demande.stock,
      enMagasin: demande.magasinId !== null,
      isSuite: demande.empreintesAvant !== null,
      devise: demande.devise,
      total,
      maintenant: clock.now(),
      jour: clock.today(),
      marques,
      noeuds: chemins,
    },
  };
}

function cheminOf(
  { code, libelle, parentId }: NoeudRow,
  parId: ReadonlyMap<number, NoeudRow>,
): { code: string; libelle: string }[] {
  const above = parentId === null ? undefined : parId.get(parentId);
  return [...(above ? cheminOf(above, parId) : []), { code, libelle }];
}
