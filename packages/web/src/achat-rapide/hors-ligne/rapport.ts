/** What changed between the day a line was typed without network and now. */
import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import { prixPourQuantite } from '../../articles/articles.public.ts';
import type { Connaissance } from '../saisie/connaissances.ts';
import type { Ligne } from '../saisie/saisie.ts';
import type { ArticleGarde } from './articles-gardes.ts';

export type Ecart =
  /** It had no price here before: seen for the first time. */
  | { code: 'nouvelle'; apres: Montant | null }
  | { code: 'prix'; avant: Montant; apres: Montant; jour: string }
  | { code: 'retiree'; remplacant: string | undefined }
  | { code: 'inconnue' }
  | { code: 'stock'; disponible: number };

export interface LigneRapport {
  ligne: Ligne;
  libelle: string;
  ecarts: readonly Ecart[];
}

/** A price seen for the first time is news, not a change. */
export function isChangee({ ecarts }: LigneRapport): boolean {
  return ecarts.some(({ code }) => code !== 'nouvelle');
}

/** Undefined while something of the lines to check is not known yet. */
export function etablirRapport(
  lignes: readonly Ligne[],
  connaissanceOf: (reference: string) => Connaissance | undefined,
  gardeOf: (reference: string) => ArticleGarde | undefined,
): LigneRapport[] | undefined {
  const rapport: LigneRapport[] = [];
  for (const ligne of lignes) {
    if (!ligne.aVerifier || ligne.reference.trim() === '') continue;
    const connaissance = connaissanceOf(ligne.reference);
    if (connaissance?.nom !== 'connu' && connaissance?.nom !== 'inconnu') return undefined;
    const garde = gardeOf(ligne.reference);
    rapport.push({
      ligne,
      libelle: connaissance.nom === 'connu' ? connaissance.article.libelle : (garde?.libelle ?? ''),
      ecarts: comparer(ligne.quantite, garde, connaissance),
    });
  }
  return rapport;
}

export function comparer(
  quantite: number,
  garde: ArticleGarde | undefined,
  connaissance: Extract<Connaissance, { nom: 'connu' | 'inconnu' }>,
): Ecart[] {
  if (connaissance.nom === 'inconnu') return [{ code: 'inconnue' }];
  const { article, remplacants } = connaissance;
  if (article.retire) return [{ code: 'retiree', remplacant: remplacants[0]?.reference }];
  const ecarts: Ecart[] = [];
  const apres = article.tarif && prixPourQuantite(article.tarif, quantite);
  const avant = garde?.prix && prixPourQuantite(garde.prix, quantite);
  if (!avant || !apres || avant.devise !== apres.devise) {
    ecarts.push({ code: 'nouvelle', apres });
  } else if (compareMontants(avant, apres) !== 0) {
    ecarts.push({ code: 'prix', avant, apres, jour: garde?.jour ?? '' });
  }
  const { magasin, depot } = article.disponibilite;
  const disponible = (magasin?.quantite ?? 0) + depot.quantite;
  if (disponible < quantite) ecarts.push({ code: 'stock', disponible });
  return ecarts;
}
