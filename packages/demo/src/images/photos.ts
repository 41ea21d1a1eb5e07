/** Which committed picture shows an article: its own, else one that differs in proportion alone. */
import { createHash } from 'node:crypto';
import {
  cleOf,
  ecartEntre,
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
    for (const [cle, { fichier, seconde }] of Object.entries(manifeste)) {
      hash.update(`${cle} ${fichier} ${seconde?.fichier ?? ''}\n`);
    }
  }
  const found = new Map<string, Entree | undefined>();
  return {
    empreinte: hash.digest('hex').slice(0, 12),
    find(image) {
      const cle = cleOf(image);
      if (!found.has(cle)) found.set(cle, nearest(manifestes.get(image.modele) ?? {}, cle));
      return found.get(cle);
    },
  };
}

/** Exact, else the nearest of those that are true of it. */
export function nearest(manifeste: Manifeste, cle: string): Entree | undefined {
  const exact = manifeste[cle];
  if (exact) return exact;
  let best: { entree: Entree; ecart: number } | undefined;
  for (const [other, entree] of Object.entries(manifeste)) {
    const ecart = ecartEntre(cle, other);
    if (ecart < (best?.ecart ?? Infinity)) best = { entree, ecart };
  }
  return best?.entree;
}
