/** Furniture hardware and fitting out. */
import type { Genre } from './image.ts';

export const AGENCEMENT: Readonly<Record<string, Genre>> = {};
