/** How the customers of a tour are doing together, as small charts take it. */
import { centsOf, unitsOf, type Devise } from '@comptoir/contract/argent.ts';
import type { ChiffresPortefeuille } from '@comptoir/contract/delegue/tournee.contract.ts';
import { listMois, MOIS_MONTRES } from '../../tableau-de-bord/tableau-de-bord.public.ts';
import type { MoisCommande } from './portefeuille.sql.ts';
import type { SituationDunCompte } from './raisons.sql.ts';

interface Faits {
  situations: readonly SituationDunCompte[];
  mois: readonly MoisCommande[];
  devis: ChiffresPortefeuille['devis'];
}

const JOUR_MS = 86_400_000;
/** Days since the last order of who is active, and of who was lately. */
const UN_MOIS = 31;
const UN_TRIMESTRE = 92;

export function chiffrer({ situations, mois, devis }: Faits, jour: string): ChiffresPortefeuille {
  const devise = deviseOf(situations);
  const factures = situations.filter((each) => each.devise === devise);
  const write = (units: bigint) => centsOf(units, devise).montant;
  const parMois = new Map(
    mois
      .filter((each) => each.devise === devise)
      .map(({ mois: un, montantHT }) => [un, unitsOf({ montant: montantHT, devise })]),
  );
  const tous = listMois(jour, 2 * MOIS_MONTRES);
  const sommeOf = (un: string | undefined) => parMois.get(un ?? '') ?? 0n;
  const total = (liste: readonly string[]) => liste.reduce((sum, un) => sum + sommeOf(un), 0n);
  const somme = (champ: 'encours' | 'retard') =>
    factures.reduce((sum, each) => sum + unitsOf({ montant: each[champ], devise }), 0n);
  return {
    devise,
    clientsDevise: factures.length,
    clients: situations.length,
    mois: tous.slice(MOIS_MONTRES).map((un, i) => ({
      mois: un,
      total: write(sommeOf(un)),
      avant: write(sommeOf(tous[i])),
    })),
    total: write(total(tous.slice(MOIS_MONTRES))),
    avant: write(total(tous.slice(0, MOIS_MONTRES))),
    activite: activiteOf(situations, jour),
    encours: write(somme('encours')),
    retard: write(somme('retard')),
    devis,
  };
}

/** That of most customers: amounts of two currencies have no sum. */
function deviseOf(situations: readonly SituationDunCompte[]): Devise {
  const livres = situations.filter(({ devise }) => devise === 'GBP').length;
  return livres > situations.length / 2 ? 'GBP' : 'EUR';
}

function activiteOf(
  situations: readonly SituationDunCompte[],
  jour: string,
): ChiffresPortefeuille['activite'] {
  const activite = { mois: 0, trimestre: 0, ancienne: 0, jamais: 0 };
  for (const { dernierLe } of situations) {
    if (dernierLe === null) activite.jamais++;
    else {
      const jours = (Date.parse(jour) - Date.parse(dernierLe)) / JOUR_MS;
      activite[jours <= UN_MOIS ? 'mois' : jours <= UN_TRIMESTRE ? 'trimestre' : 'ancienne']++;
    }
  }
  return activite;
}
