/** What is wrong with a category of the demo catalogue; nothing, for one that can be sold. */
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { ATTRIBUTS } from '../attributs.ts';
import { libelleArticle, listDeclinaisons, type Attributs } from '../declinaisons.ts';
import { MARQUES } from '../marques.ts';
import type { CategorieDemo, ModeleArticle, NoeudDemo, Texte, Valeurs } from '../modele.ts';

export function attributsOf({ attributs = [] }: CategorieDemo): Attributs {
  return new Map([...ATTRIBUTS, ...attributs].map((attribut) => [attribut.code, attribut]));
}

export function listNoeuds(noeud: NoeudDemo): NoeudDemo[] {
  return [noeud, ...(noeud.enfants ?? []).flatMap(listNoeuds)];
}

export function listFeuilles(noeud: NoeudDemo): NoeudDemo[] {
  return listNoeuds(noeud).filter(({ enfants }) => !enfants?.length);
}

export function validerCategorie(categorie: CategorieDemo): string[] {
  const attributs = attributsOf(categorie);
  const feuilles = new Set(listFeuilles(categorie.arbre).map(({ code }) => code));
  const problems = [
    ...repeated(listNoeuds(categorie.arbre).map(({ code }) => code)).map((c) => `node ${c} twice`),
    ...repeated(categorie.modeles.map(({ code }) => code)).map((c) => `model ${c} twice`),
    ...listNoeuds(categorie.arbre).flatMap(({ code, libelle }) => texteIncomplet(code, libelle)),
  ];
  for (const { code, intro } of [categorie.arbre, ...(categorie.arbre.enfants ?? [])]) {
    if (!intro) problems.push(`${code} has no intro`);
  }
  for (const modele of categorie.modeles) {
    if (!feuilles.has(modele.noeud)) problems.push(`${modele.code}: ${modele.noeud} is not a leaf`);
    problems.push(...validerModele(modele, attributs).map((text) => `${modele.code}: ${text}`));
  }
  return problems;
}

const CODES_MARQUES = new Set(MARQUES.map(({ code }) => code));

function validerModele(modele: ModeleArticle, attributs: Attributs): string[] {
  const problems: string[] = [];
  if (!/^[A-Z]{2,4}$/.test(modele.code)) problems.push('code must be 2 to 4 capitals');
  if (modele.marques.length === 0) problems.push('no brand');
  for (const marque of modele.marques) {
    if (!CODES_MARQUES.has(marque)) problems.push(`unknown brand ${marque}`);
  }
  for (const part of [modele.nom, modele.declinaison, modele.description]) {
    problems.push(...texteIncomplet('text', part, part === modele.declinaison));
  }
  const declinaisons = listDeclinaisons(modele);
  if (declinaisons.length === 0) problems.push('no article');
  for (const valeurs of declinaisons) problems.push(...validerArticle(modele, valeurs, attributs));
  const suffixes = declinaisons.map((valeurs) => modele.suffixe(valeurs));
  problems.push(...repeated(suffixes).map((suffixe) => `two articles end in ${suffixe}`));
  return [...new Set(problems)].slice(0, 12);
}

function validerArticle(modele: ModeleArticle, valeurs: Valeurs, attributs: Attributs): string[] {
  const problems: string[] = [];
  for (const [code, valeur] of Object.entries(valeurs)) {
    const attribut = attributs.get(code);
    if (!attribut) problems.push(`unknown attribute ${code}`);
    else if (attribut.type === 'nombre' && typeof valeur !== 'number') {
      problems.push(`${code} must be a number`);
    } else if (attribut.type === 'choix' && !attribut.valeurs[valeur]) {
      problems.push(`${code} has no value ${valeur}`);
    }
  }
  const prix = modele.prix(valeurs);
  if (!Number.isInteger(prix) || prix <= 0) problems.push(`price ${prix} is not whole cents`);
  const poids = modele.poids(valeurs);
  if (!Number.isInteger(poids) || poids <= 0) problems.push(`weight ${poids} is not whole grams`);
  if (!/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(modele.suffixe(valeurs))) {
    problems.push(`suffix ${modele.suffixe(valeurs)} has other signs than capitals and digits`);
  }
  for (const locale of LOCALES) {
    const libelle = libelleArticle(modele, valeurs, attributs, locale);
    if (/[{}]/.test(libelle)) problems.push(`unfilled label ${libelle}`);
    if (libelle.length > 110) problems.push(`label of ${libelle.length} signs: ${libelle}`);
  }
  return problems;
}

function texteIncomplet(where: string, part: Texte, mayBeEmpty = false): string[] {
  return LOCALES.filter((locale) => !mayBeEmpty && !part[locale]?.trim()).map(
    (locale) => `${where} has no ${locale}`,
  );
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}
