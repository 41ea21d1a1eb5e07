/** A drawing of the contract as SVG: every size in millimetres, colours of the theme. */
import { clsx } from 'clsx';
import { memo } from 'react';
import type { Dessin, Style, Trace } from '@comptoir/contract/cuisine/dessin.ts';

const STYLES: Readonly<Record<Style, string>> = {
  sol: 'fill-bg stroke-line-2 stroke-1',
  mur: 'fill-text',
  vide: 'fill-bg stroke-text stroke-1',
  meuble: 'fill-sunk stroke-text stroke-1',
  colonne: 'fill-sunk-2 stroke-text stroke-[1.5px]',
  appareil: 'fill-sel stroke-text stroke-1',
  haut: 'fill-transparent stroke-link stroke-[1.5px] [stroke-dasharray:6_4]',
  facade: 'fill-bg stroke-line-2 stroke-1',
  plan: 'fill-line stroke-text stroke-1',
  trait: 'fill-none stroke-text stroke-[1.5px]',
  fin: 'fill-none stroke-line-2 stroke-1',
  cote: 'stroke-line-2 stroke-1',
  poignee: 'fill-text',
  niche: 'fill-sunk-2 stroke-line-2 stroke-1',
};

interface Props {
  dessin: Dessin;
  label: string;
  /** Without words and dimensions, for a thumbnail. */
  muet?: boolean;
  choisi?: string | undefined;
  /** Its elements are taken by hand: a finger on one does not scroll the page. */
  prenable?: boolean;
  className?: string;
  ref?: React.Ref<SVGSVGElement>;
  pointer?: {
    onPointerDown?: React.PointerEventHandler;
    onPointerMove?: React.PointerEventHandler;
    onPointerUp?: React.PointerEventHandler;
    onPointerCancel?: React.PointerEventHandler;
  };
}

export const DessinSvg = memo(function DessinSvg(props: Props) {
  const { dessin, label, muet = false, choisi, prenable = false, className, ref, pointer } = props;
  const { x, y, largeur, hauteur, traces } = dessin;
  const serre = muet ? 330 : 0;
  const viewBox = [x + serre, y + serre, largeur - 2 * serre, hauteur - 2 * serre].join(' ');
  return (
    <svg
      ref={ref}
      viewBox={viewBox}
      {...(muet ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={clsx('select-none', className)}
      {...pointer}
    >
      {traces.map((trace, i) => (
        <Forme key={i} {...{ trace, muet, choisi, prenable }} />
      ))}
    </svg>
  );
});

function Forme({
  trace,
  muet,
  choisi,
  prenable,
}: {
  trace: Trace;
  muet: boolean;
  choisi: string | undefined;
  prenable: boolean;
}) {
  if (trace.forme === 'texte') return muet ? null : <Mot trace={trace} />;
  if (muet && trace.style === 'cote') return null;
  const common = '[vector-effect:non-scaling-stroke]';
  const style = STYLES[trace.style];
  switch (trace.forme) {
    case 'rect': {
      const { x, y, largeur: width, hauteur: height, elementId } = trace;
      const isChosen = elementId !== undefined && elementId === choisi;
      return (
        <rect
          {...{ x, y, width, height }}
          data-element={elementId}
          className={clsx(
            common,
            style,
            elementId !== undefined && !muet && 'cursor-pointer',
            elementId !== undefined && prenable && 'cursor-grab touch-none',
            isChosen && 'fill-sel! stroke-act! stroke-[3px]!',
          )}
        />
      );
    }
    case 'ligne': {
      const { x1, y1, x2, y2 } = trace;
      return (
        <line {...{ x1, y1, x2, y2 }} className={clsx(common, style, 'pointer-events-none')} />
      );
    }
    case 'cercle':
      return (
        <circle
          cx={trace.x}
          cy={trace.y}
          r={trace.rayon}
          className={clsx(common, style, 'pointer-events-none')}
        />
      );
    case 'chemin': {
      const d = trace.points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px} ${py}`).join('');
      const closed = trace.style === 'sol' ? `${d}Z` : d;
      return <path d={closed} className={clsx(common, style, 'pointer-events-none')} />;
    }
  }
}

/** Letters of a wall stand in the wall, in its own colour. */
function Mot({ trace }: { trace: Extract<Trace, { forme: 'texte' }> }) {
  const { x, y, texte, vertical, repere } = trace;
  const isWall = repere !== undefined && repere === texte;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      {...(vertical && { transform: `rotate(-90 ${x} ${y})` })}
      className={clsx(
        'pointer-events-none font-sans tabular-nums',
        repere === undefined && 'fill-text-2 text-[95px] max-sm:text-[135px]',
        isWall && 'fill-bg text-[80px] font-[640] max-sm:text-[85px]',
        repere !== undefined && !isWall && 'fill-text text-[120px] font-[640] max-sm:text-[160px]',
      )}
    >
      {texte}
    </text>
  );
}
