import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import {
  exporterPanier,
  FORMATS_EXPORT,
  PLANCHES,
  type ExportQuery,
  type FormatExport,
} from '@comptoir/contract/panier/export.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import type { Deps } from '../lignes/ajouter-articles.ts';
import { lirePanier } from '../lire-panier.ts';
import { readGoodiesPris } from '../promotions/read-goodies.ts';
import { findClient, listFamilles } from './client.sql.ts';
import { listLignes } from './colonnes.ts';
import { writeCsv } from './write-csv.ts';
import { writePapier } from '../../documents/documents.public.ts';
import { writeTexte } from './write-texte.ts';
import { writeXlsx } from './write-xlsx.ts';
import type etiquettes from './etiquettes.travail.ts';
import { writeBatigest, writeEbp } from './logiciels-batiment.ts';
import { exporter, type PanierExporte } from './panier-exporte.ts';
import { papierPanier } from './papier-panier.ts';

const ETIQUETTES = defineTravail<typeof etiquettes>(
  new URL('./etiquettes.travail.ts', import.meta.url),
  { maxMs: 30_000 },
);

export interface ExportDeps extends Deps {
  /** Public address of the shop, before which those of pictures stand. */
  url: string;
}

export function exportRoutes(calls: Calls, deps: ExportDeps): void {
  calls.handle(exporterPanier, async (demande, { query }, http): Promise<Fichier> => {
    const { acteur, langue } = demande;
    const lu = await lirePanier(deps, demande);
    const [client, cadeaux] = await Promise.all([
      acteur.compteId === undefined ? undefined : findClient(deps.pool, acteur.compteId),
      readGoodiesPris(deps.pool, lu, langue),
    ]);
    const panier = exporter(lu, demande, { url: deps.url, query, client, cadeaux });
    const { contenu, nom, type } = await write(deps, {
      panier,
      query,
      qui: visiteurOf(demande, http),
    });
    const data = Buffer.from(contenu).toString('base64');
    const [base, extension] = nom;
    return { data, name: `${base}-${deps.clock.today()}.${extension}`, type };
  });
}

interface Ecrit {
  contenu: string | Buffer;
  nom: readonly [base: string, extension: string];
  type: string;
}

async function write(
  { pool, clock }: ExportDeps,
  { panier, query, qui }: { panier: PanierExporte; query: ExportQuery; qui: string },
): Promise<Ecrit> {
  const { t, ...sansMots } = panier;
  const base = t('fichier.panier');
  const maintenant = clock.now();
  const formats: Record<FormatExport, () => Promise<Ecrit>> = {
    pdf: async () => ({
      contenu: await writePapier(qui, papierPanier(panier, maintenant)),
      nom: [base, 'pdf'],
      type: 'application/pdf',
    }),
    etiquettes: async () => ({
      contenu: await travaux.faire(qui, ETIQUETTES, {
        panier: sansMots,
        impression: impressionOf(query),
      }),
      nom: [t('fichier.etiquettes'), 'pdf'],
      type: 'application/pdf',
    }),
    xlsx: async () => ({
      contenu: await writeXlsx(qui, panier),
      nom: [base, 'xlsx'],
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    csv: async () => ({
      contenu: writeCsv(panier),
      nom: [base, 'csv'],
      type: 'text/csv; charset=utf-8',
    }),
    texte: async () => ({
      contenu: writeTexte(panier),
      nom: [base, 'txt'],
      type: 'text/plain; charset=utf-8',
    }),
    batigest: async () => {
      const ids = listLignes(panier).map(([{ articleId }]) => articleId);
      return {
        contenu: writeBatigest(panier, await listFamilles(pool, ids)),
        nom: [`${base}-${t('fichier.batigest')}`, 'txt'],
        type: 'text/plain; charset=windows-1252',
      };
    },
    ebp: async () => ({
      contenu: writeEbp(panier, maintenant),
      nom: [`${base}-${t('fichier.ebp')}`, 'txt'],
      type: 'text/plain; charset=windows-1252',
    }),
  };
  const [format] =
    Object.entries(FORMATS_EXPORT).find(
      ([, numero]) => numero === (query.format ?? FORMATS_EXPORT.pdf),
    ) ?? [];
  if (format === undefined) throw refus('requete-invalide', { champ: 'format' });
  return formats[format as FormatExport]();
}

function impressionOf({ etiquettes, position = 1 }: ExportQuery) {
  const mode = etiquettes === 2 || etiquettes === 3 ? etiquettes : 1;
  const { colonnes, rangees } = PLANCHES[mode];
  if (position > colonnes * rangees) throw refus('requete-invalide', { champ: 'position' });
  return { mode, position } as const;
}
