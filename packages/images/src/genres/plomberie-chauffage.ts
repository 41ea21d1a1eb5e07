/** Plumbing and heating. */
import type { Genre } from './image.ts';

export const PLOMBERIE_CHAUFFAGE: Readonly<Record<string, Genre>> = {};
