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
  // All of them would cover each other.
  const nommes = new Set([...lieux.slice(0, autour).map(({ id }) => id), choisi]);
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
      {ordonnes.map(({ id, longitude, latitude, adresse }) => {
        const point = projeter(longitude, latitude);
        const isChoisi = id === choisi;
        return (
          <g key={id} onClick={() => onChoisi(id)} className="cursor-pointer">
            <circle
              cx={point.x}
              cy={point.y}
              r={(isChoisi ? 22 : 13) * unite}
              strokeWidth={(isChoisi ? 7 : 4) * unite}
              className={clsx('stroke-bg', isChoisi ? 'fill-act' : 'fill-link')}
            />
            {nommes.has(id) && (
              <text
                x={point.x + 26 * unite}
                y={point.y + 9 * unite}
                fontSize={28 * unite}
                className={clsx('fill-text', isChoisi && 'font-[660]')}
              >
                {adresse.ville}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
