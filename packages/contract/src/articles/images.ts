/**
 * Where pictures of articles stand, and the sizes they are served in. A preset is written
 * « width-height », in pixels of the file; a slot lists its presets from the smallest to the
 * sharpest, the browser chooses by its width on screen.
 */
import type { Locale } from '../words/locales.ts';
import type { ImageArticle } from './article.schema.ts';

/**
 * Three files a picture: each size more is a third more to keep, and 400 fills a card at some 5 KB,
 * where a listing has 48 of them.
 */
export const PRESETS = ['160-160', '400-400', '800-800'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Slot {
  presets: readonly Preset[];
  /** Width on screen by width of the window, as the `sizes` of an image says it. */
  sizes: string;
}

export const SLOTS = {
  /** Rows of tables, thumbnails of a gallery. */
  rangee: { presets: ['160-160'], sizes: '72px' },
  /**
   * Cards of a list; a row on a phone, 96 px wide. Said to be 91, for which the smallest file does
   * on a screen of 1.75 dots a pixel: four of the next would hold the styles back.
   */
  carte: { presets: ['160-160', '400-400', '800-800'], sizes: '(min-width: 640px) 260px, 91px' },
  fiche: { presets: ['400-400', '800-800'], sizes: '(min-width: 1024px) 560px, 100vw' },
  zoom: { presets: ['800-800'], sizes: '100vw' },
} as const satisfies Record<string, Slot>;
export type NomSlot = keyof typeof SLOTS;

/** Address of a picture in one size; without a file, the stand-in of its genre, which has none. */
export function lienImage({ genre, fichier }: ImageArticle, preset: Preset): string {
  return fichier === null
    ? `/images/genres/${encodeURIComponent(genre)}.svg`
    : `/images/articles/${encodeURIComponent(fichier)}/${preset}.webp`;
}

/** Address of the drawing of an article with its dimensions; without a language, its thumbnail. */
export function lienDessin(articleId: number, langue?: Locale): string {
  return `/images/dessins/${articleId}${langue ? `-${langue}` : ''}.svg`;
}
