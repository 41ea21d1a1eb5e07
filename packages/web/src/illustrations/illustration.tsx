/**
 * Several things photographed together, beside the name of what they stand for: decoration, so
 * without words of its own. Its box is set by the caller: nothing shifts.
 */
import { clsx } from 'clsx';
import type { Illustration as Image } from '@comptoir/contract/illustrations/illustration.schema.ts';
import {
  FORMATS_ILLUSTRATION,
  largeursIllustration,
  lienIllustration,
} from '@comptoir/contract/illustrations/illustrations.ts';

interface Props {
  illustration: Image;
  /** Its width on screen by width of the window, as the `sizes` of an image says it. */
  sizes: string;
  /** In the first screen: fetched at once. */
  eager?: boolean;
  className?: string;
}

const { largeur, hauteur, largeurs } = FORMATS_ILLUSTRATION.tuile;

export default function Illustration({ illustration, sizes, eager = false, className }: Props) {
  return (
    // Its white ground takes the colour of the tile, which is light in the dark theme too.
    <span className={clsx('isolate block overflow-hidden rounded-control bg-tile', className)}>
      <img
        src={lienIllustration(illustration, largeurs[1])}
        srcSet={largeursIllustration(illustration, 'tuile')}
        sizes={sizes}
        alt=""
        width={largeur}
        height={hauteur}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        className="size-full object-contain mix-blend-multiply"
      />
    </span>
  );
}
