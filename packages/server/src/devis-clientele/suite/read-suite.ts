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
import { besoinsDevis, type BesoinDevis } from './besoins-devis.ts';
import { listCommandees, listCommandes } from './suite.sql.ts';

export async function readSuite(
  pool: Pool,
  acteur: Acteur,
  nomme: DevisNomme,
): Promise<SuiteDevis> {
  const { compteId } = acheteurOf(acteur);
  const { document, chantier, devise } = await findOrRefuse(pool, lecteurOf(acteur), nomme);
  const lie = { id: nomme.id, compteId, chantier };
  const [commandees, commandes] =
    chantier === null
      ? [[], []]
      : await Promise.all([listCommandees(pool, lie), listCommandes(pool, lie)]);
  const reste = new Map(commandees.map((ligne) => [ligne.articleId, ligne]));
  const prevues = parArticle(besoinsDevis(document)).map((besoin): LigneSuivie => {
    const { articleId, reference, libelle, prevu, quantite } = besoin;
    const faite = reste.get(articleId);
    reste.delete(articleId);
    return {
      articleId,
      reference,
      libelle,
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

/** Cut to several lists it is one article that is ordered and sent. */
function parArticle(besoins: readonly BesoinDevis[]): BesoinDevis[] {
  return [...Map.groupBy(besoins, ({ articleId }) => articleId).values()].flatMap(
    ([premier, ...autres]) =>
      premier
        ? autres.reduce(
            (tout, { quantite, prevu }) => ({
              ...tout,
              quantite: tout.quantite + quantite,
              prevu: tout.prevu + prevu,
            }),
            premier,
          )
        : [],
  );
}
