/**
 * What a quote comes to, on both sides of the wire: each line is rounded to the cent, the tax of a
 * rate is that of the sum of its lines.
 */
import { centsOf, roundUnits, type Devise, type Montant } from '../argent.ts';
import { arrondirPrix, diviser, writeDecimal, multiplier, unitesOf } from './decimal.ts';
import type {
  DocumentDevis,
  LigneDevisClientele,
  Marge,
  SectionDevis,
  TauxTva,
} from './document.schema.ts';
import { TAUX } from './taux.ts';

const CENT_POUR_CENT = unitesOf('100');

export interface LigneCalculee {
  /** Cost of one unit, waste counted; null: not known. */
  coutHT: Montant | null;
  /** Null: neither a price nor a cost it could follow from. */
  prixHT: Montant | null;
  montantHT: Montant;
  /** What it costs in all. */
  coutTotalHT: Montant;
  /** Percent of the price that is kept; null where the cost is not known or nothing is charged. */
  marque: string | null;
  /** Less is kept than the company set as its floor. */
  sousPlancher: boolean;
  /** Part of what is to be paid. */
  comptee: boolean;
}

export interface TvaDevis {
  taux: TauxTva;
  base: Montant;
  montant: Montant;
}

export interface TotauxDevis {
  lignes: ReadonlyMap<string, LigneCalculee>;
  sections: ReadonlyMap<string, { totalHT: Montant; coutHT: Montant }>;
  totalHT: Montant;
  coutHT: Montant;
  margeHT: Montant;
  /** Percent of the price; null where nothing is charged. */
  marque: string | null;
  tva: readonly TvaDevis[];
  ttc: Montant;
  /** Options nobody chose. */
  optionsHT: Montant;
  /** What is due when; the last one takes the rest of the cents. */
  echeances: readonly { libelle: string; pourcent: string; montant: Montant }[];
  /** Lines below the floor, and lines without a price. */
  sousPlancher: number;
  sansPrix: number;
}

interface Sommes {
  prix: bigint;
  cout: bigint;
}

export function calculerDevis(document: DocumentDevis): TotauxDevis {
  const { devise, sections } = document;
  const argent = (unites: bigint) => centsOf(unites, devise);
  const lignes = new Map<string, LigneCalculee>();
  const parSection = new Map<string, { totalHT: Montant; coutHT: Montant }>();
  const bases = new Map<TauxTva, bigint>();
  const tout: Sommes = { prix: 0n, cout: 0n };
  let options = 0n;
  let sousPlancher = 0;
  let sansPrix = 0;
  for (const section of sections) {
    const sienne: Sommes = { prix: 0n, cout: 0n };
    let depuis = 0n;
    for (const ligne of section.lignes) {
      if (ligne.type === 'sous-total') {
        lignes.set(ligne.id, { ...RIEN(devise), montantHT: argent(depuis) });
        depuis = 0n;
        continue;
      }
      if (ligne.type === 'commentaire') continue;
      const { calculee, montant, cout } = calculerLigne(ligne, section, document);
      lignes.set(ligne.id, calculee);
      if (calculee.prixHT === null) sansPrix += 1;
      if (calculee.sousPlancher) sousPlancher += 1;
      if (!calculee.comptee) {
        options += montant;
        continue;
      }
      sienne.prix += montant;
      sienne.cout += cout;
      depuis += montant;
      bases.set(ligne.tva, (bases.get(ligne.tva) ?? 0n) + montant);
    }
    tout.prix += sienne.prix;
    tout.cout += sienne.cout;
    parSection.set(section.id, { totalHT: argent(sienne.prix), coutHT: argent(sienne.cout) });
  }
  const taxes = TAUX.flatMap((taux) => {
    const base = bases.get(taux) ?? 0n;
    const montant = roundUnits(diviser(multiplier(base, unitesOf(taux)), CENT_POUR_CENT));
    return base === 0n ? [] : [{ taux, base, montant }];
  });
  const ttc = taxes.reduce((somme, { montant }) => somme + montant, tout.prix);
  return {
    lignes,
    sections: parSection,
    totalHT: argent(tout.prix),
    coutHT: argent(tout.cout),
    margeHT: argent(tout.prix - tout.cout),
    marque: marqueOf(tout),
    tva: taxes.map(({ taux, base, montant }) => ({
      taux,
      base: argent(base),
      montant: argent(montant),
    })),
    ttc: argent(ttc),
    optionsHT: argent(options),
    echeances: partager(ttc, document),
    sousPlancher,
    sansPrix,
  };
}

