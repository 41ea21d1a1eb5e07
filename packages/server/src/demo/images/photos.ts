/** Which committed picture shows an article: its own, else one that differs in proportion alone. */
import { createHash } from 'node:crypto';
import {
  cleDe,
  listManifestes,
  readManifeste,
  type Entree,
  type Image,
  type Manifeste,
} from '@comptoir/images/images.public.ts';

export interface Photos {
  /** Changes with every picture. */
  empreinte: string;
  find(image: Image): Entree | undefined;
}

export function readPhotos(): Photos {
  const manifestes = new Map(listManifestes().map((kind) => [kind, readManifeste(kind)]));
  const hash = createHash('sha256');
  for (const manifeste of manifestes.values()) {
    for (const [cle, { fichier }] of Object.entries(manifeste)) hash.update(`${cle} ${fichier}\n`);
  }
  const found = new Map<string, Entree | undefined>();
  return {
    empreinte: hash.digest('hex').slice(0, 12),
    find(image) {
      const cle = cleDe(image);
      if (!found.has(cle)) found.set(cle, nearest(manifestes.get(image.modele) ?? {}, cle));
      return found.get(cle);
    },
  };
}

/** Exact, else the nearest in size: another head, finish or maker would be untrue. */
export function nearest(manifeste: Manifeste, cle: string): Entree | undefined {
  const exact = manifeste[cle];
  if (exact) return exact;
  const wanted = paramsOf(cle);
  let best: { entree: Entree; gap: number } | undefined;
  for (const [other, entree] of Object.entries(manifeste)) {
    const gap = gapBetween(wanted, paramsOf(other));
    if (gap < (best?.gap ?? Infinity)) best = { entree, gap };
  }
  return best?.entree;
}

function paramsOf(cle: string): URLSearchParams {
  return new URLSearchParams(cle.slice(cle.indexOf('?') + 1));
}

function gapBetween(a: URLSearchParams, b: URLSearchParams): number {
  let gap = 0;
  for (const [nom, valeur] of a) {
    const autre = b.get(nom) ?? '';
    if (valeur === autre) continue;
    const [x, y] = [Number(valeur), Number(autre)];
    if (Number.isNaN(x) || Number.isNaN(y)) return Infinity;
    gap += Math.abs(x - y) / (Math.abs(x) + Math.abs(y));
  }
  return gap;
}
