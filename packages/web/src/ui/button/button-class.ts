/** The look of buttons, for real ones and for links that look like one. */
import { clsx } from 'clsx';

export type ButtonKind = 'primary' | 'solid' | 'outline' | 'quiet' | 'on-ink';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Square, for an icon alone. */
  square?: boolean;
  /** As wide as its container. */
  block?: boolean;
}

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-act text-act-t hover:bg-act-h',
  solid: 'border-transparent bg-ink-solid text-on hover:bg-ink-solid-h',
  outline: 'border-line-2 bg-bg text-text hover:bg-sunk',
  quiet: 'border-transparent text-link hover:bg-sel',
  'on-ink': 'border-on-line text-on hover:bg-ink-2',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 type-button-sm max-sm:min-h-11 pointer-coarse:min-h-11',
  md: 'min-h-10 type-button max-sm:min-h-12 pointer-coarse:min-h-11',
  lg: 'min-h-12 type-button-lg',
};

const PADDINGS: Record<ButtonSize, string> = { sm: 'px-3 py-1', md: 'px-4 py-1', lg: 'px-5 py-1' };
const SQUARES: Record<ButtonSize, string> = {
  sm: 'w-8 max-sm:w-11 pointer-coarse:w-11',
  md: 'w-10 max-sm:w-12 pointer-coarse:w-11',
  lg: 'w-12',
};

export function buttonClass(look: ButtonLook = {}): string {
  const { kind = 'outline', size = 'md', square = false, block = false } = look;
  const padding = kind === 'quiet' ? PADDINGS.sm : PADDINGS[size];
  return clsx(
    'relative items-center justify-center gap-2 rounded-control border text-center transition-colors',
    'disabled:border-line disabled:bg-sunk disabled:text-text-2 disabled:cursor-not-allowed',
    'aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-text-2 aria-disabled:cursor-not-allowed',
    block ? 'flex w-full' : 'inline-flex',
    SIZES[size],
    square ? SQUARES[size] : padding,
    square && kind === 'quiet' ? 'border-transparent text-text hover:bg-sunk-2' : KINDS[kind],
  );
}
