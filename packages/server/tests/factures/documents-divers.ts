/** Chooses among many invoices those that have something none before them had: a field, a rate, a unit. */
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';

/** Fields whose very value matters; of others, whether they hold something. */
const VALEURS =
  /^\.(?:genre|cadre|langue|modePaiement|(?:lignes|frais)\.(?:genre|unite|tva)|tva\.taux)$|\.paysId$/;

export function choisirDivers(documents: readonly DocumentFacture[]): DocumentFacture[] {
  const vus = new Set<string>();
  return documents.filter((document) => {
    const { genre, devise, acheteur } = document;
    const sorte = `${genre} ${devise} ${acheteur.secteurPublic}`;
    const siens = traitsOf('', document).map((trait) => `${sorte} ${trait}`);
    const isNouveau = siens.some((trait) => !vus.has(trait));
    for (const trait of siens) vus.add(trait);
    return isNouveau;
  });
}

function traitsOf(chemin: string, valeur: unknown): string[] {
  if (Array.isArray(valeur)) {
    const combien = `${chemin} ${Math.min(valeur.length, 2)}`;
    return [combien, ...valeur.flatMap((each) => traitsOf(chemin, each))];
  }
  if (typeof valeur === 'object' && valeur !== null) {
    return Object.entries(valeur).flatMap(([nom, each]) => traitsOf(`${chemin}.${nom}`, each));
  }
  return [`${chemin} ${VALEURS.test(chemin) ? String(valeur) : dire(valeur)}`];
}

function dire(valeur: unknown): string {
  if (valeur === null || valeur === '' || Number(valeur) === 0) return 'nothing';
  return Number(valeur) < 0 ? 'negative' : 'something';
}
