/** Power tools. */
import type { Genre } from './image.ts';

export const ELECTROPORTATIF: Readonly<Record<string, Genre>> = {};
