/** A picture of an article on its light tile. Its box is set by the caller: nothing shifts. */
import { clsx } from 'clsx';
import type { ImageArticle as Image } from '@comptoir/contract/articles/article.schema.ts';
import { lienImage, SLOTS, type NomSlot } from '@comptoir/contract/articles/images.ts';

interface Props {
  image: Image;
  slot: NomSlot;
  /** '' where its name stands beside it. */
  alt: string;
  /** In the first screen: fetched at once, before what is below. */
  eager?: boolean;
  className?: string;
}

export function ImageArticle({ image, slot, alt, eager = false, className }: Props) {
  const { presets, sizes } = SLOTS[slot];
  const [first] = presets;
  const [width, height] = first.split('-').map(Number);
  const teinte = image.fichier === null ? null : image.couleur;
  return (
    <picture
      className={clsx(
        'block rounded-control bg-tile',
        // Only where there is something to stand over: each costs a layer, on hundreds of rows.
        teinte !== null && 'relative overflow-hidden',
        className,
      )}
    >
      {teinte !== null && (
        // An attribute rather than a style, which the content policy forbids.
        <svg aria-hidden className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={teinte} fillOpacity={0.15} />
        </svg>
      )}
      {image.fichier !== null && (
        <source
          type="image/webp"
          srcSet={presets
            .map((preset) => `${lienImage(image, preset)} ${preset.split('-')[0]}w`)
            .join(', ')}
          sizes={sizes}
        />
      )}
      <img
        src={lienImage(image, first)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={clsx('size-full object-contain', teinte !== null && 'relative')}
      />
    </picture>
  );
}
