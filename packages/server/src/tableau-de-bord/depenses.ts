/** Rows of spending as a chart takes them: twelve months, the greatest by name, the rest as one. */
import { centsOf, unitsOf, type Devise } from '@comptoir/contract/argent.ts';
import {
  SERIES_NOMMEES,
  type AxeDepenses,
  type Depenses,
  type SerieDepenses,
} from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import type { DepenseRow } from './depenses.sql.ts';

export const MOIS_MONTRES = 12;

/** `nombre` months, the last of them that of `jour`: `yyyy-MM`. */
export function listMois(jour: string, nombre: number): string[] {
  const [annee = 0, mois = 0] = jour.split('-').map(Number);
  return Array.from({ length: nombre }, (_, i) => {
    const rang = annee * 12 + mois - nombre + i;
    return `${Math.floor(rang / 12)}-${String((rang % 12) + 1).padStart(2, '0')}`;
  });
}

interface Contexte {
  par: AxeDepenses;
  devise: Devise;
  jour: string;
  /** How many are shown by name. */
  nommees?: number;
}

/** Amounts by what they are divided by, of one month; in ten-thousandths. */
type ParCle = Map<string, bigint>;

export function grouperDepenses(
  rows: readonly DepenseRow[],
  { par, devise, jour, nommees = SERIES_NOMMEES }: Contexte,
): Depenses {
  const writeCents = (units: bigint) => centsOf(units, devise).montant;
  const parMois = new Map<string, ParCle>();
  const libelles = new Map<string, string>();
  for (const { mois, cle, libelle, montantHT } of rows) {
    const siens = parMois.get(mois) ?? new Map<string, bigint>();
    siens.set(cle, (siens.get(cle) ?? 0n) + unitsOf({ montant: montantHT, devise }));
    parMois.set(mois, siens);
    libelles.set(cle, libelle);
  }
  const sommeOf = (mois: string | undefined) => total(parMois.get(mois ?? '') ?? new Map());
  const tous = listMois(jour, 2 * MOIS_MONTRES);
  const montres = tous.slice(MOIS_MONTRES);
  const cumuls = cumuler(montres.flatMap((mois) => [...(parMois.get(mois) ?? [])]));
  const nommes = par === 'mois' ? [] : classer(cumuls, libelles).slice(0, nommees);
  const series: SerieDepenses[] = nommes.map(([cle, units]) => ({
    genre: 'nommee',
    cle,
    libelle: libelles.get(cle) ?? '',
    total: writeCents(units),
  }));
  const reste = [...cumuls].filter(([cle]) => !nommes.some(([nomme]) => nomme === cle));
  if (reste.some(([, units]) => units !== 0n) || nommes.length === 0) {
    const isSans = reste.every(([cle]) => cle === '');
    const genre = par === 'mois' ? 'tout' : par === 'chantier' && isSans ? 'sans' : 'autres';
    series.push({ genre, cle: '', libelle: '', total: writeCents(total(new Map(reste))) });
  }
  return {
    par,
    devise,
    series,
    mois: montres.map((mois, i) => {
      const siens = parMois.get(mois) ?? new Map<string, bigint>();
      const parts = nommes.map(([cle]) => siens.get(cle) ?? 0n);
      const autres = sommeOf(mois) - parts.reduce((somme, part) => somme + part, 0n);
      return {
        mois,
        total: writeCents(sommeOf(mois)),
        avant: writeCents(sommeOf(tous[i])),
        parts: [...parts, autres].slice(0, series.length).map(writeCents),
      };
    }),
    total: writeCents(total(cumuls)),
    avant: writeCents(
      tous.slice(0, MOIS_MONTRES).reduce((somme, mois) => somme + sommeOf(mois), 0n),
    ),
  };
}

function total(parCle: ParCle): bigint {
  return parCle.values().reduce((somme, units) => somme + units, 0n);
}

function cumuler(entrees: readonly (readonly [string, bigint])[]): ParCle {
  const cumuls: ParCle = new Map();
  for (const [cle, units] of entrees) cumuls.set(cle, (cumuls.get(cle) ?? 0n) + units);
  return cumuls;
}

/** The greatest first; what has no name comes with the rest. */
function classer(cumuls: ParCle, libelles: ReadonlyMap<string, string>): [string, bigint][] {
  return [...cumuls]
    .filter(([cle, units]) => cle !== '' && units > 0n)
    .sort(([a, sienne], [b, autre]) =>
      sienne === autre
        ? (libelles.get(a) ?? '').localeCompare(libelles.get(b) ?? '', 'fr')
        : sienne > autre
          ? -1
          : 1,
    );
}
