import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  field: HTMLInputElement;
  onClear: () => void;
}

/** Stands in the field, after what is typed. Escape does the same from the keyboard. */
export function BoutonEffacer({ field, onClear }: Props) {
  const t = useTexts('recherche');
  if (!field.parentElement) return null;
  const clear = () => {
    onClear();
    field.focus();
  };
  return createPortal(
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('suggestions.effacer')}
      onClick={clear}
      className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-text max-sm:w-11 pointer-coarse:w-11"
    >
      <X size={20} aria-hidden />
    </button>,
    field.parentElement,
  );
}
