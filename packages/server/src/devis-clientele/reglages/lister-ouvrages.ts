import { writeDecimal, unitesOf } from '@comptoir/contract/devis-clientele/decimal.ts';
import type { OuvrageGarde } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import type { DepsDevis } from '../deps-devis.ts';
import { listOuvrages } from './bibliotheque.sql.ts';

/** What a kit is made of has the prices of today; what has none any more keeps the last one. */
export async function listerOuvrages(
  { pool, articles }: Pick<DepsDevis, 'pool' | 'articles'>,
  demande: Demande,
): Promise<OuvrageGarde[]> {
  const ouvrages = await listOuvrages(pool, acheteurOf(demande.acteur).compteId);
  const ids = ouvrages.flatMap(({ composants }) =>
    composants.flatMap(({ articleId }) => articleId ?? []),
  );
  const lot = [...new Set(ids)].map((articleId) => ({ articleId, quantite: 1 }));
  if (lot.length === 0) return ouvrages;
  const { lignes } = await articles.chiffrerLot(demande, lot);
  const prix = new Map(lignes.map(({ article, tarif }) => [article.id, tarif?.prixNetHT.montant]));
  return ouvrages.map((ouvrage) => ({
    ...ouvrage,
    composants: ouvrage.composants.map((composant) => {
      const actuel = composant.articleId === undefined ? undefined : prix.get(composant.articleId);
      return actuel === undefined
        ? composant
        : { ...composant, achatHT: writeDecimal(unitesOf(actuel)) };
    }),
  }));
}
