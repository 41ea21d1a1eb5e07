import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { HistoriquePrix } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import type { Shop } from '../../shop.ts';
import { gainNegocie } from '../gain-negocie.ts';
import { listPeriodes } from './historique.sql.ts';
import { paliersPrix } from './paliers-prix.ts';

/** In the currency of the company, at the rate of today, as the list tells prices. */
export async function lireHistoriquePrix(
  { pool, articles, clock }: Pick<Shop, 'pool' | 'articles' | 'clock'>,
  demande: Demande,
  articleId: number,
): Promise<HistoriquePrix> {
  const { compteId } = acheteurOf(demande.acteur);
  const [rows, connus, change] = await Promise.all([
    listPeriodes(pool, { compteId, articleId }),
    articles.readArticles([articleId]),
    articles.readChange(demande),
  ]);
  if (rows.length === 0) throw refus('introuvable');
  const prixPublic = connus.get(articleId)?.prix ?? null;
  const chiffrer = (prix: string) => gainNegocie(prix, prixPublic, change);
  return {
    jour: clock.today(),
    prixPublicHT: chiffrer(rows[0]?.prix ?? '0').prixPublicHT,
    periodes: paliersPrix(rows).map(({ prix, debut, fin }) => ({
      debut,
      fin,
      prixNetHT: chiffrer(prix).prixNetHT,
    })),
  };
}
