/** Numbers with their minus and plus: one among many is a plain figure until it is pointed at or focused. */
import type { Locator } from 'playwright-core';

export async function saisir(nombre: Locator, text: string): Promise<void> {
  await nombre.focus();
  await nombre.fill(text);
}

export const valeur = (nombre: Locator): Promise<string | null> =>
  nombre.getAttribute('aria-valuenow');
