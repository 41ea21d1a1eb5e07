/** Where each customer stands, as an ERP would report it: pure, drawn from its code. */
import { fraction, melanger, tirage } from '../tirage.ts';

export interface CompteFacture {
  id: number;
  code: string;
  bloque: boolean;
  secteurPublic: boolean;
  /** Days since the last purchase; null for who bought nothing. */
  jours: number | null;
}

export interface SituationGeneree {
  compteId: number;
  /** Days ago. */
  derniereCommande: { jours: number; montant: string } | null;
  chiffreAffaires: string;
  chiffreAffairesPrecedent: string;
  encours: string;
  retard: string;
  plafondCredit: string | null;
}

const CENTS = 100;

export function situationOf({
  id,
  code,
  bloque,
  secteurPublic,
  jours,
}: CompteFacture): SituationGeneree {
  const hash = tirage(`situation ${code}`);
  const part = (place: number) => fraction(melanger(hash + place));
  // Most are craftsmen, a few are large.
  const annee = Math.round(2500 + 60_000 * part(1) ** 3);
  const precedente = annee * (0.75 + 0.5 * part(2));
  // Thirty days end of month: a twelfth of the year, more or less.
  const encours = (annee / 12) * (0.4 + part(3));
  const isEnRetard = bloque || part(4) < 0.2;
  const retard = isEnRetard ? encours * (bloque ? 0.8 : 0.15 + 0.4 * part(5)) : 0;
  return {
    compteId: id,
    derniereCommande:
      jours === null ? null : { jours, montant: euros((annee / 24) * (0.3 + 1.4 * part(6))) },
    chiffreAffaires: euros(annee),
    chiffreAffairesPrecedent: euros(precedente),
    encours: euros(encours),
    retard: euros(retard),
    // Several orders fit in it. Public bodies pay on mandate: nobody sets them a ceiling.
    plafondCredit: secteurPublic ? null : euros(500 * Math.max(16, Math.ceil(annee / 4 / 500))),
  };
}

function euros(montant: number): string {
  return (Math.round(montant * CENTS) / CENTS).toFixed(2);
}
