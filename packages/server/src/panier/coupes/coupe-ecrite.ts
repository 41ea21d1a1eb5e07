/** A cut list as a line keeps it: its one form, what its plan comes to, the quantity it asks for. */
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { PIECES_MAX, nombrePieces } from '@comptoir/contract/decoupe/piece.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import {
  cleDeMatiere,
  readCoupe,
  unitesDeVente,
  type Piece,
} from '@comptoir/contract/decoupe/travail-coupe.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Plans } from '../../decoupe/decoupe.public.ts';
import { ajouterQuantite, type Conditionnement, type QuantiteAjoutee } from '../lignes/quantite.ts';

/** What the line keeps beside the list: numbers, since prices change. */
export interface Coupe extends TravailCoupe {
  matiere: Matiere;
  /** Units of sale that one list takes. */
  quantite: number;
}

export interface CoupeEcrite {
  traitCoupe: string;
  coupe: Coupe;
  /** Why more was taken than the plan needs. */
  raison: QuantiteAjoutee['raison'];
}

/** What is cut, and how it is packed. */
export interface ArticleCoupe extends Conditionnement {
  id: number;
  decoupe: { matiere: Matiere } | null;
}

/** Refuses a list that cannot be cut from the article, with what is wrong and where. */
export function writeCoupe(article: ArticleCoupe, texte: string, plans: Plans): CoupeEcrite {
  const { id: articleId, decoupe } = article;
  if (!decoupe) throw refus('trait-coupe-invalide', { articleId, erreurs: [] });
  const { pieces, erreurs } = readCoupe(texte, decoupe.matiere);
  if (erreurs.length > 0) throw refus('trait-coupe-invalide', { articleId, erreurs });
  return planifier(pieces, decoupe.matiere, { article, plans });
}

/** The list of another article, where it can be cut from this one; undefined where it cannot. */
export function recouper(
  article: ArticleCoupe,
  traitCoupe: string,
  plans: Plans,
): CoupeEcrite | undefined {
  if (!article.decoupe) return undefined;
  const { matiere } = article.decoupe;
  const { pieces, erreurs } = readCoupe(traitCoupe, matiere);
  return erreurs.length > 0 ? undefined : planifier(pieces, matiere, { article, plans });
}

/** The list of a line that holds it several times, as one; undefined when its pieces are too many. */
export function multiplierCoupe(
  traitCoupe: string,
  fois: number,
  { coupe, plans, ...article }: { coupe: Coupe; plans: Plans } & Conditionnement,
): CoupeEcrite | undefined {
  const { pieces, erreurs } = readCoupe(traitCoupe, coupe.matiere);
  if (erreurs.length > 0 || nombrePieces(pieces) * fois > PIECES_MAX) return undefined;
  const toutes = pieces.map((piece) => ({ ...piece, quantite: piece.quantite * fois }));
  return planifier(toutes, coupe.matiere, { article, plans });
}

/** Whether a list can be cut from an article. */
export function isCoupable(
  { decoupe }: Pick<ArticleCoupe, 'decoupe'>,
  traitCoupe: string,
): boolean {
  return decoupe !== null && readCoupe(traitCoupe, decoupe.matiere).erreurs.length === 0;
}

/** How often a line holds its list: once, unless lines met whose pieces are too many for one. */
export function exemplairesOf({ quantite, coupe }: { quantite: number; coupe: Coupe }): number {
  return Math.max(1, Math.ceil(quantite / coupe.quantite));
}

export function isPerimee(coupe: Coupe, decoupe: { matiere: Matiere } | null): boolean {
  return !decoupe || cleDeMatiere(decoupe.matiere) !== cleDeMatiere(coupe.matiere);
}

function planifier(
  pieces: readonly Piece[],
  matiere: Matiere,
  { article: { multiple, minimum }, plans }: { article: Conditionnement; plans: Plans },
): CoupeEcrite {
  const travail = plans.travailOf(pieces, matiere);
  const unites = unitesDeVente(travail.unites, matiere);
  const { quantite, raison } = ajouterQuantite(0, unites, { multiple, minimum });
  return { traitCoupe: writeTraitCoupe(pieces), coupe: { ...travail, matiere, quantite }, raison };
}

/** Reported when another quantity was asked for than the list takes. */
export function messageDeCoupe(
  articleId: number,
  { coupe, raison }: CoupeEcrite,
  demande: number | undefined,
  quantite = coupe.quantite,
): MessageLigne[] {
  if (demande === undefined || demande === quantite) return [];
  return [{ code: raison ?? 'quantite-coupe', articleId, demande, quantite }];
}
