/** Numbers with their minus and plus: one among many is a plain figure until one comes to it. */
import type { Locator } from 'playwright-core';

export async function saisir(nombre: Locator, text: string): Promise<void> {
  await nombre.focus();
  await nombre.fill(text);
}

export const valeur = (nombre: Locator): Promise<string | null> =>
  nombre.getAttribute('aria-valuenow');
