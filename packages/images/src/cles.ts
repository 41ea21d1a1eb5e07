/** The key of a picture: its model and what shows of the article, nothing else. Pure. */
import type { Image } from './genres/image.ts';

/** « vis?bout=pointe&elancement=10&… »: parameters by name, so that one picture has one key. */
export function cleOf({ modele, params }: Image): string {
  const parts = Object.keys(params)
    .sort()
    .map((nom) => `${nom}=${ecrit(params[nom])}`);
  return `${modele}?${parts.join('&')}`;
}

/** A word that reads as a number is quoted: « 5 » Ah printed on a battery is not nearly « 4 ». */
function ecrit(valeur: Image['params'][string] | undefined): string {
  return typeof valeur === 'string' && !Number.isNaN(Number(valeur))
    ? `'${valeur}'`
    : String(valeur);
}

const PLUS_LONG = 48;

/** Readable part of a file's name; two pictures may share it, their digests part them. */
export function slugOf({ params }: Image): string {
  const words = Object.keys(params)
    .sort()
    .flatMap((nom) => (params[nom] === false ? [] : [params[nom] === true ? nom : params[nom]]))
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= PLUS_LONG) return words || 'seul';
  return words.slice(0, PLUS_LONG).replace(/-[^-]*$/, '');
}
