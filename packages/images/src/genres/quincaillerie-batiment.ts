/** Building hardware. */
import type { Genre } from './image.ts';

export const QUINCAILLERIE_BATIMENT: Readonly<Record<string, Genre>> = {};
