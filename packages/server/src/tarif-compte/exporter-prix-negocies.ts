import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Montant } from '@comptoir/contract/argent.ts';
import type { exporterPrixNegocies as contract } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { COLONNES, type Colonne } from '@comptoir/contract/identite/colonnes.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import {
  MAX_LIGNES_FICHIER,
  tableauOf,
  writeFichier,
  type Cellule,
  type ColonneEcrite,
} from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Shop } from '../shop.ts';
import type { gainNegocie } from './gain-negocie.ts';
import { filtresOf, gainDuJour, triParDefaut } from './lister-prix-negocies.ts';
import { MOTS, type Mots } from './mots.ts';
import {
  listArticlesExportes,
  listNegocies,
  pageNegocies,
  type ArticleExporte,
  type NegocieRow,
} from './negocies.sql.ts';

export interface ExportPrixNegocies {
  query: CallInput<typeof contract>['query'];
  /** Waits for it: see visiteurOf. */
  qui: string;
}

export async function exporterPrixNegocies(
  { pool, articles, clock }: Pick<Shop, 'pool' | 'articles' | 'clock'>,
  demande: Demande,
  { query: { format, colonnes, ...query }, qui }: ExportPrixNegocies,
): Promise<Fichier> {
  const { tri = triParDefaut(query) } = query;
  const filtres = filtresOf(demande.acteur, query, clock.today());
  const { ids } = await pageNegocies(pool, filtres, { tri, limit: MAX_LIGNES_FICHIER, offset: 0 });
  const [rows, exportes, change] = await Promise.all([
    listNegocies(pool, filtres, ids),
    listArticlesExportes(pool, ids, demande.langue),
    articles.readChange(demande),
  ]);
  const parId = new Map(exportes.map((article) => [article.id, article]));
  const lignes = rows.flatMap((row) => {
    const article = parId.get(row.articleId);
    return article ? { ...row, ...article, ...gainDuJour(row, article.prixPublic, change) } : [];
  });
  const t = MOTS[demande.langue];
  const tableau = tableauOf(t('negocies.fichier'), colonnesOf(t, colonnes), lignes);
  return writeFichier(tableau, { format, jour: filtres.jour, qui });
}

type Ligne = NegocieRow & ArticleExporte & ReturnType<typeof gainNegocie>;

type ColonneDeListe = Colonne<'prixNegocies'>;

/** What the columns of the list say, after what the article is called. */
function colonnesOf(
  t: Mots,
  demandees: readonly ColonneDeListe[] = COLONNES.prixNegocies,
): ColonneEcrite<Ligne>[] {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const date = (jour: string | null | undefined) => texte(jour ? formatDate(jour) : '');
  const argent = (montant: Montant | null): Cellule => ({
    nombre: montant?.montant ?? '',
    decimales: 4,
  });
  const deListe: Record<ColonneDeListe, ColonneEcrite<Ligne>[]> = {
    prix: [
      { tete: t('negocies.net'), largeur: 14, read: ({ prixNetHT }) => argent(prixNetHT) },
      { tete: t('negocies.devise'), largeur: 8, read: ({ prixNetHT }) => texte(prixNetHT.devise) },
    ],
    public: [
      { tete: t('negocies.public'), largeur: 14, read: ({ prixPublicHT }) => argent(prixPublicHT) },
    ],
    gain: [
      { tete: t('negocies.gain'), largeur: 12, read: ({ gainHT }) => argent(gainHT) },
      {
        tete: t('negocies.pourcent'),
        largeur: 10,
        read: ({ gain }) => ({ nombre: gain ?? '', decimales: 2 }),
      },
    ],
    fin: [
      { tete: t('negocies.debut'), largeur: 12, read: ({ debut }) => date(debut) },
      { tete: t('negocies.fin'), largeur: 12, read: ({ fin }) => date(fin) },
      {
        tete: t('negocies.demande'),
        largeur: 16,
        read: ({ demandeLe }) => texte(demandeLe ? formatDate(demandeLe) : ''),
      },
    ],
    achats: [
      {
        tete: t('negocies.achats'),
        largeur: 10,
        read: ({ achats }) => ({ nombre: String(achats?.nombre ?? 0), decimales: 0 }),
      },
      { tete: t('negocies.dernier'), largeur: 14, read: ({ achats }) => date(achats?.dernierLe) },
    ],
  };
  return [
    { tete: t('negocies.reference'), largeur: 18, read: ({ reference }) => texte(reference) },
    { tete: t('negocies.ean'), largeur: 15, read: ({ ean }) => texte(ean) },
    { tete: t('negocies.libelle'), largeur: 44, read: ({ libelle }) => texte(libelle) },
    { tete: t('negocies.marque'), largeur: 16, read: ({ marque }) => texte(marque) },
    ...demandees.flatMap((colonne) => deListe[colonne]),
  ];
}
