/**
 * U+0000 stands in no text that PostgreSQL keeps, nor half of a surrogate pair in its JSON: whatever
 * is sent with one is refused at the door.
 */
import { refus } from '@comptoir/contract/http/erreurs.ts';

const NUL = '\u0000';

const isImpossible = (text: string): boolean => text.includes(NUL) || !text.isWellFormed();

export function refuserTexte(champ: string): never {
  const raison = 'neither U+0000 nor half of a surrogate pair is taken';
  throw refus('requete-invalide', { champs: [{ champ, raison }] });
}

/** In any text of it, names of members included. A stack of its own: a body may be as deep as it is long. */
export function hasImpossible(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (isImpossible(next)) return true;
    } else if (Array.isArray(next) || next instanceof URLSearchParams) {
      for (const member of next) left.push(member);
    } else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      for (const [name, member] of Object.entries(next)) left.push(name, member);
    }
  }
  return false;
}

/** A copy that may be changed, as JSON would carry it: what is undefined is not there. */
export function copyPossible(value: unknown, champ: string): unknown {
  if (typeof value === 'string') return isImpossible(value) ? refuserTexte(champ) : value;
  if (Array.isArray(value)) return value.map((member) => copyPossible(member, champ));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) copy[name] = copyPossible(member, champ);
  }
  return copy;
}

/** A cookie that nobody could have set for us is not there, and the page is still shown. */
export function decodeCookie(text: string): string {
  try {
    const value = decodeURIComponent(text);
    return isImpossible(value) ? '' : value;
  } catch {
    return text;
  }
}
