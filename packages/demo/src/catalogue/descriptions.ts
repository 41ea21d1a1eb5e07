/** What a product's sheet says: a second maker speaks of its own version first. */
import { ATELIER } from '../marques/versions/atelier.ts';
import { MACHINES } from '../marques/versions/machines.ts';
import { texte, type ModeleArticle, type Texte } from './modele.ts';

export interface Maker {
  marque: string;
  /** 0 for the model's first maker. */
  index: number;
  /** Code of the category. */
  categorie: string;
}

export function decrire(modele: ModeleArticle, { marque, index, categorie }: Maker): Texte {
  if (index === 0) return modele.description;
  const siennes = MACHINES[marque]?.[emploi(modele, categorie)] ?? ATELIER[marque]?.[categorie];
  if (!siennes) return modele.description;
  const { description } = modele;
  return texte(
    `${siennes.fr} ${description.fr}`,
    `${siennes.en} ${description.en}`,
    `${siennes.es} ${description.es}`,
  );
}

function emploi({ genre }: ModeleArticle, categorie: string): string {
  return genre === 'batterie' || genre === 'chargeur' ? 'energie' : categorie;
}
