/** Whether an article is what a query asked for. */
import type { Attendu } from './requete.ts';

/** What is known of an article to judge an answer. */
export interface ArticleJuge {
  id: number;
  reference: string;
  genre: string;
  marque: string;
  /** In French. */
  libelle: string;
}

export function repond(article: ArticleJuge, attendu: Attendu): boolean {
  const { reference, genre, marque, libelle = [], sans = [] } = attendu;
  return (
    (reference === undefined || isLike(article.reference, reference)) &&
    (genre === undefined || [genre].flat().includes(article.genre)) &&
    (marque === undefined || article.marque === marque) &&
    libelle.every((part) => holds(article.libelle, part)) &&
    !sans.some((part) => holds(article.libelle, part))
  );
}

/** `FSM*-16340`: the parts between the stars, in their order, from the start to the end. */
function isLike(reference: string, pattern: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return reference === start;
  if (!reference.startsWith(start) || !reference.endsWith(end)) return false;
  let from = start.length;
  for (const part of others) {
    const at = reference.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= reference.length - end.length;
}

/** « 4 × 20 » is neither in « 14 × 20 » nor in « 4 × 200 » nor in « 4 × 20,5 ». */
function holds(libelle: string, part: string): boolean {
  const text = normalised(libelle);
  const searched = normalised(part);
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + searched.length);
    const isCut =
      (/^\d/.test(searched) && /[\d,]$/.test(before)) ||
      (/\d$/.test(searched) && /^(\d|,\d)/.test(after));
    if (!isCut) return true;
  }
  return false;
}

/** Units are written after a space that does not break. */
function normalised(text: string): string {
  return text.toLowerCase().replace(/\s/g, ' ');
}
