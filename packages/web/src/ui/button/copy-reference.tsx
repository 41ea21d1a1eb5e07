/** A reference that is copied in one tap, and says so. */
import { useState } from 'react';
import { clsx } from 'clsx';
import { announce } from '../notice/announce.ts';
import { copyText } from './copy-text.ts';
import { SUCCESS_BUTTON_MS } from '../durations.ts';
import { COPIED, COPY } from '../row-icons.tsx';
import { useFleeting } from '../notice/use-fleeting.ts';
import { useTexts } from '../../words/use-texts.ts';

export interface CopyReferenceProps {
  reference: string;
  className?: string;
}

export function CopyReference({ reference, className }: CopyReferenceProps) {
  const t = useTexts('ui');
  const [copied, setCopied] = useState(false);
  const isDone = useFleeting(copied, SUCCESS_BUTTON_MS);
  const copy = async () => {
    setCopied(false);
    if (!(await copyText(reference))) return;
    setCopied(true);
    announce(t('selection.copiee', { reference }));
  };
  return (
    <button
      type="button"
      data-print
      aria-label={t('selection.copier', { reference })}
      onClick={() => void copy()}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-control type-ref select-text hover:text-link max-sm:min-h-11 pointer-coarse:min-h-11',
        className,
      )}
    >
      {reference}
      {isDone ? COPIED : COPY}
    </button>
  );
}
