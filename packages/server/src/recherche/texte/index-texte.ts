/** All that articles are found by when someone types: built with the rows, then kept in step. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { SynonymeRow } from '../index/lecture-synonymes.sql.ts';
import type { LigneRow } from '../index/lignes.sql.ts';
import type { Referentiel } from '../index/referentiel.ts';
import type { TexteProduitRow } from '../index/textes-produits.sql.ts';
import {
  ajouterCodes,
  createCodes,
  finirCodes,
  normaliserCode,
  normaliserEan,
  type Codes,
  type CodesEnCours,
} from './codes.ts';
import { empreinteOf } from './corrections/empreinte.ts';
import { createEquivalences, type Equivalences } from './equivalences.ts';
import { createDictionnaire, type Dictionnaire } from './corrections/fautes.ts';
import { createLexique, trierLexique, type Lexique } from './lexique.ts';
import {
  ajouterLignes,
  createListes,
  finirListes,
  placeDeCle,
  remplacerLigne,
  type Listes,
  type ListesEnCours,
} from './listes.ts';
import { createMotsAttributs } from './mots-attributs.ts';
import { redigerLigne, redigerProduit, type ProduitRedige, type Redaction } from './redaction.ts';

export interface IndexTexte {
  lexique: Lexique;
  listes: Listes;
  /** Ours, then the maker's. */
  references: Codes;
  eans: Codes;
  /** Words that may stand for a misspelt one, and their numbers. */
  dictionnaire: Dictionnaire;
  numerosDictionnaire: Int32Array;
  porteurs: ReadonlyMap<number, readonly number[]>;
  equivalences: Equivalences;
  noms: Noms;
  redaction: Redaction;
}

/** What is known of the names, row by row. */
interface Noms {
  /** Words of the product's name, by language. */
  longueurs: Record<Locale, Uint8Array>;
  empreintes: Int32Array;
  /** Product of each row. */
  produits: Int32Array;
}

export interface TexteEnCours {
  redaction: Redaction;
  porteurs: ReadonlyMap<number, readonly number[]>;
  listes: ListesEnCours;
  references: CodesEnCours;
  eans: CodesEnCours;
  noms: Noms;
  /** The product being written, and its first row of those that follow each other. */
  produit: { id: number; debut: number; redige: ProduitRedige; empreinte: number } | undefined;
  fin: number;
}

export function createTexte(
  referentiel: Referentiel,
  expected: number,
  capacity: number,
): TexteEnCours {
  const lexique = createLexique();
  const listes = createListes();
  const attributs = createMotsAttributs(lexique, referentiel);
  const noter = (cle: number) => placeDeCle(listes, cle);
  return {
    redaction: { lexique, referentiel, attributs, noter, textes: new Map() },
    porteurs: attributs.porteurs,
    listes,
    references: createCodes(2, expected),
    eans: createCodes(1, expected),
    noms: createNoms(capacity),
    produit: undefined,
    fin: 0,
  };
}

function createNoms(capacity: number): Noms {
  const column = () => new Uint8Array(capacity);
  return {
    longueurs: { fr: column(), en: column(), es: column() },
    empreintes: new Int32Array(capacity),
    produits: new Int32Array(capacity),
  };
}

/** The next row; `produit` is that of its product. */
export function writeTexte(enCours: TexteEnCours, ligne: LigneRow, produit: TexteProduitRow): void {
  const row = enCours.fin++;
  if (enCours.produit?.id !== produit.id) {
    writeProduit(enCours, row);
    enCours.produit = {
      id: produit.id,
      debut: row,
      redige: redigerProduit(enCours.redaction, produit, ligne),
      empreinte: empreinteDuProduit(produit),
    };
  }
  const { redige, empreinte } = enCours.produit;
  for (const place of redigerLigne(enCours.redaction, ligne, redige)) {
    ajouterLignes(enCours.listes, place, row, row + 1);
  }
  ajouterCodes(enCours.references, referencesOf(ligne));
  ajouterCodes(enCours.eans, [normaliserEan(ligne.ean)]);
  enCours.noms.produits[row] = produit.id;
  writeNom(enCours.noms, row, redige, empreinteDeLigne(ligne, empreinte));
}

