/** The ruler above the bars: round lengths, and that of the bar at its end. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

const PAS = [50, 100, 250, 500, 1000, 2500];
const GRADUATIONS_MAX = 7;

export function Regle({ longueur }: { longueur: number }) {
  const locale = useLocale();
  const t = useTexts('decoupe');
  const pas = PAS.find((each) => longueur / each <= GRADUATIONS_MAX) ?? longueur;
  // The last round length gives way to that of the bar when they would touch.
  const rondes = Array.from({ length: Math.ceil(longueur / pas) }, (_, i) => i * pas).filter(
    (mm) => longueur - mm > pas * 0.6,
  );
  return (
    <svg aria-hidden="true" className="h-8 w-full overflow-visible">
      {[...rondes, longueur].map((mm, rang) => (
        <g key={mm}>
          <line
            x1={`${(mm / longueur) * 100}%`}
            x2={`${(mm / longueur) * 100}%`}
            y1="22"
            y2="30"
            className="stroke-text-2"
          />
          <text
            x={`${(mm / longueur) * 100}%`}
            y="16"
            textAnchor={mm === 0 ? 'start' : mm === longueur ? 'end' : 'middle'}
            className={`type-meta fill-text-2 ${rang % 2 === 1 && mm !== longueur ? 'max-sm:hidden' : ''}`}
          >
            {formatNombre(locale, mm)}
            {mm === longueur && `\u00a0${t('edition.mm')}`}
          </text>
        </g>
      ))}
    </svg>
  );
}
