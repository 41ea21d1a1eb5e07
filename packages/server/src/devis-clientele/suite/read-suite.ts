/** Progress of a quote: what it counts on, what was ordered and sent for it, what that cost. */
import { centsOf, compareMontants, roundUnits, sumMontants } from '@comptoir/contract/argent.ts';
import type {
  LigneSuivie,
  SuiteDevis,
} from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import type { Pool } from '../../db/pool.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { lecteurOf } from '../qui.ts';
import { findOrRefuse, type DevisNomme } from '../vue-devis.ts';
import { besoinsDevis } from './besoins-devis.ts';
import { listCommandees, listCommandes } from './suite.sql.ts';

export async function readSuite(
  pool: Pool,
  acteur: Acteur,
  nomme: DevisNomme,
): Promise<SuiteDevis> {
  const { compteId } = acheteurOf(acteur);
  const { document, chantier, devise } = await findOrRefuse(pool, lecteurOf(acteur), nomme);
  const [commandees, commandes] =
    chantier === null
      ? [[], []]
      : await Promise.all([
          listCommandees(pool, compteId, chantier),
          listCommandes(pool, compteId, chantier),
        ]);
  const reste = new Map(commandees.map((ligne) => [ligne.articleId, ligne]));
  const prevues = besoinsDevis(document).map(({ prevu, quantite, ...besoin }): LigneSuivie => {
    const faite = reste.get(besoin.articleId);
    reste.delete(besoin.articleId);
    return {
      ...besoin,
      prevue: quantite,
      commandee: faite?.quantite ?? 0,
      expediee: faite?.expediee ?? 0,
      prevuHT: centsOf(roundUnits(prevu), devise),
      reelHT: { montant: faite?.montantHT ?? '0.00', devise },
    };
  });
  // What nobody counted on.
  const autres = [...reste.values()].map(({ quantite, montantHT, ...ligne }): LigneSuivie => ({
    ...ligne,
    prevue: 0,
    commandee: quantite,
    prevuHT: centsOf(0n, devise),
    reelHT: { montant: montantHT, devise },
  }));
  const lignes = [...prevues, ...autres].sort((a, b) => compareMontants(b.prevuHT, a.prevuHT));
  return {
    lignes,
    prevuHT: sumMontants(
      lignes.map(({ prevuHT }) => prevuHT),
      devise,
    ),
    reelHT: sumMontants(
      lignes.map(({ reelHT }) => reelHT),
      devise,
    ),
    commandes: commandes.map(({ passeeLe, ...commande }) => ({
      ...commande,
      passeeLe: passeeLe.toISOString(),
    })),
    chantier,
  };
}
