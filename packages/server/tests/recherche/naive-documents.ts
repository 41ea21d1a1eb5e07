/** What each article of a small catalogue holds, field by field, as plain sets of terms. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { LigneRow } from '../../src/recherche/index/lignes.sql.ts';
import { ecrituresDuNombre } from '../../src/recherche/texte/mots-attributs.ts';
import { readTexte } from '../../src/recherche/texte/read-texte.ts';
import type { Jeton } from '../../src/recherche/texte/jeton.ts';
import { isVide } from '../../src/recherche/texte/mots-vides.ts';
import { normaliserCode } from '../../src/recherche/texte/codes.ts';
import type { PetitCatalogue } from './petit-catalogue.ts';

/** Fields by name; `attributs` has one set for each value and each attribute that is carried. */
export interface Document {
  ligne: LigneRow;
  champs: Map<string, Set<string>>;
  attributs: { signe: string; termes: Set<string> }[];
  longueurNom: Record<Locale, number>;
  codes: { sorte: 'reference' | 'fournisseur' | 'ean'; code: string }[];
}

export interface Documents {
  tous: Document[];
  /** Words of the catalogue by language, for stems. */
  vocabulaire: Record<Locale, Set<string>>;
  /** Words that may be proposed, with how they are written. */
  proposables: Map<string, string>;
}

export function createDocuments(catalogue: PetitCatalogue): Documents {
  const documents: Documents = {
    tous: [],
    vocabulaire: { fr: new Set(), en: new Set(), es: new Set() },
    proposables: new Map(),
  };
  // Every value is said, whether or not an article carries it.
  for (const { code, libelle, unite, debut, fin } of catalogue.referentiel.attributs) {
    termesOf(documents, libelle, true);
    for (let numero = debut; numero < fin; numero++) {
      const { libelle: dit, valeur = '' } = catalogue.referentiel.valeurs[numero] ?? {};
      if (dit) termesOf(documents, dit, true);
      else ecrituresDuNombre(code, valeur, unite);
    }
  }
  for (const ligne of catalogue.lignes)
    documents.tous.push(createDocument(catalogue, documents, ligne));
  return documents;
}

function createDocument(
  { referentiel, produits }: PetitCatalogue,
  documents: Documents,
  ligne: LigneRow,
): Document {
  const produit = produits.find(({ id }) => id === ligne.produitId);
  if (!produit) throw new Error('an article without product');
  const champs = new Map<string, Set<string>>();
  const put = (champ: string, termes: Iterable<string>) => {
    const known = champs.get(champ) ?? new Set<string>();
    for (const terme of termes) known.add(terme);
    champs.set(champ, known);
  };
  const longueurNom = { fr: 0, en: 0, es: 0 };
  const libelles = { fr: ligne.libelleFr, en: ligne.libelleEn, es: ligne.libelleEs };
  const marque = referentiel.marques.find(({ id }) => id === ligne.marqueId)?.nom ?? '';
  for (const langue of LOCALES) {
    const nom = produit.nom[langue];
    const serie = new Set(readTexte(produit.serie ?? '', langue).map(({ terme }) => terme));
    const jetons = lus(documents, nom, langue, true).filter(({ terme }) => !serie.has(terme));
    longueurNom[langue] = jetons.length;
    const mots = jetons.filter(({ sorte }) => sorte === 'mot');
    const tete = langue === 'en' ? mots.at(-1) : mots[0];
    for (const jeton of jetons) put((jeton === tete ? 'tete-' : 'nom-') + langue, tousOf(jeton));
    for (const jeton of lus(documents, libelles[langue].slice(nom.length), langue, true)) {
      put(jeton.sorte === 'mot' ? `libelle-${langue}` : 'chiffres', tousOf(jeton));
    }
    put('marque', lus(documents, `${marque} ${produit.serie ?? ''}`, langue, true).flatMap(tousOf));
    put('description', lus(documents, produit.description[langue], langue, false).flatMap(tousOf));
  }
  for (const { gauche, droite, libelle } of referentiel.noeuds.values()) {
    if (gauche <= ligne.gauche && ligne.gauche <= droite)
      put('rayon', termesOf(documents, libelle, true));
  }
  const { attributs, dimensions } = readAttributs(referentiel, documents, ligne);
  put('attribut', dimensions);
  return { ligne, champs, attributs, longueurNom, codes: codesOf(ligne) };
}

function readAttributs(
  referentiel: PetitCatalogue['referentiel'],
  documents: Documents,
  { valeurs }: LigneRow,
): { attributs: Document['attributs']; dimensions: string[] } {
  const attributs: Document['attributs'] = [];
  const cotes: string[] = [];
  let filet: string | undefined;
  for (const id of valeurs.split(',').filter(Boolean)) {
    const valeur = referentiel.valeurs.find((une) => une.id === Number(id));
    const attribut = referentiel.attributs.find((un) => un.id === valeur?.attributId);
    if (!valeur || !attribut) continue;
    const { code, unite, libelle } = attribut;
    attributs.push({ signe: `a${code}`, termes: termesOf(documents, libelle, true) });
    attributs.push({
      signe: `v${id}`,
      termes: valeur.libelle
        ? termesOf(documents, valeur.libelle, true)
        : new Set(ecrituresDuNombre(code, valeur.valeur, unite)),
    });
    if (unite === 'mm') cotes.push(valeur.valeur);
    if (code === 'filetage') filet = valeur.libelle?.fr.toLowerCase();
  }
  const paires = cotes.flatMap((cote, i) => cotes.slice(i + 1).map((autre) => `${cote}x${autre}`));
  const filetes = filet === undefined ? [] : cotes.map((cote) => `${filet}x${cote}`);
  return { attributs, dimensions: [...paires, ...filetes] };
}

function codesOf({ reference, fournisseur, ean }: LigneRow): Document['codes'] {
  return [
    { sorte: 'reference', code: normaliserCode(reference) },
    { sorte: 'fournisseur', code: normaliserCode(fournisseur ?? '') },
    { sorte: 'ean', code: ean.replace(/^0+/, '') },
  ];
}

/** What a text holds; its words become those of its language. */
function lus(documents: Documents, texte: string, langue: Locale, isProposable: boolean): Jeton[] {
  const jetons = readTexte(texte, langue).filter(({ terme }) => !isVide(terme));
  for (const { sorte, terme, debut, fin } of jetons) {
    if (sorte !== 'mot') continue;
    documents.vocabulaire[langue].add(terme);
    if (isProposable && !documents.proposables.has(terme)) {
      documents.proposables.set(terme, texte.slice(debut, fin).toLowerCase());
    }
  }
  return jetons;
}

function termesOf(documents: Documents, mots: Record<Locale, string>, isProposable: boolean) {
  return new Set(
    LOCALES.flatMap((langue) => lus(documents, mots[langue], langue, isProposable).flatMap(tousOf)),
  );
}

function tousOf({ terme, contenus }: Jeton): string[] {
  return [terme, ...contenus];
}
