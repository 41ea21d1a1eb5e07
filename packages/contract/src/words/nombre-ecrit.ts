/**
 * Figures as each language writes them. By hand: a browser takes 20 ms to make its first
 * `Intl.NumberFormat`, in the middle of waking a page up, and a listing formats thousands of them.
 */
import type { Locale } from './locales.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

interface Signes {
  groupe: string;
  virgule: string;
  /** Figures before the comma from which thousands are set apart. */
  groupesDes: number;
}

// The narrow space that is usual in French is hardly drawn by the typeface.
const SIGNES: Record<Locale, Signes> = {
  fr: { groupe: NBSP, virgule: ',', groupesDes: 4 },
  en: { groupe: ',', virgule: '.', groupesDes: 4 },
  es: { groupe: '.', virgule: ',', groupesDes: 5 },
};

export interface Decimales {
  min: number;
  /** Beyond, it is rounded, halves away from zero. */
  max: number;
}

export interface NombreEcrit {
  /** '' or a real minus sign: a hyphen may be left alone at the end of a line. */
  signe: string;
  chiffres: string;
}

/** A number, or a decimal as text, which stays exact. */
export function writeNombre(
  locale: Locale,
  nombre: number | string,
  decimales: Decimales,
): NombreEcrit {
  const [, moins, entier = '', apres = ''] = DECIMAL.exec(textOf(nombre, decimales.max)) ?? [];
  if (entier === '') return { signe: '', chiffres: 'NaN' };
  const [whole, rest] = arrondir(entier, apres, decimales.max);
  const fraction = rest.replace(/0+$/, '').padEnd(decimales.min, '0');
  const { groupe, virgule, groupesDes } = SIGNES[locale];
  const groupes = whole.length < groupesDes ? whole : whole.replace(THOUSANDS, groupe);
  return {
    signe: moins ? MINUS : '',
    chiffres: fraction === '' ? groupes : groupes + virgule + fraction,
  };
}

const DECIMAL = /^(-)?0*(\d+)(?:\.(\d*))?$/;
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** As few decimals as tell it from its neighbours: a number holds more than anyone wrote. */
function textOf(nombre: number | string, max: number): string {
  const text = String(nombre);
  return typeof nombre === 'number' && text.includes('e') ? nombre.toFixed(max) : text;
}

function arrondir(entier: string, apres: string, max: number): [string, string] {
  if (apres.length <= max) return [entier, apres];
  const kept = entier + apres.slice(0, max);
  const isUp = (apres[max] ?? '0') >= '5';
  const digits = isUp ? String(BigInt(kept) + 1n).padStart(kept.length, '0') : kept;
  const cut = digits.length - max;
  return [digits.slice(0, cut), digits.slice(cut)];
}
