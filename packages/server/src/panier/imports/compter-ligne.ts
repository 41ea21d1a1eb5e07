/** How many of an article a line asks for, as the shop sells it; or why it has to be asked. */
import {
  quantiteVendue,
  type Conditionnement,
} from '@comptoir/contract/achat-rapide/quantite-vendue.ts';
import type { Avertissement, RaisonNonImporte } from '@comptoir/contract/panier/import.contract.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import type { LigneCommande } from './commande-lue.ts';

export interface LigneComptee {
  /** 0 where it has to be asked. */
  quantite: number;
  raison?: RaisonNonImporte;
  lectures: readonly number[];
  avertissements: readonly Avertissement[];
}

export function compter(ligne: LigneCommande, article: Conditionnement): LigneComptee {
  const { quantite, valeur, unite, lu, coupe } = ligne;
  if (quantite === 0 && valeur === undefined)
    return asked(raisonSansQuantite(ligne), lecturesOf(ligne));
  const vendue = quantiteVendue(valeur ?? quantite, unite, article);
  if (vendue.sorte === 'doute') {
    const raison = unite === undefined || valeur !== undefined ? 'quantite-douteuse' : 'unite';
    return asked(raison, valeur === undefined ? vendue.lectures : lecturesOf(ligne));
  }
  if (vendue.quantite > QUANTITE_MAX) return asked('quantite', []);
  if (ligne.masquee) return asked('masquee', [vendue.quantite]);
  const avertissements: Avertissement[] = [];
  if (vendue.sorte === 'converti') avertissements.push('unite-convertie');
  else if (vendue.sorte === 'inconnue') avertissements.push('unite-inconnue');
  else if (lu !== undefined) avertissements.push('quantite-lue');
  if (coupe !== undefined) avertissements.push('coupe-non-reprise');
  return { quantite: vendue.quantite, lectures: [], avertissements };
}

function asked(raison: RaisonNonImporte, lectures: readonly number[]): LigneComptee {
  return { quantite: 0, raison, lectures, avertissements: [] };
}

function raisonSansQuantite({ lu, lectures = [] }: LigneCommande): RaisonNonImporte {
  if (lectures.length > 0) return 'quantite-douteuse';
  return lu === '' ? 'sans-quantite' : 'quantite';
}

export function lecturesOf({ lectures = [] }: LigneCommande): readonly number[] {
  return lectures.filter((lecture) => lecture <= QUANTITE_MAX);
}

/** The quantity with its unit, as it is written; '' where there is none. */
export function ecritOf({ quantite, valeur, lu, unite }: LigneCommande): string {
  const nombre = lu ?? String(valeur ?? (quantite > 0 ? quantite : ''));
  return [nombre, unite ?? ''].filter((part) => part !== '').join(' ');
}
