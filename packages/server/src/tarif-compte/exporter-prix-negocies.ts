import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Montant } from '@comptoir/contract/argent.ts';
import type { exporterPrixNegocies as contract } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Cellule, Tableau } from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Shop } from '../shop.ts';
import { writeFichier } from './ecrire-fichier.ts';
import { gainNegocie } from './gain-negocie.ts';
import { filtresOf } from './lister-prix-negocies.ts';
import { MOTS, type Mots } from './mots.ts';
import {
  listArticlesExportes,
  listNegocies,
  pageNegocies,
  type ArticleExporte,
  type NegocieRow,
} from './negocies.sql.ts';

/** More would be a file that no spreadsheet opens at once. */
const MAX_LIGNES = 20_000;

export interface ExportPrixNegocies {
  query: CallInput<typeof contract>['query'];
  /** Waits for it: see visiteurOf. */
  qui: string;
}

export async function exporterPrixNegocies(
  { pool, articles, clock }: Pick<Shop, 'pool' | 'articles' | 'clock'>,
  demande: Demande,
  { query: { format, tri = 'fin', ...query }, qui }: ExportPrixNegocies,
): Promise<Fichier> {
  const filtres = filtresOf(demande.acteur, query, clock.today());
  const { ids } = await pageNegocies(pool, filtres, { tri, limit: MAX_LIGNES, offset: 0 });
  const [rows, exportes, change] = await Promise.all([
    listNegocies(pool, filtres, ids),
    listArticlesExportes(pool, ids, demande.langue),
    articles.readChange(demande),
  ]);
  const parId = new Map(exportes.map((article) => [article.id, article]));
  const lignes = rows.flatMap((row) => {
    const article = parId.get(row.articleId);
    return article
      ? { ...row, ...article, ...gainNegocie(row.prix, article.prixPublic, change) }
      : [];
  });
  const tableau = tableauOf(lignes, MOTS[demande.langue]);
  return writeFichier(tableau, { format, jour: filtres.jour, qui });
}

type Ligne = NegocieRow & ArticleExporte & ReturnType<typeof gainNegocie>;

function tableauOf(lignes: readonly Ligne[], t: Mots): Tableau {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const date = (jour: string | null | undefined) => texte(jour ? formatDate(jour) : '');
  const argent = (montant: Montant | null): Cellule => ({
    nombre: montant?.montant ?? '',
    decimales: 4,
  });
  const colonnes: { tete: string; largeur: number; read: (ligne: Ligne) => Cellule }[] = [
    { tete: t('negocies.reference'), largeur: 18, read: (ligne) => texte(ligne.reference) },
    { tete: t('negocies.ean'), largeur: 15, read: (ligne) => texte(ligne.ean) },
    { tete: t('negocies.libelle'), largeur: 44, read: (ligne) => texte(ligne.libelle) },
    { tete: t('negocies.marque'), largeur: 16, read: (ligne) => texte(ligne.marque) },
    { tete: t('negocies.net'), largeur: 14, read: (ligne) => argent(ligne.prixNetHT) },
    { tete: t('negocies.public'), largeur: 14, read: (ligne) => argent(ligne.prixPublicHT) },
    { tete: t('negocies.gain'), largeur: 12, read: (ligne) => argent(ligne.gainHT) },
    {
      tete: t('negocies.pourcent'),
      largeur: 10,
      read: ({ gain }) => ({ nombre: gain ?? '', decimales: 2 }),
    },
    {
      tete: t('negocies.devise'),
      largeur: 8,
      read: ({ prixNetHT }) => texte(prixNetHT.devise),
    },
    { tete: t('negocies.debut'), largeur: 12, read: (ligne) => date(ligne.debut) },
    { tete: t('negocies.fin'), largeur: 12, read: (ligne) => date(ligne.fin) },
    {
      tete: t('negocies.achats'),
      largeur: 10,
      read: ({ achats }) => ({ nombre: String(achats?.nombre ?? 0), decimales: 0 }),
    },
    { tete: t('negocies.dernier'), largeur: 14, read: (ligne) => date(ligne.achats?.dernierLe) },
  ];
  return {
    titre: t('negocies.fichier'),
    colonnes,
    rangees: lignes.map((ligne) => colonnes.map(({ read }) => read(ligne))),
  };
}
