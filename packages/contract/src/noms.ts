/** Readable names inside paths: how a label becomes a slug, how a slug is written and read back. */

/** The word that stands where neither a slug nor a usable label exists. */
export const SLUG_PAR_DEFAUT = 'detail';

// Letters that Unicode does not decompose into a base letter and a mark.
const LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '×': 'x',
};
const SLUG_MAX_LENGTH = 80;

/** `Vis à bois Ø 4 × 40, zinguée` → `vis-a-bois-o-4x40-zinguee`; '' when nothing readable is left. */
export function slugify(label: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s*[×x]\s*(?=\d)/gu, '$1x')
    .replace(/[œæßøłđ×]/gu, (letter) => LETTERS[letter] ?? '')
    .match(/[a-z0-9]+/g);
  if (!words) return '';
  const slug = words.join('-');
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  // Cut between words where one ends in the second half, so that a slug ends on a whole word.
  const end = slug.lastIndexOf('-', SLUG_MAX_LENGTH);
  return slug.slice(0, end > SLUG_MAX_LENGTH / 2 ? end : SLUG_MAX_LENGTH);
}

export interface Nomme {
  slug?: string | null | undefined;
  libelle?: string | null | undefined;
}

/**
 * The slug of a path, percent-encoded, its slashes kept as slashes: a slug may span several
 * segments, so what follows it in a path is read from the end (see `readSlugId`).
 */
export function encodeSlug({ slug, libelle }: Nomme): string {
  return encodeParts(slug ?? '') || slugify(libelle ?? '') || SLUG_PAR_DEFAUT;
}

function encodeParts(slug: string): string {
  return slug
    .toWellFormed()
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..') // A dot part would climb out of the path.
    .map(encodeURIComponent)
    .join('/');
}

export function spacesToPlus(encoded: string): string {
  return encoded.replaceAll('%20', '+');
}

/** Reads `{slug}/{id}`: the id is the last segment, whatever the slug holds. */
export function readSlugId(path: string): { slug: string; id: string } | undefined {
  const cut = path.lastIndexOf('/');
  const id = decodeOrKeep(path.slice(cut + 1));
  if (cut < 1 || id === '') return undefined;
  return { slug: readSlug(path.slice(0, cut)), id };
}

/** Reads `{slug}-{id}`: the id follows the last hyphen, so an id holds none. */
export function readSlugHyphenId(path: string): { slug: string; id: string } | undefined {
  const cut = path.lastIndexOf('-');
  const id = decodeOrKeep(path.slice(cut + 1));
  if (cut < 1 || id === '' || id.includes('/')) return undefined;
  return { slug: readSlug(path.slice(0, cut)), id };
}

/** A plus sign is a space here: a real one is written %2B. */
export function readSlug(encoded: string): string {
  return decodeOrKeep(encoded.replaceAll('+', ' '));
}

// A slug decorates the id: one that does not decode is no reason to refuse the page.
function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
