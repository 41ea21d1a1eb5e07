/** Electricity and lighting. */
import type { Genre } from './image.ts';

export const ELECTRICITE_ECLAIRAGE: Readonly<Record<string, Genre>> = {};
