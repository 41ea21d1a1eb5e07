/** The places of the list, drawn; whoever cannot see it has the list. */
import { clsx } from 'clsx';
import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { cadrer, CONTOURS, FRANCE, projeter } from './carte-france.ts';

interface Props {
  lieux: readonly LieuDeRetrait[];
  /** How many of the first ones the map is drawn around; none: the whole country. */
  autour: number;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
}

export function CarteLieux({ lieux, autour, choisi, onChoisi }: Props) {
  const { x, y, cote } = cadrer(lieux.slice(0, autour));
  // The drawing grows and shrinks, its points and lines do not.
  const unite = cote / FRANCE.cote;
  const ordonnes = lieux.toSorted((a, b) => Number(a.id === choisi) - Number(b.id === choisi));
  return (
    <svg
      aria-hidden
      viewBox={`${x} ${y} ${cote} ${cote}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-sunk"
    >
      {CONTOURS.map((points) => (
        <polygon
          key={points.length}
          points={points}
          strokeWidth={4 * unite}
          strokeLinejoin="round"
          className="fill-bg stroke-line-2"
        />
      ))}
      {ordonnes.map(({ id, longitude, latitude }) => {
        const point = projeter(longitude, latitude);
        const isChoisi = id === choisi;
        return (
          <circle
            key={id}
            cx={point.x}
            cy={point.y}
            r={(isChoisi ? 22 : 13) * unite}
            strokeWidth={(isChoisi ? 7 : 4) * unite}
            onClick={() => onChoisi(id)}
            className={clsx('cursor-pointer stroke-bg', isChoisi ? 'fill-act' : 'fill-link')}
          />
        );
      })}
    </svg>
  );
}
