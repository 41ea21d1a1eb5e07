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
  const restes = [...avant.lignes];
  const take = (same: (ligne: LigneDevis) => boolean): LigneDevis | null => {
    const at = restes.findIndex(same);
    return at < 0 ? null : (restes.splice(at, 1)[0] ?? null);
  };
  const isMeme = (ligne: LigneDevis) => (autre: LigneDevis) =>
    autre.articleId === ligne.articleId && autre.traitCoupe === ligne.traitCoupe;
  // Those of the same chantier first: an article that moved takes the place nobody else has.
  const exactes = new Map(
    apres.lignes.map((ligne) => [
      ligne,
      take((autre) => isMeme(ligne)(autre) && autre.chantier === ligne.chantier),
    ]),
  );
  const gardees = apres.lignes.map((ligne) => {
    const pareille = exactes.get(ligne) ?? take(isMeme(ligne));
    return compared(pareille, ligne);
  });
  return [...gardees, ...restes.map((ligne) => compared(ligne, null))];
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
