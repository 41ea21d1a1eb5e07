/** What a bar is drawn of: the year before behind it, its parts on one another. */
import type { Barre } from './geometrie.ts';

interface Props {
  barre: Barre;
  classOf: (serie: number) => string;
}

export function Segments({ barre: { x, largeur, avant, segments }, classOf }: Props) {
  return (
    <>
      <rect
        x={`${avant.x}%`}
        y={avant.y}
        width={`${avant.largeur}%`}
        height={avant.hauteur}
        className="fill-sunk-2"
      />
      {segments.map(({ serie, y, hauteur }) => (
        <rect
          key={serie}
          x={`${x}%`}
          y={y}
          width={`${largeur}%`}
          height={hauteur}
          className={classOf(serie)}
        />
      ))}
    </>
  );
}
