/** Cost models of small hardware: how sizes and finishes turn into cents, grams and references. */
import type { Valeur } from '../../modele.ts';

/** What exists: the lengths made in each diameter, thread or section. */
export type Gamme = Readonly<Record<string, readonly number[]>>;

export function existeEnGamme(
  gamme: Gamme,
  cle: Valeur | undefined,
  mesure: Valeur | undefined,
): boolean {
  return gamme[String(cle)]?.includes(Number(mesure)) ?? false;
}

/** Every measure of a range, smallest first: the values of its axis. */
export function mesuresOf(gamme: Gamme): number[] {
  return [...new Set(Object.values(gamme).flat())].sort((a, b) => a - b);
}

/** Prices of the trade end in 0 or 5. */
export function arrondir(centimes: number): number {
  return Math.max(5, Math.round(centimes / 5) * 5);
}

export function grammes(poids: number): number {
  return Math.max(1, Math.round(poids));
}

/** « m8 » is 8. */
export function diametreMetrique(filetage: Valeur | undefined): number {
  return Number(String(filetage).slice(1));
}

/** As references write a measure: 4 is « 04 », 3.5 is « 35 ». */
export function codeMesure(mesure: Valeur | undefined, chiffres: number): string {
  const mm = Number(mesure);
  return Number.isInteger(mm) ? String(mm).padStart(chiffres, '0') : String(Math.round(mm * 10));
}

/** In tenths of a millimetre: 3.5 is « 035 », 10 is « 100 ». */
export function codeDixiemes(mesure: Valeur | undefined): string {
  return String(Math.round(Number(mesure) * 10)).padStart(3, '0');
}

const CODES_FINITION: Readonly<Record<string, string>> = {
  brut: 'BR',
  'zingue-jaune': 'ZJ',
  'zingue-blanc': 'ZB',
  'galva-chaud': 'GC',
  phosphate: 'PH',
  'inox-a2': 'A2',
  'inox-a4': 'A4',
  acier: 'AC',
  aluminium: 'AL',
  laiton: 'LA',
  zamak: 'ZK',
  nylon: 'NY',
};

/** End of a reference: « ZJ » for yellow zinc. */
export function codeFinition(finition: Valeur | undefined): string {
  return CODES_FINITION[String(finition)] ?? '';
}

const COUTS_FINITION: Readonly<Record<string, number>> = {
  brut: 0.9,
  'zingue-blanc': 1,
  'zingue-jaune': 1,
  phosphate: 0.95,
  'galva-chaud': 1.45,
  'inox-a2': 2.3,
  'inox-a4': 3.2,
};

/** Against the same thing in zinc-plated steel. */
export function coutFinition(finition: Valeur | undefined): number {
  return COUTS_FINITION[String(finition)] ?? 1;
}

/** Boxes hold fewer as the piece grows; steps are [up to this much, pieces], the last for the rest. */
export function piecesParBoite(volume: number, paliers: readonly (readonly [number, number])[]) {
  return (paliers.find(([jusque]) => volume <= jusque) ?? paliers.at(-1))?.[1] ?? 1;
}
