/** A reference that is copied in one tap, and says so. */
import { useState } from 'react';
import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { SUCCESS_BUTTON_MS } from './durations.ts';
import { useFleeting } from './use-fleeting.ts';
import { useTexts } from '../use-texts.ts';

export interface CopyReferenceProps {
  reference: string;
  className?: string;
}

export function CopyReference({ reference, className }: CopyReferenceProps) {
  const t = useTexts('ui');
  const [copied, setCopied] = useState(false);
  const isDone = useFleeting(copied, SUCCESS_BUTTON_MS);
  const Icon = isDone ? Check : Copy;
  const copy = async () => {
    setCopied(false);
    if (!(await copyText(reference))) return;
    setCopied(true);
    announce(t('selection.copiee', { reference }));
  };
  return (
    <button
      type="button"
      aria-label={t('selection.copier', { reference })}
      onClick={() => void copy()}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-control type-ref select-text hover:text-link max-sm:min-h-11 pointer-coarse:min-h-11',
        className,
      )}
    >
      {reference}
      <Icon size={16} aria-hidden className={isDone ? 'text-ok' : 'text-text-2'} />
    </button>
  );
}