const RIEN = (devise: Devise): LigneCalculee => ({
  coutHT: null,
  prixHT: null,
  montantHT: centsOf(0n, devise),
  coutTotalHT: centsOf(0n, devise),
  marque: null,
  sousPlancher: false,
  comptee: false,
});

function calculerLigne(
  ligne: LigneDevisClientele,
  section: Pick<SectionDevis, 'marge'>,
  { marge, plancher, devise }: Pick<DocumentDevis, 'marge' | 'plancher' | 'devise'>,
): { calculee: LigneCalculee; montant: bigint; cout: bigint } {
  const unitaire = coutUnitaire(ligne);
  const prix =
    ligne.prixHT !== null
      ? unitesOf(ligne.prixHT)
      : unitaire === null
        ? null
        : prixOf(unitaire, ligne.marge ?? section.marge ?? marge);
  const quantite = unitesOf(ligne.quantite);
  const montant = prix === null ? 0n : roundUnits(multiplier(prix, quantite));
  const cout = unitaire === null ? 0n : roundUnits(multiplier(unitaire, quantite));
  // By the unit: rounding a whole line says nothing of what was decided.
  const marque = unitaire === null || prix === null ? null : marqueOf({ prix, cout: unitaire });
  const precis = (unites: bigint): Montant => ({ montant: writeDecimal(unites), devise });
  return {
    montant,
    cout,
    calculee: {
      coutHT: unitaire === null ? null : precis(unitaire),
      prixHT: prix === null ? null : precis(prix),
      montantHT: centsOf(montant, devise),
      coutTotalHT: centsOf(cout, devise),
      marque,
      sousPlancher: marque !== null && unitesOf(marque) < unitesOf(plancher),
      comptee: !ligne.option || ligne.choisie,
    },
  };
}

/** Null where what it is made of has no known cost. */
export function coutUnitaire(
  ligne: Pick<LigneDevisClientele, 'type' | 'achatHT' | 'perte' | 'composants'>,
): bigint | null {
  const { type, achatHT, perte, composants = [] } = ligne;
  const avecPerte = (unites: bigint) =>
    unites + diviser(multiplier(unites, unitesOf(perte)), CENT_POUR_CENT);
  if (type !== 'ouvrage') return achatHT === null ? null : avecPerte(unitesOf(achatHT));
  let somme = 0n;
  for (const composant of composants) {
    if (composant.achatHT === null) return null;
    somme += multiplier(unitesOf(composant.achatHT), unitesOf(composant.quantite));
  }
  return composants.length === 0 ? null : avecPerte(somme);
}

/** A rate of a hundred percent would ask for an endless price: the cost alone is left. */
export function prixOf(cout: bigint, { mode, valeur }: Marge): bigint {
  const facteur = unitesOf(valeur);
  if (mode === 'coefficient') return arrondirPrix(multiplier(cout, facteur));
  const reste = CENT_POUR_CENT - facteur;
  return arrondirPrix(reste <= 0n ? cout : diviser(multiplier(cout, CENT_POUR_CENT), reste));
}

/** With one decimal; null where nothing is charged. */
function marqueOf({ prix, cout }: Sommes): string | null {
  if (prix === 0n) return null;
  const taux = diviser(multiplier(prix - cout, CENT_POUR_CENT), prix);
  const DIXIEME = 1000n;
  const dixiemes = (taux >= 0n ? taux + DIXIEME / 2n : taux - DIXIEME / 2n) / DIXIEME;
  return writeDecimal(dixiemes * DIXIEME);
}

function partager(
  ttc: bigint,
  { echeancier, devise }: Pick<DocumentDevis, 'echeancier' | 'devise'>,
): TotauxDevis['echeances'] {
  const entier = echeancier.reduce((somme, { pourcent }) => somme + unitesOf(pourcent), 0n);
  let reste = ttc;
  return echeancier.map(({ libelle, pourcent }, i) => {
    const part = roundUnits(diviser(multiplier(ttc, unitesOf(pourcent)), CENT_POUR_CENT));
    const isDerniere = i === echeancier.length - 1 && entier === CENT_POUR_CENT;
    const montant = isDerniere ? reste : part;
    reste -= montant;
    return { libelle, pourcent, montant: centsOf(montant, devise) };
  });
}
