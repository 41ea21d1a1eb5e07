/** Invented data that the specimens show. */
import type { ComboboxOption } from '../ui/field/combobox-option.ts';

export const MAGASINS: readonly ComboboxOption[] = [
  { value: '1', label: 'Nantes Est', detail: '44300' },
  { value: '2', label: 'Saint-Herblain', detail: '44800' },
  { value: '3', label: 'Rezé', detail: '44400' },
  { value: '4', label: 'Ancenis', detail: '44150' },
  { value: '5', label: 'Cholet', detail: '49300' },
  { value: '6', label: 'La Roche-sur-Yon', detail: '85000' },
  { value: '7', label: 'Angers Nord', detail: '49100' },
  { value: '8', label: 'Rennes Sud', detail: '35200' },
];

/** Answers after half a second, as a server would. */
export function findMagasins(text: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const wanted = text.trim().toLowerCase();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(MAGASINS.filter(({ label }) => label.toLowerCase().includes(wanted)));
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('no longer wanted'));
    });
  });
}

/** Articles by length, for the histogram of a range. */
export const LENGTHS = [6, 10, 15, 18, 21, 20, 18, 17, 18, 14, 10, 8, 10, 6, 4, 6, 4, 3, 2, 3];
