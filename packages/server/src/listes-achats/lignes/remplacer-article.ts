import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writeListe, refusAbsente, verifierLue } from '../write-liste.ts';
import { findArticle, findLigne, replaceArticle } from './lignes.sql.ts';
import type { ListeRow } from '../listes-achats.sql.ts';
import type { LigneNommee } from './modifier-ligne.ts';

export function remplacerArticle(
  pool: Pool,
  acteur: Acteur,
  nommee: LigneNommee,
  articleId: number,
): Promise<ListeRow> {
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    const ligne = await findLigne(tx, nommee.id, nommee.ligneId);
    if (!ligne) throw refusAbsente(nommee, liste, nommee.ligneId);
    verifierLue(nommee, liste, [ligne.version]);
    const article = await findArticle(tx, articleId);
    if (!article) throw refus('introuvable', { articleId });
    if (article.retire) throw refus('article-retire', { articleId });
    await replaceArticle(tx, nommee.ligneId, articleId, liste.version);
  });
}
