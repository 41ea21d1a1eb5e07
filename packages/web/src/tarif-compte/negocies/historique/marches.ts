/**
 * Where the steps of a price stand. Amounts become numbers here and nowhere else: what is said of them
 * stays as it was given.
 */
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { HistoriquePrix } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';

const JOUR_MS = 86_400_000;
/** What has no end is drawn so far beyond today, in days. */
const SUITE = 60;
/** Free above the highest price and under the lowest, as a part of what is between. */
const MARGE = 0.15;

export interface Marches {
  /** Steps, as a path with gaps where there was no price. */
  trace: string;
  aujourdhui: number;
  /** Where the list price of today stands, if it is near enough to be shown. */
  public: number | null;
}

interface Boite {
  largeur: number;
  hauteur: number;
}

/** Null where there is nothing to draw. */
export function placerMarches(
  { periodes, jour, prixPublicHT }: HistoriquePrix,
  { largeur, hauteur }: Boite,
): Marches | null {
  const premiere = periodes[0];
  if (!premiere) return null;
  const dayOf = (day: string) => Date.parse(day) / JOUR_MS;
  const auJour = dayOf(jour);
  const finOf = (fin: string | null) => (fin === null ? auJour + SUITE : dayOf(fin) + 1);
  const fins = periodes.map(({ debut, fin }) => Math.max(dayOf(debut) + 1, finOf(fin)));
  const prix = periodes.map(({ prixNetHT }) => Number(prixNetHT.montant));
  const prixPublic = prixPublicHT === null ? null : Number(prixPublicHT.montant);
  const connus = [...prix, ...(prixPublic === null ? [] : [prixPublic])];
  const [bas, haut] = [Math.min(...connus), Math.max(...connus)];
  // A single price stands in the middle.
  const marge = (haut - bas || haut || 1) * MARGE;
  const x = scaleLinear()
    .domain([dayOf(premiere.debut), Math.max(auJour, ...fins)])
    .range([0, largeur]);
  const y = scaleLinear()
    .domain([bas - marge, haut + marge])
    .range([hauteur, 0]);
  const points = periodes.flatMap(({ debut }, rang) => {
    const valeur = prix[rang] ?? 0;
    const fin = fins[rang] ?? 0;
    const suivante = periodes[rang + 1];
    const trou = suivante === undefined || dayOf(suivante.debut) > fin;
    return [
      { jour: dayOf(debut), prix: valeur },
      { jour: fin, prix: valeur },
      ...(trou ? [{ jour: fin, prix: null }] : []),
    ];
  });
  const dessin = line<(typeof points)[number]>()
    .defined((point) => point.prix !== null)
    .x((point) => x(point.jour))
    .y((point) => y(point.prix ?? 0))
    .curve(curveStepAfter)
    .digits(1);
  return {
    trace: dessin(points) ?? '',
    aujourdhui: x(auJour),
    public: prixPublic === null ? null : y(prixPublic),
  };
}
