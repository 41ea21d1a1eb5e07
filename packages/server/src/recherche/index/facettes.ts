/** What can still be filtered, from the counts of one pass. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { Facette, ValeurFacette } from '@comptoir/contract/recherche/recherche.contract.ts';
import { BIT_MARQUE, BIT_PRIX, BIT_STOCK, type Filtres } from './filtres.ts';
import { SANS_PRIX, type Lignes } from './lignes.ts';
import { SEUILS_NOTE, type Comptes } from './parcourir.ts';
import { convertirPrix, isCentimes, toPlage, toTranches, type Bornes } from './plages.ts';
import { isEnVigueur, type Attribut, type Referentiel } from './referentiel.ts';

/** Facets of attributes in one answer. */
const MAX_ATTRIBUTS = 12;
/** The part of the articles found that must have an attribute for it to be asked. */
const PART_MIN = 0.5;
/** A number with more values is a range. */
const MAX_VALEURS_NOMBRE = 12;

export interface Contexte {
  lignes: Lignes;
  comptes: Comptes;
  filtres: Filtres;
  langue: Locale;
  jour: string;
  magasinId: number | undefined;
  /** Undefined where the rate of the currency is not known. */
  change: Change | undefined;
}

export function listFacettes(contexte: Contexte): Facette[] {
  return [
    ...facetteStock(contexte),
    ...facettesAttributs(contexte),
    ...facetteMarque(contexte),
    ...facettePrix(contexte),
    ...facettePromotion(contexte),
    ...facetteNote(contexte),
  ];
}

/**
 * Those that most of the articles found carry, and those that are filtered on: the width of three
 * brackets is no question to ask of a whole category.
 */
function facettesAttributs({ lignes, comptes, filtres, langue }: Contexte): Facette[] {
  const { attributs } = lignes.referentiel;
  const filtered = new Set(filtres.groupes);
  const candidats = attributs.flatMap((attribut, place) => {
    const numeros = presentsOf(attribut, comptes);
    const isFiltered = filtered.has(place);
    if (numeros.length === 0 || (numeros.length === 1 && !isFiltered)) return [];
    const couverture = numeros.reduce((sum, numero) => sum + (comptes.valeurs[numero] ?? 0), 0);
    if (!isFiltered && couverture < comptes.total * PART_MIN) return [];
    return { attribut, place, numeros, poids: isFiltered ? Infinity : couverture };
  });
  return candidats
    .toSorted((a, b) => b.poids - a.poids || a.place - b.place)
    .slice(0, Math.max(MAX_ATTRIBUTS, candidats.filter(({ poids }) => poids === Infinity).length))
    .toSorted((a, b) => a.place - b.place)
    .map(({ attribut, numeros }) =>
      facetteAttribut(attribut, numeros, comptes, lignes.referentiel, langue),
    );
}

function presentsOf({ debut, fin }: Attribut, { valeurs }: Comptes): number[] {
  const numeros: number[] = [];
  for (let numero = debut; numero < fin; numero++) {
    if ((valeurs[numero] ?? 0) > 0) numeros.push(numero);
  }
  return numeros;
}

function facetteAttribut(
  { code, type, unite, libelle }: Attribut,
  numeros: readonly number[],
  comptes: Comptes,
  referentiel: Referentiel,
  langue: Locale,
): Facette {
  const facette = { code, libelle: libelle[langue], type, unite };
  const nombreOf = (numero: number) => comptes.valeurs[numero] ?? 0;
  if (type === 'nombre' && numeros.length > MAX_VALEURS_NOMBRE) {
    const uniteOf = (numero: number) => referentiel.nombres[numero] ?? 0;
    const bornes = { min: uniteOf(numeros[0] ?? 0), max: uniteOf(numeros.at(-1) ?? 0) };
    const tranches = toTranches(bornes, numeros.map(uniteOf), numeros.map(nombreOf));
    return { ...facette, valeurs: [], plage: toPlage(bornes, tranches) };
  }
  const valeurs = numeros.flatMap((numero): ValeurFacette[] => {
    const row = referentiel.valeurs[numero];
    if (!row) return [];
    const { valeur } = row;
    return [{ valeur, libelle: row.libelle?.[langue] ?? valeur, nombre: nombreOf(numero) }];
  });
  return { ...facette, valeurs, plage: null };
}