/** What a product says, once for all of its rows that follow each other. */
function writeProduit({ produit, listes }: TexteEnCours, fin: number): void {
  if (!produit) return;
  for (const place of produit.redige.cles) ajouterLignes(listes, place, produit.debut, fin);
}

export function finirTexte(
  enCours: TexteEnCours,
  synonymes: readonly SynonymeRow[],
  capacity: number,
): IndexTexte {
  writeProduit(enCours, enCours.fin);
  const { redaction, porteurs, noms } = enCours;
  const { lexique } = redaction;
  trierLexique(lexique);
  const { termes, proposables } = lexique;
  const numeros = lexique.tries.filter((numero) => proposables.has(numero));
  return {
    lexique,
    listes: finirListes(enCours.listes, termes.length, capacity),
    references: finirCodes(enCours.references),
    eans: finirCodes(enCours.eans),
    dictionnaire: createDictionnaire(Array.from(numeros, (numero) => termes[numero] ?? '')),
    numerosDictionnaire: numeros,
    porteurs,
    equivalences: createEquivalences(synonymes),
    noms,
    redaction: { ...redaction, noter: (cle) => cle, textes: new Map() },
  };
}

/** A row that was just written, or that holds nothing any more. */
export function remplacerTexte(
  texte: IndexTexte,
  row: number,
  capacity: number,
  article: { ligne: LigneRow; produit: TexteProduitRow } | undefined,
): void {
  growNoms(texte.noms, capacity);
  if (!article) {
    texte.noms.empreintes[row] = 0;
    return remplacer(texte, row, capacity, { cles: [], references: [], eans: [] });
  }
  const { ligne, produit } = article;
  const empreinte = empreinteDeLigne(ligne, empreinteDuProduit(produit));
  // Prices and stock change all the time, words hardly ever.
  if (texte.noms.empreintes[row] === empreinte) return;
  const redige = redigerProduit(texte.redaction, produit, ligne);
  texte.noms.produits[row] = produit.id;
  writeNom(texte.noms, row, redige, empreinte);
  remplacer(texte, row, capacity, {
    cles: [...redige.cles, ...redigerLigne(texte.redaction, ligne, redige)],
    references: referencesOf(ligne),
    eans: [normaliserEan(ligne.ean)],
  });
}

function remplacer(
  { listes, references, eans }: IndexTexte,
  row: number,
  capacity: number,
  held: { cles: number[]; references: string[]; eans: string[] },
): void {
  remplacerLigne(listes, row, held.cles, capacity);
  references.recents.set(row, held.references);
  eans.recents.set(row, held.eans);
}

function referencesOf({ reference, fournisseur }: LigneRow): string[] {
  return [normaliserCode(reference), normaliserCode(fournisseur ?? '')];
}

function empreinteDuProduit({ nom, serie, description }: TexteProduitRow): number {
  const { fr, en, es } = nom;
  return empreinteOf([serie, fr, en, es, description.fr, description.en, description.es]);
}

function empreinteDeLigne(ligne: LigneRow, produit: number): number {
  const { libelleFr, libelleEn, libelleEs, reference, ean, fournisseur, valeurs } = ligne;
  const place = `${ligne.gauche} ${ligne.marqueId}`;
  return empreinteOf(
    [libelleFr, libelleEn, libelleEs, reference, ean, fournisseur, valeurs, place],
    produit,
  );
}

function writeNom(noms: Noms, row: number, { longueurs }: ProduitRedige, empreinte: number): void {
  for (const langue of LOCALES) noms.longueurs[langue][row] = longueurs[langue];
  noms.empreintes[row] = empreinte;
}

function growNoms(noms: Noms, capacity: number): void {
  if (noms.empreintes.length >= capacity) return;
  const larger = createNoms(capacity);
  for (const langue of LOCALES) larger.longueurs[langue].set(noms.longueurs[langue]);
  larger.empreintes.set(noms.empreintes);
  larger.produits.set(noms.produits);
  Object.assign(noms, larger);
}
