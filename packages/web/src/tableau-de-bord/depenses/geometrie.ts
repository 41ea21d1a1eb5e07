/**
 * Where the bars of a chart of spending stand. Across, in percent of its width, which is that of the
 * page; upwards, in pixels of a height that is known before it is drawn. Amounts become numbers here
 * and nowhere else: what is said of them stays as it was given.
 */
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { Depenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';

const PADDING = 0.42;
const GRADUATIONS = 5;
/** How much wider last year stands behind this year. */
const DEBORD = 0.22;

export interface Segment {
  /** Rank of its series. */
  serie: number;
  y: number;
  hauteur: number;
}

export interface Barre {
  mois: string;
  x: number;
  largeur: number;
  /** The whole room of the month: where one points at it. */
  bande: { x: number; largeur: number };
  milieu: number;
  segments: Segment[];
  avant: { x: number; largeur: number; y: number; hauteur: number };
  /** The top of its segments. */
  sommet: number;
}

export interface Graphique {
  barres: Barre[];
  graduations: { valeur: number; y: number }[];
}

export function placerBarres(
  { mois, series }: Pick<Depenses, 'mois' | 'series'>,
  hauteur: number,
): Graphique {
  const plusHaut = Math.max(
    1,
    ...mois.flatMap(({ total, avant }) => [Number(total), Number(avant)]),
  );
  const y = scaleLinear().domain([0, plusHaut]).nice(GRADUATIONS).range([hauteur, 0]);
  const x = scaleBand()
    .domain(mois.map((un) => un.mois))
    .range([0, 100])
    // Half of it at each end: every month then has a twelfth of the width.
    .paddingInner(PADDING)
    .paddingOuter(PADDING / 2);
  const rangs = series.map((_, rang) => rang);
  // A correction may leave a part below nothing: it is drawn as nothing.
  const empiles = stack<Depenses['mois'][number], number>()
    .keys(rangs)
    .value(({ parts }, rang) => Math.max(0, Number(parts[rang] ?? 0)))(mois);
  const pas = 100 / mois.length;
  return {
    graduations: y.ticks(GRADUATIONS).map((valeur) => ({ valeur, y: y(valeur) })),
    barres: mois.map((un, i) => {
      const debut = x(un.mois) ?? 0;
      const largeur = x.bandwidth();
      const debord = largeur * DEBORD;
      const segments = empiles.flatMap((serie) => {
        const [bas = 0, haut = 0] = serie[i] ?? [];
        return haut > bas ? [{ serie: serie.key, y: y(haut), hauteur: y(bas) - y(haut) }] : [];
      });
      const avant = Math.max(0, Number(un.avant));
      return {
        mois: un.mois,
        x: debut,
        largeur,
        bande: { x: i * pas, largeur: pas },
        milieu: debut + largeur / 2,
        segments,
        avant: {
          x: debut - debord,
          largeur: largeur + 2 * debord,
          y: y(avant),
          hauteur: hauteur - y(avant),
        },
        sommet: Math.min(hauteur, ...segments.map((segment) => segment.y)),
      };
    }),
  };
}
