/** What an article that can be cut is cut from, and what the saw costs. */
import type { Conditionnement, ModeleArticle, Valeurs } from './modele.ts';

export interface DebitGenere {
  debit: 'barre' | 'panneau' | 'metre';
  longueur: number | null;
  largeur: number | null;
  fil: boolean;
  /** Cents; null: not charged. */
  prixCoupe: number | null;
  prixMetreCoupe: number | null;
  forfait: number | null;
}

/** Lengths given in metres, by those who sell bars that way. */
const EN_METRES = ['longueur-tube', 'longueur-barre', 'longueur-barre-m'];
/** Above, a bar is a worktop: it is cut on the panel saw, by two men. */
const LARGEUR_DE_PLAN = 500;

export function debitOf(
  { secable }: ModeleArticle,
  valeurs: Valeurs,
  { unite }: Conditionnement,
): DebitGenere | null {
  if (!secable) return null;
  const { fil = () => false } = secable;
  if (unite === 'metre') {
    return { ...RIEN, debit: 'metre', prixCoupe: 40 };
  }
  const largeur = Number(valeurs.largeur ?? 0);
  if (unite === 'plaque') {
    const longueur = Number(valeurs.longueur);
    const prix = { prixMetreCoupe: 190, forfait: 450 };
    return { ...RIEN, ...prix, debit: 'panneau', longueur, largeur, fil: fil(valeurs) };
  }
  const metres = EN_METRES.find((code) => valeurs[code] !== undefined);
  const longueur =
    metres === undefined ? Number(valeurs.longueur) : Math.round(Number(valeurs[metres]) * 1000);
  const isPlan = largeur >= LARGEUR_DE_PLAN;
  return {
    ...RIEN,
    debit: 'barre',
    longueur,
    prixCoupe: isPlan ? 650 : 120,
    forfait: isPlan ? 900 : null,
  };
}

const RIEN = {
  longueur: null,
  largeur: null,
  fil: false,
  prixCoupe: null,
  prixMetreCoupe: null,
  forfait: null,
};
