import type { Plans } from '../../decoupe/decoupe.public.ts';
import { exemplairesOf, multiplierCoupe } from './coupe-ecrite.ts';
import type { LigneCoupee } from './coupes.sql.ts';
import { verifierMaximum } from '../lignes/quantite.ts';

export interface Regroupees {
  changees: LigneCoupee[];
  retirees: number[];
}

/**
 * Each list that its line holds several times becomes one longer list; a line that has that one
 * already takes the pieces. What is too much for one list stays the list, several times.
 */
export function regrouperListes(lignes: readonly LigneCoupee[], plans: Plans): Regroupees {
  const presentes = new Map(lignes.map((ligne) => [ligne.id, ligne]));
  const changees = new Set<number>();
  const aVoir = lignes.map(({ id }) => id);
  for (let id = aVoir.shift(); id !== undefined; id = aVoir.shift()) {
    const longue = allonger(presentes.get(id), plans);
    if (!longue) continue;
    const meme = [...presentes.values()].find((autre) => autre.id !== id && isMeme(autre, longue));
    if (!meme) {
      presentes.set(id, longue);
      changees.add(id);
      continue;
    }
    presentes.delete(id);
    const quantite = meme.coupe.quantite * (exemplairesOf(meme) + exemplairesOf(longue));
    verifierMaximum(meme.articleId, quantite);
    presentes.set(meme.id, { ...meme, quantite });
    changees.add(meme.id);
    aVoir.push(meme.id);
  }
  return {
    changees: [...presentes.values()].filter(({ id }) => changees.has(id)),
    retirees: lignes.flatMap(({ id }) => (presentes.has(id) ? [] : id)),
  };
}

/** Undefined where it holds its list once, or where its pieces are too many for one. */
function allonger(ligne: LigneCoupee | undefined, plans: Plans): LigneCoupee | undefined {
  if (!ligne) return undefined;
  const { coupe, multiple, minimum, traitCoupe } = ligne;
  const fois = exemplairesOf(ligne);
  const somme = fois > 1 && multiplierCoupe(traitCoupe, fois, { coupe, multiple, minimum, plans });
  if (!somme) return undefined;
  return {
    ...ligne,
    traitCoupe: somme.traitCoupe,
    coupe: somme.coupe,
    quantite: somme.coupe.quantite,
  };
}

function isMeme(a: LigneCoupee, b: LigneCoupee): boolean {
  return (
    a.chantierId === b.chantierId && a.articleId === b.articleId && a.traitCoupe === b.traitCoupe
  );
}
