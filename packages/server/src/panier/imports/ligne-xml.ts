/** A line of an order that a program wrote: decimals have a dot there, and there are no thousands. */
import { MAX_SIGNES_TEXTE } from '@comptoir/contract/achat-rapide/colonnes.ts';
import { readQuantite } from '@comptoir/contract/achat-rapide/quantite-lue.ts';
import type { LigneCommande } from './commande-lue.ts';

export interface LigneXml {
  codes: readonly string[];
  libelle: string;
  quantite: string;
  /** Code of its unit; '' without. */
  unite: string;
}

export function toLigne(
  ligne: number,
  { codes, libelle, quantite, unite }: LigneXml,
): LigneCommande {
  const connus = [...new Set(codes.filter((code) => code !== ''))];
  const { lu: _lu, ...lue } = readQuantite(quantite, '.') ?? { quantite: 0, lectures: [] };
  return {
    ligne,
    texte: [connus[0], libelle, [quantite, unite].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(' · ')
      .slice(0, MAX_SIGNES_TEXTE),
    codes: connus,
    ...(libelle !== '' && { libelle: libelle.slice(0, MAX_SIGNES_TEXTE) }),
    ...lue,
    // Not a whole number, or none: shown as it is written.
    ...(lue.quantite === 0 && { lu: quantite.slice(0, 20) }),
    ...(unite !== '' && { unite: unite.slice(0, 40) }),
  };
}
