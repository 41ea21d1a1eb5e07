/** Widths of table columns on a desk, in pixels, as the specification gives them. */
export const COLUMN_SIZES = {
  label: { min: 138, max: 410 },
  reference: { min: 92 },
  number: { min: 120, max: 120 },
  documentNumber: { min: 138, max: 138 },
  creationDate: { min: 138, max: 138 },
  origin: { min: 64, max: 64 },
  amount: { min: 118, max: 118 },
  rapidoService: { min: 232, max: 232 },
  actions: { min: 64 },
} as const satisfies Record<string, { min: number; max?: number }>;

export type ColumnSize = keyof typeof COLUMN_SIZES;

/**
 * The same widths as classes; they are written out because the stylesheet is made from the source.
 * On a tablet figures take what they need: the last columns would be out of sight otherwise.
 */
export const COLUMN_CLASSES: Record<ColumnSize, string> = {
  label: 'sm:min-w-[138px] sm:max-w-[410px]',
  reference: 'sm:min-w-[92px]',
  number: 'lg:min-w-[120px] lg:max-w-[120px] lg:w-[120px]',
  documentNumber: 'lg:min-w-[138px] lg:max-w-[138px] lg:w-[138px]',
  creationDate: 'lg:min-w-[138px] lg:max-w-[138px] lg:w-[138px]',
  origin: 'sm:min-w-[64px] sm:max-w-[64px] sm:w-[64px]',
  amount: 'lg:min-w-[118px] lg:max-w-[118px] lg:w-[118px]',
  rapidoService: 'sm:min-w-[232px] sm:max-w-[232px] sm:w-[232px]',
  // No wider than its buttons: the room goes to the columns that can use it.
  actions: 'sm:min-w-[64px] sm:w-px',
};
