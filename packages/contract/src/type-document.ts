/** Document type of the specification: a number where a program tells it, a word where people do. */
export const TYPES_DOCUMENT = { devis: 0, commande: 1 } as const;

/** The query of a type: `Commande`, `Devis`, or the number of the document. */
export const TYPES_DEMANDES = ['Commande', 'Devis', '0', '1'] as const;
export type TypeDemande = (typeof TYPES_DEMANDES)[number];

export function typeDemande(demande: TypeDemande): 'Commande' | 'Devis' {
  if (demande === 'Commande' || demande === 'Devis') return demande;
  return Number(demande) === TYPES_DOCUMENT.devis ? 'Devis' : 'Commande';
}

/** The number of a document that is made of a basket or a piece. */
export function typeDocumentOf(type: 'Commande' | 'Devis'): 0 | 1 {
  return type === 'Devis' ? TYPES_DOCUMENT.devis : TYPES_DOCUMENT.commande;
}
