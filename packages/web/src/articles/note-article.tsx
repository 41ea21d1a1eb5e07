import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre, formatNote } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface Props {
  note: ArticleVendu['note'];
  /** `etoiles`: five of them, then the figure. `court`: the figure and one. */
  variant?: 'etoiles' | 'court';
  className?: string;
}

const RANGS = [0, 1, 2, 3, 4];
const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** Its left half. */
const DEMIE = 'M10 1.8L7.5 7 1.8 7.8l4.1 4-1 5.7 5.1-2.7z';

/** Nothing before the first review. */
export function NoteArticle({ note, variant = 'court', className }: Props) {
  const t = useTexts('articles');
  const locale = useLocale();
  if (note === null) return null;
  const moyenne = formatNote(locale, note.moyenne);
  const demies = Math.round(Number(note.moyenne) * 2);
  const rangs = variant === 'etoiles' ? RANGS : RANGS.slice(0, 1);
  return (
    <span
      role="img"
      aria-label={t('note.libelle', { moyenne, count: note.nombre })}
      className={clsx('inline-flex items-center gap-1.5 type-meta whitespace-nowrap', className)}
    >
      <svg
        viewBox={`0 0 ${20 * rangs.length} 20`}
        aria-hidden
        className="h-4 w-auto shrink-0 fill-none stroke-current stroke-[1.4] text-text"
      >
        {rangs.map((rang) => (
          <path
            key={rang}
            d={STAR}
            transform={`translate(${20 * rang})`}
            className={demies >= 2 * rang + 2 || variant === 'court' ? 'fill-current' : undefined}
          />
        ))}
        {variant === 'etoiles' && demies % 2 === 1 && (
          <path
            d={DEMIE}
            transform={`translate(${20 * Math.floor(demies / 2)})`}
            className="fill-current stroke-none"
          />
        )}
      </svg>
      {moyenne}
      <span className="text-text-2">({formatNombre(locale, note.nombre)})</span>
    </span>
  );
}
