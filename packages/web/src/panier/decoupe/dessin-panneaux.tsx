/** Sheets to scale: where pieces lie, what falls, the trimmed edges. */
import { useId } from 'react';
import type { Rectangle } from '@comptoir/contract/decoupe/panneau.ts';
import type { PanneauCoupe, PlanPanneaux } from '@comptoir/contract/decoupe/plan-panneaux.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Hachures } from './hachures.tsx';

interface Props {
  plan: PlanPanneaux;
  longueur: number;
  largeur: number;
}

export function DessinPanneaux({ plan, longueur, largeur }: Props) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {plan.panneaux.map((panneau, rang) => (
        // Sheets have no identity but their place.
        <li key={rang}>
          <Feuille panneau={panneau} longueur={longueur} largeur={largeur} />
        </li>
      ))}
    </ul>
  );
}

function Feuille({
  panneau,
  longueur,
  largeur,
}: {
  panneau: PanneauCoupe;
  longueur: number;
  largeur: number;
}) {
  const t = useTexts('decoupe');
  const locale = useLocale();
  const hachures = useId();
  const { pieces, chutes } = panneau;
  const taille = `${formatNombre(locale, longueur)} × ${formatNombre(locale, largeur)}`;
  const write = ({ dx, dy }: Rectangle) =>
    `${formatNombre(locale, dx)} × ${formatNombre(locale, dy)}`;
  return (
    <svg
      role="img"
      aria-label={t('dessin.panneau', { count: pieces.length, taille })}
      viewBox={`0 0 ${longueur} ${largeur}`}
      className="block w-full"
    >
      <defs>
        <Hachures id={hachures} pas={longueur / 70} />
      </defs>
      <rect width={longueur} height={largeur} className="fill-line-2" />
      {chutes.map((chute) => (
        <rect
          key={cleOf(chute)}
          x={chute.x}
          y={chute.y}
          width={chute.dx}
          height={chute.dy}
          fill={`url(#${hachures})`}
          className="stroke-line-2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {pieces.map((piece) => (
        <g key={cleOf(piece)}>
          <rect
            x={piece.x}
            y={piece.y}
            width={piece.dx}
            height={piece.dy}
            className="fill-sel stroke-link"
            vectorEffect="non-scaling-stroke"
          />
          <Cotes rectangle={piece} longueur={longueur} texte={write(piece)} />
        </g>
      ))}
    </svg>
  );
}

/** Written across, or along the width when only that way there is room; else not at all. */
function Cotes({
  rectangle: { x, y, dx, dy },
  longueur,
  texte,
}: {
  rectangle: Rectangle;
  longueur: number;
  texte: string;
}) {
  const corps = longueur / 28;
  const large = texte.length * corps * 0.6;
  const fits = dx > large && dy > corps * 1.4;
  const fitsTurned = dy > large && dx > corps * 1.4;
  if (!fits && !fitsTurned) return null;
  const [cx, cy] = [x + dx / 2, y + dy / 2];
  return (
    <text
      x={cx}
      y={cy}
      transform={fits ? undefined : `rotate(-90 ${cx} ${cy})`}
      fontSize={corps}
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-link font-[600]"
    >
      {texte}
    </text>
  );
}

function cleOf({ x, y }: Rectangle): string {
  return `${x} ${y}`;
}
