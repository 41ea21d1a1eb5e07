/** How long what leaves of a line is, in millimetres: what decides who carries it. */
import { readCoupe } from '@comptoir/contract/decoupe/travail-coupe.ts';
import { isLongue } from '@comptoir/contract/livraison/acheminement.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';

/** Goes by carrier, if it is ordered at all. */
export function isLigneLongue(
  ligne: LignePanier,
  article: Pick<ArticlePublic, 'decoupe' | 'poids'>,
): boolean {
  const { poids } = article;
  return ligne.montantHT !== null && isLongue({ poids, longueur: longueurOf(ligne, article) });
}

/** The longest piece that leaves: whole bars and sheets, or what is cut of them and its rest. */
export function longueurOf(
  { traitCoupe, coupe }: Pick<LignePanier, 'traitCoupe' | 'coupe'>,
  { decoupe }: Pick<ArticlePublic, 'decoupe'>,
): number {
  if (!decoupe || decoupe.matiere.debit === 'metre') return 0;
  const { matiere } = decoupe;
  const entiere = Math.max(matiere.longueur ?? 0, matiere.largeur ?? 0);
  if (!coupe) return entiere;
  const cotes = readCoupe(traitCoupe, matiere).pieces.map((piece) =>
    Math.max(piece.longueur, 'largeur' in piece ? piece.largeur : 0),
  );
  return Math.max(0, ...cotes, coupe.chutes ? longueurDeChute(coupe, entiere) : 0);
}

/** No rest of a bar is longer than all of them together; of a sheet only its area is known. */
function longueurDeChute({ matiere, chute }: CoupeLigne, entiere: number): number {
  return matiere.debit === 'barre' ? Math.min(chute, entiere) : entiere;
}
