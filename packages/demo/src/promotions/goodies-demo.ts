/** Gifts of the demo: one as it is, one in sizes and colours, of which some ran out. */
import { texte, type Texte } from '../catalogue/modele.ts';

export interface GoodieDemo {
  code: string;
  genre: string;
  libelle: Texte;
  tailles?: readonly string[];
  couleurs?: readonly { code: string; libelle: Texte }[];
  /** `taille couleur` of those that ran out. */
  epuisees?: readonly string[];
}

export const GOODIES: readonly GoodieDemo[] = [
  {
    code: 'mug',
    genre: 'mug',
    libelle: texte('Mug émaillé Comptoir', 'Comptoir enamel mug', 'Taza esmaltada Comptoir'),
  },
  {
    code: 'polo',
    genre: 'polo',
    libelle: texte('Polo Comptoir', 'Comptoir polo shirt', 'Polo Comptoir'),
    tailles: ['S', 'M', 'L', 'XL', 'XXL'],
    couleurs: [
      { code: '#10233f', libelle: texte('bleu marine', 'navy blue', 'azul marino') },
      { code: '#5b636e', libelle: texte('gris', 'grey', 'gris') },
    ],
    epuisees: ['S #5b636e', 'XXL #10233f'],
  },
];
