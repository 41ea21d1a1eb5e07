/** Documents a product of a model comes with. The shop writes them on demand: none is a file. */
import { texte, type ModeleArticle, type Texte } from './modele.ts';

export interface DocumentDemo {
  type: 'fiche-technique' | 'fiche-securite' | 'notice' | 'certificat' | 'garantie';
  titre: Texte;
  accompagne: (modele: ModeleArticle) => boolean;
}

export const DOCUMENTS: readonly DocumentDemo[] = [
  {
    type: 'fiche-technique',
    titre: texte('Fiche technique', 'Technical data sheet', 'Ficha técnica'),
    accompagne: () => true,
  },
  {
    type: 'fiche-securite',
    titre: texte(
      'Fiche de données de sécurité',
      'Safety data sheet',
      'Ficha de datos de seguridad',
    ),
    accompagne: ({ dangereux }) => dangereux === true,
  },
  {
    type: 'notice',
    titre: texte('Notice d’utilisation', 'Instructions for use', 'Instrucciones de uso'),
    accompagne: ({ machine }) => machine !== undefined,
  },
  {
    type: 'garantie',
    titre: texte('Conditions de garantie', 'Warranty terms', 'Condiciones de garantía'),
    accompagne: ({ machine }) => machine !== undefined,
  },
  {
    type: 'certificat',
    titre: texte(
      'Déclaration de conformité',
      'Declaration of conformity',
      'Declaración de conformidad',
    ),
    accompagne: ({ normes = [] }) => normes.length > 0,
  },
];
