/** Chemistry and sealing. */
import type { Genre } from './image.ts';

export const CHIMIE_ETANCHEITE: Readonly<Record<string, Genre>> = {};