function facetteStock({ comptes, filtres, magasinId }: Contexte): Facette[] {
  const valeurs = [
    ...(magasinId === undefined ? [] : [valeurSansMot('magasin', comptes.enMagasin)]),
    valeurSansMot('livrable', comptes.livrables),
  ];
  return choix('enStock', valeurs, (filtres.requis & BIT_STOCK) !== 0 || comptes.livrables > 0);
}

function facetteMarque({ lignes, comptes, filtres }: Contexte): Facette[] {
  const valeurs = lignes.referentiel.marques.flatMap(({ id, nom }, numero) => {
    const nombre = comptes.marques[numero] ?? 0;
    return nombre > 0 ? [{ valeur: String(id), libelle: nom, nombre }] : [];
  });
  return choix('marque', valeurs, (filtres.requis & BIT_MARQUE) !== 0 || valeurs.length > 1);
}

function facettePromotion({ lignes, comptes, langue, jour }: Contexte): Facette[] {
  const { promotions, groupePromotions } = lignes.referentiel;
  const valeurs = promotions.flatMap((promotion, place) => {
    const nombre = comptes.valeurs[groupePromotions.debut + place] ?? 0;
    if (nombre === 0 || !isEnVigueur(promotion, jour)) return [];
    return [{ valeur: String(promotion.id), libelle: promotion.titre[langue], nombre }];
  });
  return choix('promotion', valeurs, true);
}

function facetteNote({ comptes }: Contexte): Facette[] {
  const valeurs = SEUILS_NOTE.map((seuil, place) =>
    valeurSansMot(String(seuil / 100), comptes.notes[place] ?? 0),
  );
  return choix('note', valeurs, true);
}

function valeurSansMot(valeur: string, nombre: number): ValeurFacette {
  return { valeur, libelle: valeur, nombre };
}

/** Without the values that lead to nothing, and not at all without any. */
function choix(code: string, valeurs: ValeurFacette[], isShown: boolean): Facette[] {
  const utiles = valeurs.filter(({ nombre }) => nombre > 0);
  if (!isShown || utiles.length === 0) return [];
  return [{ code, libelle: null, type: 'choix', unite: null, valeurs: utiles, plage: null }];
}

function facettePrix({ lignes, comptes, filtres, change }: Contexte): Facette[] {
  if (!change) return [];
  const prix = prixOf(lignes.prix, comptes);
  const euros = bornesOf(prix);
  if (prix.length === 0) return [];
  if (euros.min === euros.max && (filtres.requis & BIT_PRIX) === 0) return [];
  const tranches = toTranches(euros, prix);
  return [
    {
      code: 'prix',
      libelle: null,
      type: 'nombre',
      unite: change.devise,
      valeurs: [],
      plage: toPlage(bornesAffichees(prix, euros, change), tranches),
    },
  ];
}

/** Prices of the articles found, whatever is filtered on prices. */
function prixOf(
  prix: Float64Array,
  { trouves, total, horsPrix, nombreHorsPrix }: Comptes,
): Float64Array {
  const tous = new Float64Array(total + nombreHorsPrix);
  let nombre = 0;
  for (let i = 0; i < tous.length; i++) {
    const row = i < total ? trouves[i] : horsPrix[i - total];
    const montant = prix[row ?? 0] ?? SANS_PRIX;
    if (montant !== SANS_PRIX) tous[nombre++] = montant;
  }
  return tous.subarray(0, nombre);
}

function bornesOf(prix: Float64Array): Bornes {
  const bornes = { min: Infinity, max: -Infinity };
  for (let i = 0; i < prix.length; i++) extend(bornes, prix[i] ?? 0);
  return bornes;
}

function extend(bornes: Bornes, montant: number): void {
  if (montant < bornes.min) bornes.min = montant;
  if (montant > bornes.max) bornes.max = montant;
}

/** Whole cents and finer prices are converted otherwise, so the ends of both are looked at. */
function bornesAffichees(prix: Float64Array, euros: Bornes, change: Change): Bornes {
  if (change.devise === 'EUR') return euros;
  const centimes = { min: Infinity, max: -Infinity };
  const fins = { min: Infinity, max: -Infinity };
  for (let i = 0; i < prix.length; i++) {
    const montant = prix[i] ?? 0;
    extend(isCentimes(montant) ? centimes : fins, montant);
  }
  const sortes = [centimes, fins].filter(({ max }) => max > 0);
  return {
    min: Math.min(...sortes.map(({ min }) => convertirPrix(min, change))),
    max: Math.max(...sortes.map(({ max }) => convertirPrix(max, change))),
  };
}
