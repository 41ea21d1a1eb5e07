/** The lines of a list that are counted, with what they are found by: no price, no stock. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type {
  LigneComptable,
  lireComptage as contract,
} from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { imageOf } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { DepsListes } from '../lire-valeurs.ts';
import { toListe } from '../listes-achats.public.ts';
import { findListeOf } from '../listes-achats.sql.ts';
import { quiOf } from '../utilisateur.ts';
import { listCibles } from './comptage.sql.ts';

export async function lireComptage(
  { pool, articles }: DepsListes,
  { acteur, langue }: Demande,
  id: number,
): Promise<CallAnswer<typeof contract>> {
  const [liste, rows] = await Promise.all([
    findListeOf(pool, id, quiOf(acteur)),
    listCibles(pool, id),
  ]);
  if (!liste) throw refus('introuvable', { id });
  const connus = await articles.readArticles([...new Set(rows.map((row) => row.articleId))]);
  return {
    ...toListe(liste),
    sansCible: liste.nombreArticles - rows.length,
    lignes: rows.flatMap((row): LigneComptable[] => {
      const article = connus.get(row.articleId);
      if (!article) return [];
      const { reference, ean, unite, contenu } = article;
      const libelle = article.libelle[langue];
      return [{ ...row, reference, ean, libelle, image: imageOf(article), unite, contenu }];
    }),
  };
}
