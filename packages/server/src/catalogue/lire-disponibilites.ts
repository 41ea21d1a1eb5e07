import {
  calculerDelais,
  createCalendrier,
  type Delai,
} from '@comptoir/contract/catalogue/disponibilite.ts';
import type { Db } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { listDonneesDisponibilite } from './disponibilites.sql.ts';
import type { LigneDeLot } from './lire-tarifs.ts';

export interface DisponibiliteDeLigne extends LigneDeLot {
  disponibiliteStock: { delais: Delai[] };
}

/** When each line of a batch can be had, in the order asked; unknown articles are left out. */
export async function lireDisponibilites(
  db: Db,
  { acteur }: Demande,
  lot: readonly LigneDeLot[],
  maintenant: Date,
): Promise<DisponibiliteDeLigne[]> {
  const ids = [...new Set(lot.map(({ articleId }) => articleId))];
  const lignes = await listDonneesDisponibilite(db, ids, acteur.magasinId);
  const calendrier = createCalendrier(maintenant);
  const parArticle = new Map(lignes.map((ligne) => [ligne.articleId, ligne]));
  return lot.flatMap(({ articleId, quantite }) => {
    const donnees = parArticle.get(articleId);
    if (!donnees) return [];
    const delais = calculerDelais(donnees, quantite, calendrier);
    return { articleId, quantite, disponibiliteStock: { delais } };
  });
}
