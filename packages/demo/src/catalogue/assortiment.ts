/** What a size of the demo sells of each model: from which makers, and how many articles of each. */
import { cleOf, estMarque, imageOf } from '@comptoir/images/images.public.ts';
import type { TailleDemo } from '@comptoir/server/config.ts';
import type { Declinaison } from './gamme.ts';
import { listDeclinaisons } from './declinaisons.ts';
import type { ModeleArticle } from './modele.ts';
import { NOMBRE_ARTICLES, repartir } from './quotas.ts';

export interface Modele {
  modele: ModeleArticle;
  gamme: readonly Declinaison[];
}

/** For each model, the articles of its first maker, then of its second, as far as there are any. */
export function assortir(modeles: readonly Modele[], taille: TailleDemo): number[][] {
  if (taille === 'usuelle') return modeles.map(assortimentUsuel);
  const quotas = repartir(
    modeles.map(({ modele, gamme }) => ({
      declinaisons: gamme.length,
      marques: modele.marques.length,
    })),
    NOMBRE_ARTICLES[taille],
  );
  return modeles.map((each, i) => partager(each, quotas[i] ?? 0));
}

/**
 * Complete: who looks for one size finds every size. Of a second maker the usual half, and only
 * where its name stands on the article: two of one look would be one article with two prices.
 */
function assortimentUsuel({ modele, gamme }: Modele): number[] {
  const complet = gamme.length;
  // A machine takes no other maker's battery: those who sell machines sell what drives them.
  if (alimente(modele)) return modele.marques.slice(0, SYSTEMES).map(() => complet);
  return seDistingue(modele) ? [complet, Math.ceil(complet / 2)] : [complet];
}

// Makers whose machines the usual demo sells.
const SYSTEMES = 3;

function alimente({ genre }: ModeleArticle): boolean {
  return genre === 'batterie' || genre === 'chargeur';
}

function seDistingue(modele: ModeleArticle): boolean {
  const [premiere, seconde] = modele.marques;
  const [usuelle] = listDeclinaisons(modele);
  if (premiere === undefined || seconde === undefined || !usuelle) return false;
  const [une, autre] = [premiere, seconde].map((marque) =>
    imageOf(modele.genre, usuelle, estMarque(marque) ? marque : 'neutre'),
  );
  return une !== undefined && autre !== undefined && cleOf(une) !== cleOf(autre);
}

/** The second maker gets a quarter of a small quota, so that equivalents exist. */
function partager({ modele, gamme }: Modele, quota: number): number[] {
  const parts: number[] = [];
  for (let left = quota; left > 0;) {
    const isPartage = parts.length === 0 && modele.marques.length > 1 && quota >= 4;
    const part = Math.min(isPartage ? Math.ceil((quota * 3) / 4) : left, gamme.length);
    parts.push(part);
    left -= part;
  }
  return parts;
}

/** One article in so many is withdrawn. A complete range has no hole: its second makers' alone. */
export function retraitOf(taille: TailleDemo, index: number): number {
  if (taille !== 'usuelle') return 61;
  return index === 0 ? 0 : 17;
}
