/** Logos of the makers that have one drawn. */
import { writeLogo, estDessinee } from '@comptoir/images/images.public.ts';

/** Null for a maker whose name is set in letters. */
export function lienLogo(code: string): string | null {
  return estDessinee(code) ? `/images/marques/${code}.svg` : null;
}

export const LOGOS = {
  find: (code: string) => (estDessinee(code) ? code : undefined),
  draw: (code: string) => {
    if (!estDessinee(code)) throw new RangeError(`no logo of ${code}`);
    return writeLogo(code);
  },
};
