/** A quote as others may read it: prices without what they were made from. */
import { calculerDevis } from './calculer-devis.ts';
import type { DocumentDevis } from './document.schema.ts';

export function sansCouts(document: DocumentDevis): DocumentDevis {
  const { lignes } = calculerDevis(document);
  return {
    ...document,
    marge: { mode: 'coefficient', valeur: '1' },
    plancher: '0',
    sections: document.sections.map((section) => ({
      ...section,
      marge: null,
      lignes: section.lignes.map((ligne) => {
        const { composants: _parts, articleId: _article, traitCoupe: _cut, ...dite } = ligne;
        return {
          ...dite,
          achatHT: null,
          marge: null,
          perte: '0',
          prixHT: lignes.get(ligne.id)?.prixHT?.montant ?? null,
        };
      }),
    })),
  };
}
