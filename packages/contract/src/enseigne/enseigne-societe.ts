/** The company behind the brand, as the law wants it on an invoice; beside `enseigne.ts`, which every browser loads. */
export const societe = {
  raisonSociale: 'Comptoir SAS',
  formeJuridique: 'SAS au capital de 1 000 000 €',
  // Right keys on numbers nobody was given: no company's starts with 0001.
  siren: '000100016',
  siret: '00010001600013',
  tva: 'FR39000100016',
  rcs: 'Nantes 000 100 016',
  email: 'facturation@comptoir.test',
};
