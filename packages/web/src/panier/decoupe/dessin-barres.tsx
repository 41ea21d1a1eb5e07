/** Bars to scale, with their pieces, kerfs and offcuts; equal ones are drawn once. */
import { useId } from 'react';
import { clsx } from 'clsx';
import type { BarreCoupee, PlanBarres } from '@comptoir/contract/decoupe/plan-barres.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Hachures } from './hachures.tsx';
import { Regle } from './regle.tsx';

interface Props {
  plan: PlanBarres;
  longueur: number;
  /** 20 high in a row of the basket, 28 on a phone. */
  petit?: boolean;
}

/** Share of the bar, in percent, from which a size is written in a piece: on a desk, on a phone. */
const ECRIT = 7;
const ECRIT_TELEPHONE = 13;

export function DessinBarres({ plan, longueur, petit = false }: Props) {
  const t = useTexts('decoupe');
  const groupes = grouper(plan.barres);
  // Room for « × 4 » beside every bar or none: they share one scale.
  const isRepete = groupes.some(({ fois }) => fois > 1);
  return (
    <div className={isRepete ? 'pr-10' : undefined}>
      {!petit && <Regle longueur={longueur} />}
      <ul className={petit ? 'space-y-1.5' : 'space-y-2'}>
        {groupes.map(({ barre, fois }) => (
          <li key={cleOf(barre)} className="relative">
            <Barre barre={barre} longueur={longueur} petit={petit} />
            {fois > 1 && (
              <span className="absolute inset-y-0 -right-10 flex w-10 items-center justify-end type-name">
                {t('dessin.fois', { nombre: fois })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Barre({
  barre,
  longueur,
  petit,
}: {
  barre: BarreCoupee;
  longueur: number;
  petit: boolean;
}) {
  const t = useTexts('decoupe');
  const locale = useLocale();
  const hachures = useId();
  const part = (mm: number) => (mm / longueur) * 100;
  const mm = (size: number) => formatNombre(locale, size);
  const pieces = barre.pieces.map((piece) => mm(piece.longueur)).join(', ');
  const chute = mm(barre.chute);
  return (
    <svg
      role="img"
      aria-label={
        barre.chute > 0
          ? t('dessin.barre', { pieces, chute })
          : t('dessin.barreSansChute', { pieces })
      }
      className={clsx('block w-full', petit ? 'h-7 sm:h-5' : 'h-11')}
    >
      <defs>
        <Hachures id={hachures} pas={6} />
      </defs>
      <rect width="100%" height="100%" className="fill-line-2" />
      {barre.pieces.map(({ debut, longueur: taille }) => (
        <g key={debut}>
          <rect
            x={`${part(debut)}%`}
            width={`${part(taille)}%`}
            height="100%"
            className="fill-sel stroke-link"
          />
          <Cote x={part(debut + taille / 2)} share={part(taille)} className="fill-link font-[600]">
            {mm(taille)}
          </Cote>
        </g>
      ))}
      {barre.chute > 0 && (
        <>
          <rect
            x={`${part(longueur - barre.chute)}%`}
            width={`${part(barre.chute)}%`}
            height="100%"
            fill={`url(#${hachures})`}
            className="stroke-line-2"
          />
          <Cote
            x={part(longueur - barre.chute / 2)}
            share={part(barre.chute)}
            className="fill-text stroke-bg [paint-order:stroke] [stroke-width:6px]"
          >
            {chute}
          </Cote>
        </>
      )}
    </svg>
  );
}

interface CoteProps {
  x: number;
  share: number;
  className: string;
  children: string;
}

function Cote({ x, share, className, children }: CoteProps) {
  if (share < ECRIT) return null;
  return (
    <text
      x={`${x}%`}
      y="50%"
      textAnchor="middle"
      dominantBaseline="central"
      className={clsx('type-meta', className, share < ECRIT_TELEPHONE && 'max-sm:hidden')}
    >
      {children}
    </text>
  );
}

/** In their order, equal ones together. */
function grouper(barres: readonly BarreCoupee[]): { barre: BarreCoupee; fois: number }[] {
  const memes = new Map<string, { barre: BarreCoupee; fois: number }>();
  for (const barre of barres) {
    const known = memes.get(cleOf(barre));
    if (known) known.fois += 1;
    else memes.set(cleOf(barre), { barre, fois: 1 });
  }
  return [...memes.values()];
}

function cleOf({ pieces }: BarreCoupee): string {
  return pieces.map(({ longueur }) => longueur).join('+');
}
