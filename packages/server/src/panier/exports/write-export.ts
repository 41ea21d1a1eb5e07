/** What is exported, as the file of the format asked for. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import {
  FORMATS_EXPORT,
  PLANCHES,
  type ExportQuery,
  type FormatExport,
} from '@comptoir/contract/panier/export.contract.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { writePapier } from '../../documents/documents.public.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import { listFamilles } from './client.sql.ts';
import { listLignes } from './colonnes.ts';
import type etiquettes from './etiquettes.travail.ts';
import { writeBatigest, writeEbp } from './logiciels-batiment.ts';
import type { PanierExporte } from './panier-exporte.ts';
import { papierPanier } from './papier-panier.ts';
import { writeCsv } from './write-csv.ts';
import { writeTexte } from './write-texte.ts';
import { writeXlsx } from './write-xlsx.ts';

const ETIQUETTES = defineTravail<typeof etiquettes>(
  new URL('./etiquettes.travail.ts', import.meta.url),
  { maxMs: 30_000 },
);

interface Ecrit {
  contenu: string | Buffer;
  nom: readonly [base: string, extension: string];
  type: string;
}

export interface Ecriture {
  panier: PanierExporte;
  query: Pick<ExportQuery, 'format' | 'etiquettes' | 'position'>;
  /** Who waits for it. */
  qui: string;
}

export async function writeExport(
  { pool, clock }: { pool: Pool; clock: Clock },
  { panier, query, qui }: Ecriture,
): Promise<Fichier> {
  const { t, ...sansMots } = panier;
  const base = panier.fichier;
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
  const { contenu, nom, type } = await formats[format as FormatExport]();
  const data = Buffer.from(contenu).toString('base64');
  return { data, name: `${nom[0]}-${clock.today()}.${nom[1]}`, type };
}

function impressionOf({ etiquettes, position = 1 }: Ecriture['query']) {
  const mode = etiquettes === 2 || etiquettes === 3 ? etiquettes : 1;
  const { colonnes, rangees } = PLANCHES[mode];
  if (position > colonnes * rangees) throw refus('requete-invalide', { champ: 'position' });
  return { mode, position } as const;
}
