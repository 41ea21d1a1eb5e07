/** Handling and storage. */
import type { Genre } from './image.ts';

export const MANUTENTION_STOCKAGE: Readonly<Record<string, Genre>> = {};
