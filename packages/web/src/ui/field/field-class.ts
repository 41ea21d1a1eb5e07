/** The look of the box around whatever one types or chooses in. */
import { clsx } from 'clsx';

export type FieldSize = 'sm' | 'md' | 'lg';

const SIZES: Record<FieldSize, string> = {
  sm: 'min-h-8 max-sm:min-h-11 pointer-coarse:min-h-11',
  md: 'min-h-10 max-sm:min-h-12 pointer-coarse:min-h-11',
  lg: 'min-h-12',
};

export function fieldBoxClass(options: { size?: FieldSize; invalid?: boolean } = {}): string {
  const { size = 'md', invalid = false } = options;
  return clsx(
    'relative flex w-full items-stretch rounded-control border bg-bg transition-colors',
    'has-focus-visible:field-ring',
    // The control alone: a list that is in use may hold disabled options.
    'has-[>:disabled]:border-line has-[>:disabled]:bg-sunk has-[>:disabled]:text-text-2',
    invalid ? 'border-err field-edge-err' : 'border-line-2 hover:border-text',
    SIZES[size],
  );
}

/** The control itself, inside the box. */
export const fieldInputClass =
  'w-full min-w-0 flex-1 bg-transparent px-3 type-body outline-none pointer-coarse:type-input-coarse disabled:cursor-not-allowed';
