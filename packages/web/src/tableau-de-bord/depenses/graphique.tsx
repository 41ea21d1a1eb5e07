/** The bars, drawn by the server; each leads to the orders of its month. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Depenses, MoisDepenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import { formatNombre, SYMBOLES } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { moisCourt, moisDit } from '@comptoir/contract/words/mois.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { sansCentimes } from '../sans-centimes.ts';
import { placerBarres, type Barre } from './geometrie.ts';
import { fillOf } from './couleurs.ts';
import { Segments } from './segments.tsx';

const HAUTEUR = 220;
/** Above the highest line, for its own label. */
const HAUT = 10;
const PIED = 26;
const TOTALE = HAUT + HAUTEUR + PIED;

interface Props {
  depenses: Depenses;
  /** The month pointed at. */
  vu: string | undefined;
  onVu: (mois: string) => void;
  hrefOf: (mois: MoisDepenses) => string;
}

export function Graphique({ depenses, vu, onVu, hrefOf }: Props) {
  const t = useTexts('tableau-de-bord');
  const locale = useLocale();
  const { series, mois, devise } = depenses;
  const { barres, graduations } = placerBarres(depenses, HAUTEUR);
  return (
    <div className="flex min-w-0 gap-2">
      <svg aria-hidden="true" width="44" height={TOTALE} className="shrink-0">
        {graduations.map(({ valeur, y }) => (
          <text
            data-montants
            key={valeur}
            x="44"
            y={HAUT + y}
            dominantBaseline="middle"
            textAnchor="end"
            className="fill-text-2 type-caption"
          >
            {direGraduation(locale, valeur, devise)}
          </text>
        ))}
      </svg>
      <svg
        role="group"
        aria-label={t('depenses.graphique')}
        height={TOTALE}
        className="min-w-0 flex-1 overflow-visible"
      >
        <svg y={HAUT} height={HAUTEUR + PIED} className="overflow-visible">
          {graduations.map(({ valeur, y }) => (
            <line
              key={valeur}
              x2="100%"
              y1={y}
              y2={y}
              className={valeur === 0 ? 'stroke-line-2' : 'stroke-line'}
            />
          ))}
          {mois.map((un, i) => {
            const barre = barres[i];
            const montant = { montant: un.total, devise };
            return (
              barre && (
                <Lien
                  key={un.mois}
                  href={hrefOf(un)}
                  aria-label={t('depenses.barre', {
                    mois: moisDit(locale, un.mois),
                    montant: sansCentimes(locale, montant),
                  })}
                  onPointerEnter={() => onVu(un.mois)}
                  onFocusCapture={() => onVu(un.mois)}
                  className="group outline-none"
                >
                  <BarreDuMois barre={barre} series={series} />
                </Lien>
              )
            );
          })}
          {/* Beside the links, whose names say the month in full. */}
          <g aria-hidden="true" className="pointer-events-none">
            {barres.map(({ mois: un, milieu }) => (
              <text
                key={un}
                x={`${milieu}%`}
                y={HAUTEUR + 18}
                textAnchor="middle"
                className={
                  vu === un ? 'fill-text type-caption font-[620]' : 'fill-text-2 type-caption'
                }
              >
                <tspan className="max-sm:hidden">{moisCourt(locale, un)}</tspan>
                <tspan className="sm:hidden">{moisCourt(locale, un).slice(0, 1)}</tspan>
              </text>
            ))}
          </g>
        </svg>
      </svg>
    </div>
  );
}

interface BarreProps {
  barre: Barre;
  series: Depenses['series'];
}

function BarreDuMois({ barre, series }: BarreProps) {
  const { bande } = barre;
  return (
    <>
      <rect
        x={`${bande.x}%`}
        y={-HAUT}
        width={`${bande.largeur}%`}
        height={HAUT + HAUTEUR + PIED}
        className="fill-transparent stroke-2 group-hover:fill-sunk group-focus-visible:stroke-focus"
      />
      <Segments barre={barre} classOf={(serie) => `${fillOf(series, serie)} stroke-bg`} />
    </>
  );
}

/** « 5 k€ »: an axis has no room for zeros. */
function direGraduation(locale: Locale, valeur: number, devise: Devise): string {
  if (valeur === 0) return '0';
  const symbole = SYMBOLES[devise];
  const [nombre, mille] = valeur >= 1000 ? [valeur / 1000, 'k'] : [valeur, ''];
  const dit = formatNombre(locale, nombre);
  return locale === 'en' ? `${symbole}${dit}${mille}` : `${dit}\u00a0${mille}${symbole}`;
}
