/** Consumables of machines. */
import type { Genre } from './image.ts';

export const CONSOMMABLES: Readonly<Record<string, Genre>> = {};
