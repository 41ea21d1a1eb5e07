import { Star } from 'lucide-react';
import { NOTE_MAX } from '@comptoir/contract/avis/avis.contract.ts';
import { useTexts } from '../use-texts.ts';

const RANGS = Array.from({ length: NOTE_MAX }, (_, index) => index + 1);

/** The score of one review, as stars. */
export function Etoiles({ note, size = 16 }: { note: number; size?: number }) {
  const t = useTexts('avis');
  return (
    <span
      role="img"
      aria-label={t('note', { note, max: NOTE_MAX })}
      className="inline-flex gap-0.5 text-text"
    >
      {RANGS.map((rang) => (
        <Star key={rang} size={size} aria-hidden className={rang <= note ? 'fill-current' : ''} />
      ))}
    </span>
  );
}
