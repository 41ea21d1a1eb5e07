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
  const isPhoto = image.fichier !== null;
  return (
    <picture
      className={clsx(
        'block rounded-control bg-tile',
        // Pictures have their air in them; drawings get it from the caller.
        isPhoto && 'isolate overflow-hidden p-0!',
        className,
      )}
    >
      {isPhoto && (
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
        // Their white ground takes the colour of the tile, which is light in the dark theme too.
        className={clsx('size-full object-contain', isPhoto && 'mix-blend-multiply')}
      />
    </picture>
  );
}
