/** Panels and wood. */
import type { Genre } from './image.ts';

export const PANNEAUX_BOIS: Readonly<Record<string, Genre>> = {};
