/** The two numbers a purchase order is followed by, found in its words. */

/** Titles and addresses stand at the top; a foot may repeat them. */
const LIGNES_LUES = 400;
const MAX_SIGNES = 300;

const NUMERO = '([A-Z0-9][A-Z0-9/_.-]{1,48}[A-Z0-9])';
const MARQUE =
  '(?:\\s*(?:n\\.?\\s*[°ºª.]|n[°ºo]s?\\b\\.?|num[eé]ro|number|n[uú]mero|no\\.|ref\\.?|#))?\\s*[:#]?\\s*';
const ENGAGEMENT = new RegExp(`\\bengagement(?:\\s+juridique)?${MARQUE}${NUMERO}`, 'iu');
const COMMANDE = new RegExp(
  `(?:\\b(?:bon\\s+de\\s+commande|commande|purchase\\s+order|order|pedido|orden\\s+de\\s+compra)(?:\\s+(?:fournisseur|client|d[’']achat|interne|de\\s+compra|proveedor))?|\\b(?:BC|PO))${MARQUE}${NUMERO}`,
  'iu',
);
const DATE = /^(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|\d{4})|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})$/;

export interface NumerosLus {
  numero: string | null;
  engagement: string | null;
}

export function readNumeros(lignes: readonly string[]): NumerosLus {
  const lues = lignes.slice(0, LIGNES_LUES).map((ligne) => ligne.slice(0, MAX_SIGNES));
  return { numero: find(lues, COMMANDE), engagement: find(lues, ENGAGEMENT) };
}

/** A number holds a figure: « commande ferme » is none, and « commande du 12/11/2026 » tells a day. */
function find(lignes: readonly string[], motif: RegExp): string | null {
  for (const ligne of lignes) {
    const lu = motif.exec(ligne)?.[1];
    if (lu !== undefined && /\d/.test(lu) && !DATE.test(lu)) return lu.toUpperCase();
  }
  return null;
}
