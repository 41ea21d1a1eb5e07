/** Which delivered lines make one invoice, by the rule of their company: pure. */
import type { CompteFacture, LivreRow, RegleFacturation } from './a-facturer.sql.ts';

const PAYES_AVANT: readonly string[] = ['carte', 'au-retrait'];

export const isPayeAvant = ({ modePaiement }: Pick<LivreRow, 'modePaiement'>): boolean =>
  PAYES_AVANT.includes(modePaiement);

/**
 * Lines that are ready on this day: none of a company that its ERP invoices, together as they are invoiced. What was paid by card or at the
 * counter is invoiced note by note, and no invoice is of two service codes or engagements: it has
 * room for one.
 */
export function regrouper(
  livres: readonly LivreRow[],
  { regle, secteurPublic }: Pick<CompteFacture, 'regle' | 'secteurPublic'>,
  jour: string,
): LivreRow[][] {
  const groupes = new Map<string, LivreRow[]>();
  for (const ligne of livres) {
    const sienne = regle !== 'erp' && isPayeAvant(ligne) ? 'bon' : regle;
    if (!isPrete(ligne, sienne, jour)) continue;
    const cle = JSON.stringify([
      sienne,
      cleOf(ligne, sienne),
      ligne.devise,
      ...(secteurPublic ? [ligne.codeService, ligne.engagement] : []),
    ]);
    const groupe = groupes.get(cle);
    if (groupe) groupe.push(ligne);
    else groupes.set(cle, [ligne]);
  }
  return [...groupes.values()];
}

function cleOf(ligne: LivreRow, regle: RegleFacturation): string {
  switch (regle) {
    case 'bon':
    case 'erp':
      return String(ligne.bonId);
    case 'commande':
      return String(ligne.commandeId);
    case 'semaine':
      return lundiOf(ligne.livreLe);
    case 'mois':
      return ligne.livreLe.slice(0, 7);
    case 'chantier':
      return `${ligne.livreLe.slice(0, 7)} ${ligne.chantier ?? ''}`;
  }
}

/** A week or a month is invoiced once it is over, an order once all of it arrived. */
function isPrete(ligne: LivreRow, regle: RegleFacturation, jour: string): boolean {
  switch (regle) {
    case 'bon':
      return true;
    case 'erp':
      return false;
    case 'commande':
      return ligne.commandeLivree;
    case 'semaine':
      return lundiOf(ligne.livreLe) < lundiOf(jour);
    case 'mois':
    case 'chantier':
      return ligne.livreLe.slice(0, 7) < jour.slice(0, 7);
  }
}

const DAY_MS = 86_400_000;

export function lundiOf(jour: string): string {
  const date = new Date(`${jour}T00:00:00Z`);
  const depuisLundi = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - depuisLundi * DAY_MS).toISOString().slice(0, 10);
}
