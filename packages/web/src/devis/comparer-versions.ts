/** Two versions of a quote, line beside line. */
import { compareMontants } from '@comptoir/contract/argent.ts';
import type { LigneDevis, VersionDevis } from '@comptoir/contract/devis/devis.schema.ts';

export interface LigneComparee {
  cle: string;
  /** Null: it is not in this version. */
  avant: LigneDevis | null;
  apres: LigneDevis | null;
  /** What differs, of what is in both. */
  ecarts: readonly ('quantite' | 'prix' | 'chantier' | 'promesse')[];
}

type Lignes = Pick<VersionDevis, 'lignes'>;

/** The lines of the later version in their order, then those it no longer has. */
export function comparerVersions(avant: Lignes, apres: Lignes): LigneComparee[] {
  const restes = new Set(avant.lignes);
  // Those of the same chantier first: an article that moved takes the place nobody else has.
  const exactes = apparier(restes, apres.lignes, (ligne) => `${memeOf(ligne)} ${ligne.chantier}`);
  const deplacees = apparier(
    restes,
    apres.lignes.filter((ligne) => !exactes.has(ligne)),
    memeOf,
  );
  const gardees = apres.lignes.map((ligne) =>
    compared(exactes.get(ligne) ?? deplacees.get(ligne) ?? null, ligne),
  );
  return [...gardees, ...Array.from(restes, (ligne) => compared(ligne, null))];
}

const memeOf = ({ articleId, traitCoupe }: LigneDevis) => `${articleId} ${traitCoupe}`;

/** For each line the first of those left that has its key, which is then taken. */
function apparier(
  restes: Set<LigneDevis>,
  lignes: readonly LigneDevis[],
  cleOf: (ligne: LigneDevis) => string,
): Map<LigneDevis, LigneDevis> {
  const parCle = Map.groupBy(restes, cleOf);
  // Taken from the end.
  for (const pareilles of parCle.values()) pareilles.reverse();
  const paires = new Map<LigneDevis, LigneDevis>();
  for (const ligne of lignes) {
    const pareille = parCle.get(cleOf(ligne))?.pop();
    if (!pareille) continue;
    paires.set(ligne, pareille);
    restes.delete(pareille);
  }
  return paires;
}

function compared(avant: LigneDevis | null, apres: LigneDevis | null): LigneComparee {
  return {
    cle: `${avant?.id ?? ''} ${apres?.id ?? ''}`,
    avant,
    apres,
    ecarts: avant && apres ? ecartsOf(avant, apres) : [],
  };
}

/** What one pays of a line. */
export function prixOf({ prixHT, prixProposeHT }: LigneDevis) {
  return prixProposeHT ?? prixHT;
}

function ecartsOf(avant: LigneDevis, apres: LigneDevis): LigneComparee['ecarts'] {
  return [
    ...(avant.quantite === apres.quantite ? [] : ['quantite' as const]),
    ...(compareMontants(prixOf(avant), prixOf(apres)) === 0 ? [] : ['prix' as const]),
    ...(avant.chantier === apres.chantier ? [] : ['chantier' as const]),
    ...(avant.promiseLe === apres.promiseLe ? [] : ['promesse' as const]),
  ];
}
