/**
 * How far articles are from a size that is asked for and not sold. Distances are ratios, so that 4
 * against 5 weighs as much as 40 against 50; what comes first decides what goes with it, a diameter
 * before a length: it weighs twice.
 */
import type { Lignes } from '../../index/lignes.ts';
import type { Referentiel } from '../../index/referentiel.ts';
import type { Jeton } from '../jeton.ts';
import { toBase } from '../unites.ts';

/** A size asked for: « 4x42 », « m8x33 », « 50a », « 28 ». */
export interface Mesure {
  nombres: readonly number[];
  /** Its first number is that of a metric thread. */
  filet: boolean;
  /** '' where it is not said. */
  unite: string;
}

const ECRITE = /^([mø]?)(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)([a-z%°/"]*\d?)$/;
/** « t43 », « p44 », « d8 » of a question. */
const LETTRE = /^(?:[tpndle]|sz|pt)(\d{1,3})$/;

export function mesureOf({ sorte, terme }: Pick<Jeton, 'sorte' | 'terme'>): Mesure | undefined {
  if (sorte === 'mot') return undefined;
  const [, signe, dits = '', unite = ''] = ECRITE.exec(terme) ?? [];
  const nombres = (dits || (LETTRE.exec(terme)?.[1] ?? '')).split('x').map(Number);
  if (nombres.some((nombre) => !(nombre > 0))) return undefined;
  return { nombres, filet: signe === 'm', unite: signe === 'ø' ? 'mm' : unite };
}

/** What values measure, by their number. */
interface Cotes {
  /** NaN for those that measure nothing. */
  nombres: Float64Array;
  filets: Uint8Array;
  /** By attribute. */
  unites: readonly string[];
}

const parReferentiel = new WeakMap<Referentiel, Cotes>();

export function cotesOf(referentiel: Referentiel): Cotes {
  const known = parReferentiel.get(referentiel);
  if (known) return known;
  const { valeurs, attributs } = referentiel;
  const nombres = new Float64Array(referentiel.groupes.length).fill(NaN);
  const filets = new Uint8Array(nombres.length);
  const unites = attributs.map(({ unite }) =>
    unite ? toBase('1', unite.toLowerCase().replace('²', '2')).unite : '',
  );
  attributs.forEach(({ type, unite, debut, fin }) => {
    for (let numero = debut; numero < fin; numero++) {
      const { valeur = '', libelle } = valeurs[numero] ?? {};
      const base = toBase(valeur, (unite ?? '').toLowerCase().replace('²', '2')).nombre;
      const dit = /^(M?)(\d+(?:[.,]\d+)?)(?: ?[a-zA-Z]{1,3})?$/.exec(libelle?.fr ?? '');
      nombres[numero] =
        type === 'nombre' ? Number(base) : Number((dit?.[2] ?? 'NaN').replace(',', '.'));
      filets[numero] = dit?.[1] ? 1 : 0;
    }
  });
  const cotes = { nombres, filets, unites };
  parReferentiel.set(referentiel, cotes);
  return cotes;
}

/** A size of another kind. */
export const TRES_LOIN = 4;
const AUTRE_SORTE = 1;

/** @returns TRES_LOIN where the article has no such size at all. */
export function ecartOf(lignes: Lignes, row: number, mesure: Mesure): number {
  const { nombres, filets, unites } = cotesOf(lignes.referentiel);
  const { debut, taille, contenu } = lignes.valeurs;
  const first = debut[row] ?? 0;
  const end = first + (taille[row] ?? 0);
  /** The least distance of the first numbers asked, so far, in the order of the attributes. */
  const least = mesure.nombres.map(() => Infinity);
  for (let i = first; i < end; i++) {
    const numero = contenu[i] ?? 0;
    const cote = nombres[numero] ?? NaN;
    if (!(cote > 0)) continue;
    const unite = unites[lignes.referentiel.groupes[numero] ?? -1] ?? '';
    for (let k = least.length - 1; k >= 0; k--) {
      if (k === least.length - 1 && mesure.unite !== '' && unite !== mesure.unite) continue;
      const before = k === 0 ? 0 : (least[k - 1] ?? Infinity);
      const poids = k === 0 && least.length > 1 ? 2 : 1;
      const sorte =
        k === 0 &&
        mesure.filet !== ((filets[numero] ?? 0) === 1) &&
        least.length + Number(mesure.filet) > 1
          ? AUTRE_SORTE
          : 0;
      const ecart = before + sorte + poids * Math.abs(Math.log(cote / (mesure.nombres[k] ?? cote)));
      if (ecart < (least[k] ?? Infinity)) least[k] = ecart;
    }
  }
  return Math.min(TRES_LOIN, least.at(-1) ?? TRES_LOIN);
}
