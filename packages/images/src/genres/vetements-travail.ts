/** Workwear. */
import type { Genre } from './image.ts';

export const VETEMENTS_TRAVAIL: Readonly<Record<string, Genre>> = {};
