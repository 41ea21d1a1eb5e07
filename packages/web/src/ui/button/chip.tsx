import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Lien } from '../../page/lien.tsx';
import { useTexts } from '../../words/use-texts.ts';

const CHIP =
  'inline-flex min-h-8 items-center gap-2 rounded-full border px-3 type-label transition-colors max-sm:min-h-11 max-sm:px-4 pointer-coarse:min-h-11';
const ACTIVE = 'border-link bg-sel text-link';

export interface ChoiceChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A choice one takes or leaves. */
export function ChoiceChip({ pressed, onChange, disabled, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
      className={clsx(
        CHIP,
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-text-2',
        pressed ? ACTIVE : 'border-line-2 bg-bg text-text hover:bg-sunk',
      )}
    >
      {children}
    </button>
  );
}

interface ChoiceChipLinkProps {
  pressed: boolean;
  /** The same list with it, or without it where it is taken. */
  href: string;
  children: ReactNode;
}

/** The same where the choice is in the address. */
export function ChoiceChipLink({ pressed, href, children }: ChoiceChipLinkProps) {
  return (
    <Lien
      href={href}
      keepScroll
      rel="nofollow"
      aria-current={pressed ? 'true' : undefined}
      className={clsx(
        CHIP,
        'shrink-0',
        pressed ? ACTIVE : 'border-line-2 bg-bg text-text hover:bg-sunk',
      )}
    >
      {children}
    </Lien>
  );
}

export interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** A filter in force; the whole chip removes it. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  const t = useTexts('ui');
  return (
    <button
      type="button"
      aria-label={t('selection.retirer', { libelle: label })}
      onClick={onRemove}
      className={clsx(CHIP, ACTIVE, 'hover:border-text')}
    >
      {label}
      <X size={16} aria-hidden />
    </button>
  );
}

interface FilterChipLinkProps {
  label: string;
  /** The same list without it. */
  href: string;
}

/** The same where filters are in the address: it also works without script. */
export function FilterChipLink({ label, href }: FilterChipLinkProps) {
  const t = useTexts('ui');
  return (
    <Lien
      href={href}
      keepScroll
      rel="nofollow"
      aria-label={t('selection.retirer', { libelle: label })}
      className={clsx(CHIP, ACTIVE, 'shrink-0 hover:border-text')}
    >
      {label}
      <X size={16} aria-hidden />
    </Lien>
  );
}
