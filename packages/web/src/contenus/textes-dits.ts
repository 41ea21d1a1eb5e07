/** Texts of which this browser said whether they helped: it is not asked again. */
import { createRemembered } from '../page/remembered.ts';

/** By kind and identifier, « page-33 ». */
export type TextesDits = Readonly<Record<string, boolean>>;

export const textesDits = createRemembered<TextesDits>('comptoir.utile', readDits);

/** What another version wrote, or a hand, is left out. */
export function readDits(stored: unknown): TextesDits {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  );
}

export function noterDit(cle: string, utile: boolean): void {
  textesDits.set({ ...textesDits.get(), [cle]: utile });
}
