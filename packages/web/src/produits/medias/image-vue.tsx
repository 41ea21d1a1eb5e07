/** A picture of a sheet, or the drawing of its article, in the box the caller sets. */
import { clsx } from 'clsx';
import { lienDessin, type NomSlot } from '@comptoir/contract/articles/images.ts';
import { ImageArticle } from '../../articles/articles.public.ts';
import { useLocale } from '../../words/use-texts.ts';
import type { Vue } from './medias.ts';

interface Props {
  vue: Vue;
  slot: NomSlot;
  alt: string;
  eager?: boolean;
  className: string;
}

export function ImageVue({ vue: { image, articleId }, slot, alt, className, ...reste }: Props) {
  const locale = useLocale();
  if (image) return <ImageArticle {...{ image, slot, alt, className, ...reste }} />;
  return (
    <picture className={clsx('block', className)}>
      <img
        src={lienDessin(articleId, slot === 'rangee' ? undefined : locale)}
        alt={alt}
        width={960}
        height={800}
        loading="lazy"
        className="size-full object-contain"
      />
    </picture>
  );
}
