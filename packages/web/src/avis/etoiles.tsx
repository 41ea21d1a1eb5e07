import { Star, StarHalf } from 'lucide-react';
import { NOTE_MAX } from '@comptoir/contract/avis/avis.contract.ts';
import { useTexts } from '../words/use-texts.ts';

const RANGS = Array.from({ length: NOTE_MAX }, (_, index) => index + 1);

/** A score as stars; a mean may have half of one. */
export function Etoiles({ note, size = 16 }: { note: number; size?: number }) {
  const t = useTexts('avis');
  return (
    <span
      role="img"
      aria-label={t('note', { note, max: NOTE_MAX })}
      className="inline-flex gap-0.5 text-text"
    >
      {RANGS.map((rang) => (
        <span key={rang} className="relative">
          <Star size={size} aria-hidden className={rang <= note ? 'fill-current' : ''} />
          {rang - note === 0.5 && (
            <StarHalf size={size} aria-hidden className="absolute top-0 left-0 fill-current" />
          )}
        </span>
      ))}
    </span>
  );
}
