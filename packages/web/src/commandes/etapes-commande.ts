/** How far an order has come, in five steps. */
import type { Commande, EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';

export const ETAPES = ['passee', 'validee', 'preparee', 'expediee', 'livree'] as const;
export type Etape = (typeof ETAPES)[number];

/** Steps done; null where the order ends on the way. */
const FAITES: Record<EtatCommande, number | null> = {
  'a-valider': 1,
  validee: 2,
  'en-preparation': 2,
  'expediee-partiellement': 3,
  expediee: 4,
  livree: 5,
  annulee: null,
  refusee: null,
};

export function etapesFaites(etat: EtatCommande): number | null {
  return FAITES[etat];
}

/** When each step was done, by what happened to the order; the last time where it happened twice. */
export function datesDesEtapes({
  evenements,
}: Pick<Commande, 'evenements'>): Partial<Record<Etape, string>> {
  const lastOf = (...genres: string[]) =>
    evenements
      .filter(({ genre }) => genres.includes(genre))
      .map(({ faitLe }) => faitLe)
      .toSorted()
      .at(-1);
  const passee = lastOf('passee');
  // Whoever needs nobody's agreement has it from the start.
  const sansAccord = evenements.some(({ genre, etat }) => genre === 'passee' && etat === 'validee');
  const dates: Record<Etape, string | undefined> = {
    passee,
    validee: lastOf('validee') ?? (sansAccord ? passee : undefined),
    preparee: lastOf('en-preparation'),
    expediee: lastOf('expedition'),
    livree: lastOf('livraison'),
  };
  return Object.fromEntries(Object.entries(dates).filter(([, date]) => date !== undefined));
}
