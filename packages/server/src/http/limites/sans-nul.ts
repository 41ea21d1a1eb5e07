/** U+0000 stands in no text that PostgreSQL keeps: whatever is sent with it is refused at the door. */
import { refus } from '@comptoir/contract/http/erreurs.ts';

const NUL = '\u0000';

export function refuserNul(champ: string): never {
  throw refus('requete-invalide', { champs: [{ champ, raison: 'no U+0000 is taken' }] });
}

/** In any text of it, names of members included. A stack of its own: a body may be as deep as it is long. */
export function hasNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes(NUL)) return true;
    } else if (Array.isArray(next) || next instanceof URLSearchParams) {
      for (const member of next) left.push(member);
    } else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      for (const [name, member] of Object.entries(next)) left.push(name, member);
    }
  }
  return false;
}

/** A copy that may be changed, as JSON would carry it: what is undefined is not there. */
export function copySansNul(value: unknown, champ: string): unknown {
  if (typeof value === 'string') return value.includes(NUL) ? refuserNul(champ) : value;
  if (Array.isArray(value)) return value.map((member) => copySansNul(member, champ));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) copy[name] = copySansNul(member, champ);
  }
  return copy;
}

/** A cookie that nobody could have set for us is not there, and the page is still shown. */
export function decodeCookie(text: string): string {
  try {
    const value = decodeURIComponent(text);
    return value.includes(NUL) ? '' : value;
  } catch {
    return text;
  }
}
