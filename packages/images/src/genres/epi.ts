/** Protective equipment. */
import type { Genre } from './image.ts';

export const EPI: Readonly<Record<string, Genre>> = {};
