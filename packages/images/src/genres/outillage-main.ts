/** Hand tools. */
import type { Genre } from './image.ts';

export const OUTILLAGE_MAIN: Readonly<Record<string, Genre>> = {};
