/** Where lines may go: chantiers of the basket, then the names that the buyer keeps in their settings. */
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { SessionAffichee } from '../../app/rendering.ts';
import type { ChantierVise } from '../ajout.ts';

type Connu = Pick<Chantier, 'id' | 'libelle'>;
type Preferees = NonNullable<SessionAffichee['preferences']>;

export interface PlacesChantier<C extends Connu> {
  /** What lines without a choice come under; null: no name. */
  premier: string | null;
  /** Those that have a name. */
  nommes: C[];
  proposes: string[];
}

export function placesChantier<C extends Connu>(
  chantiers: readonly C[],
  preferences: Preferees = {},
): PlacesChantier<C> {
  // One without a name takes what is added without a choice, until it is empty.
  const isSansNom = chantiers.some(({ libelle }) => libelle === null);
  const premier = isSansNom ? null : (preferences.chantierDefaut ?? null);
  return {
    premier,
    nommes: chantiers.filter(({ libelle }) => libelle !== null && !isSame(libelle, premier)),
    proposes: nomsProposes(chantiers, preferences).filter((nom) => !isSame(nom, premier)),
  };
}

/** Names that no chantier of the basket has yet. */
export function nomsProposes(
  chantiers: readonly Pick<Connu, 'libelle'>[],
  { chantiers: noms = [] }: Preferees = {},
): string[] {
  return noms.filter((nom) => !chantiers.some(({ libelle }) => isSame(nom, libelle)));
}

/** As the server tells names apart. */
function isSame(nom: string, autre: string | null): boolean {
  return nom.toLowerCase() === autre?.toLowerCase();
}

/** Values of a list to choose from. */
export const PREMIER = '';
export const NOUVEAU = 'nouveau';
const NOM = 'nom:';

interface Mots {
  sansNom: string;
  nouveau: string;
}

export function optionsChantier(
  { premier, nommes, proposes }: PlacesChantier<Connu>,
  { sansNom, nouveau }: Mots,
): { value: string; label: string }[] {
  return [
    { value: PREMIER, label: premier ?? sansNom },
    ...nommes.map(({ id, libelle }) => ({ value: String(id), label: libelle ?? sansNom })),
    ...proposes.map((nom) => ({ value: NOM + nom, label: nom })),
    { value: NOUVEAU, label: nouveau },
  ];
}

/** `nouveau`: what was typed for a new one. Undefined where that is nothing. */
export function viseOf(value: string, nouveau: string): ChantierVise | undefined {
  if (value === PREMIER) return {};
  if (value.startsWith(NOM)) return { chantier: value.slice(NOM.length) };
  if (value !== NOUVEAU) return { chantierId: Number(value) };
  const chantier = nouveau.trim();
  return chantier === '' ? undefined : { chantier };
}
