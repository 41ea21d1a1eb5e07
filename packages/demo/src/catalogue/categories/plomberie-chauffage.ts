import type { CategorieDemo } from '../modele.ts';
import { arbre } from './plomberie-chauffage/arbre.ts';
import { attributs } from './plomberie-chauffage/attributs.ts';
import { chauffages } from './plomberie-chauffage/modeles-chauffage.ts';
import { evacuations } from './plomberie-chauffage/modeles-evacuation.ts';
import { raccords } from './plomberie-chauffage/modeles-raccords.ts';
import { robinetteries } from './plomberie-chauffage/modeles-robinetterie.ts';
import { sanitaires } from './plomberie-chauffage/modeles-sanitaire.ts';
import { tubes } from './plomberie-chauffage/modeles-tubes.ts';
import { ventilations } from './plomberie-chauffage/modeles-ventilation-eau.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...tubes,
    ...raccords,
    ...evacuations,
    ...robinetteries,
    ...sanitaires,
    ...chauffages,
    ...ventilations,
  ],
};
