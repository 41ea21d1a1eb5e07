/** The words of a listing, searched and noted for who asks. */
import type { DemandeListing } from '../index/demande-listing.ts';
import { findRow } from '../index/ordres.ts';
import { chercher } from './chercher.ts';
import type { Recherche } from './corrections/recherche-lue.ts';
import { designeSeul } from './codes-cherches.ts';
import { noter, type Avantages } from './notes.ts';
import { POIDS_CODE } from './pertinence.ts';
import { lue } from './requete.ts';
import { sourceOf, type Lecteur } from './sources.ts';
import { createGroupe, findRows } from './find.ts';

export interface MotsTrouves extends Recherche {
  /** Row that the whole question names; −1 without one. */
  designe: number;
}

/** Undefined without words. */
export function chercherMots(
  lecteur: Lecteur,
  demande: Pick<DemandeListing, 'query' | 'codes'>,
  avantages: Avantages,
): MotsTrouves | undefined {
  const { q: ecrit = '', exact = false } = demande.query;
  const q = lue(ecrit);
  if (q === '') return undefined;
  const codes = rowsDesCodes(demande.codes, avantages);
  const seul = designeSeul(lecteur.texte, q)?.row ?? (codes.length === 1 ? codes[0] : undefined);
  const recherche =
    codes.length > 0 ? parCodes(lecteur, codes) : chercher(lecteur, q, { exact, enCours: false });
  noter(lecteur, recherche, avantages);
  return { ...recherche, designe: seul ?? -1 };
}

/** What the company itself calls so is what it means. */
export function parCodes({ texte, brouillon }: Lecteur, codes: readonly number[]): Recherche {
  const groupe = createGroupe([sourceOf(codes, POIDS_CODE.entier)]);
  return {
    rows: findRows(texte.listes, brouillon, [groupe]),
    mots: 1,
    mesures: [],
    lecture: { correction: null, sansMots: [], propositions: [] },
  };
}

export function rowsDesCodes(
  codes: readonly number[] = [],
  { lignes, ordres }: Avantages,
): number[] {
  return codes.map((id) => findRow(ordres, lignes, id)).filter((row) => row !== -1);
}
