/** Stores on a drawing of the regions. Whoever cannot see it has the list beside it. */
import { clsx } from 'clsx';
import { useId, useMemo, useRef } from 'react';
import { Minus, Plus, Scan } from 'lucide-react';
import type { Magasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { CONTOURS } from './contours.ts';
import { grouper, type Grappe } from './grappes.ts';
import { nommer, rayonOf, type Nom } from './noms.ts';
import { cadrer, FRANCE, type Situe, type Vue } from './projection.ts';
import { useTaille, type Taille } from './use-taille.ts';
import { useVue, ZOOM_ARRIERE, ZOOM_AVANT } from './use-vue.ts';

export type MagasinDessine = Pick<Magasin, 'id' | 'adresse'> & Situe;

export interface CarteProps {
  magasins: readonly MagasinDessine[];
  /** What the map is drawn around; nothing: the whole country. */
  autour: readonly Situe[];
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
  /** The region that stands out, by slug. */
  region?: string | undefined;
  /** The size of its place, where that is known. */
  taille?: Taille;
  className?: string;
}

const SUPPOSEE: Taille = { largeur: 560, hauteur: 560 };

/** Pixels under which two marks are one. */
const RAYON = 30;

export default function CarteMagasins(props: CarteProps) {
  const { magasins, autour, choisi, onChoisi, region, taille = SUPPOSEE, className } = props;
  const t = useTexts('magasins');
  const aide = useId();
  const svg = useRef<SVGSVGElement>(null);
  const depart = useMemo(() => cadrer(autour), [autour]);
  const { vue, zoom, allerA, isGeste, gestes } = useVue(depart, svg);
  const { largeur, hauteur } = useTaille(svg, taille);
  // The drawing grows and shrinks, its marks and lines do not: units for a pixel.
  const unite = Math.max(vue.largeur / largeur, vue.hauteur / hauteur);
  const grappes = grouper(magasins, RAYON * unite, choisi);
  const noms = nommer(grappes, {
    vue: montree(vue, largeur * unite, hauteur * unite),
    unite,
    choisi,
  });
  // The chosen one lies over the others.
  const dessines = grappes.toSorted((a, b) => Number(isOf(a, choisi)) - Number(isOf(b, choisi)));
  const toucher = ({ magasins: [first, ...others] }: Grappe<MagasinDessine>) => {
    if (isGeste() || !first) return;
    if (others.length > 0) allerA(cadrer([first, ...others]));
    else onChoisi(first.id);
  };
  return (
    <div
      role="group"
      aria-label={t('carte.titre')}
      className={clsx('relative overflow-hidden bg-sunk', className)}
    >
      <svg
        ref={svg}
        {...gestes}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move the map
        tabIndex={0}
        role="application"
        aria-label={t('carte.titre')}
        aria-describedby={aide}
        viewBox={`${vue.x} ${vue.y} ${vue.largeur} ${vue.hauteur}`}
        preserveAspectRatio="xMidYMid meet"
        className="size-full cursor-grab touch-pan-y -outline-offset-2 select-none active:cursor-grabbing"
      >
        {CONTOURS.map(({ slug, trace }) => (
          <path
            key={slug}
            d={trace}
            strokeWidth={1.5 * unite}
            strokeLinejoin="round"
            className={clsx('stroke-line-2', slug === region ? 'fill-sel' : 'fill-bg')}
          />
        ))}
        {dessines.map((grappe) => (
          <Marque
            key={grappe.magasins[0]?.id}
            grappe={grappe}
            unite={unite}
            isChoisi={isOf(grappe, choisi)}
            nom={noms.get(grappe.magasins[0]?.id ?? 0)}
            onClick={() => toucher(grappe)}
          />
        ))}
      </svg>
      <p id={aide} className="sr-only">
        {t('carte.aide')}
      </p>
      <div className="absolute bottom-2 left-2 flex gap-1 *:bg-bg">
        <IconButton
          icon={Plus}
          kind="outline"
          label={t('carte.zoomer')}
          onClick={() => zoom(ZOOM_AVANT)}
        />
        <IconButton
          icon={Minus}
          kind="outline"
          label={t('carte.dezoomer')}
          onClick={() => zoom(ZOOM_ARRIERE)}
        />
        <IconButton
          icon={Scan}
          kind="outline"
          label={t('carte.tout')}
          onClick={() => allerA(vue === depart ? FRANCE : depart)}
        />
      </div>
    </div>
  );
}

function isOf({ magasins }: Grappe<MagasinDessine>, id: number | undefined): boolean {
  return magasins[0]?.id === id;
}

/** What of the drawing the map has room for: its frame is seldom shaped as the view is. */
function montree(vue: Vue, largeur: number, hauteur: number): Vue {
  return {
    x: vue.x + (vue.largeur - largeur) / 2,
    y: vue.y + (vue.hauteur - hauteur) / 2,
    largeur,
    hauteur,
  };
}

/** Between the chosen mark and its ring, in pixels. */
const ANNEAU = 3.5;

interface MarqueProps {
  grappe: Grappe<MagasinDessine>;
  unite: number;
  isChoisi: boolean;
  nom: Nom | undefined;
  onClick: () => void;
}

function Marque(props: MarqueProps) {
  const { grappe, unite, isChoisi, nom, onClick } = props;
  const { x, y, magasins } = grappe;
  const isPlusieurs = magasins.length > 1;
  const rayon = rayonOf(magasins.length, isChoisi);
  return (
    <g onClick={onClick} className="cursor-pointer">
      {/* What a finger may touch. */}
      <circle cx={x} cy={y} r={22 * unite} className="fill-transparent" />
      {/* Blue is what is selected, here as everywhere; a ring tells it to who sees no colours. */}
      {isChoisi && (
        <circle
          cx={x}
          cy={y}
          r={rayon * unite}
          strokeWidth={2.5 * unite}
          className="fill-bg stroke-link"
        />
      )}
      <circle
        cx={x}
        cy={y}
        r={(isChoisi ? rayon - ANNEAU : rayon) * unite}
        strokeWidth={2.5 * unite}
        className={clsx('stroke-bg', isChoisi ? 'fill-link' : 'fill-text')}
      />
      {isPlusieurs && (
        <text
          x={x}
          y={y + 4.5 * unite}
          fontSize={13 * unite}
          textAnchor="middle"
          className="fill-bg font-[680]"
        >
          {magasins.length}
        </text>
      )}
      {nom && (
        <text
          x={nom.x}
          y={nom.y + 4.5 * unite}
          textAnchor={nom.ancre}
          fontSize={13 * unite}
          strokeWidth={3.5 * unite}
          className={clsx(
            'fill-text stroke-bg [paint-order:stroke]',
            isChoisi ? 'font-[680]' : 'font-[520]',
          )}
        >
          {nom.texte}
        </text>
      )}
    </g>
  );
}
