/** A whole in its parts: a bar, and the same in words below it. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale } from '../../words/use-texts.ts';

export interface Part {
  nom: string;
  nombre: number;
  /** As it is said, where it is no number of things. */
  dit?: string;
  ton?: 'alerte';
  /** The list it counts. */
  href?: string;
}

/** By rank. */
const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4'] as const;

export function BarrePartagee({ parts }: { parts: readonly Part[] }) {
  const locale = useLocale();
  const fillOf = ({ ton }: Part, rang: number) => (ton === 'alerte' ? 'fill-err' : FILLS[rang]);
  const total = parts.reduce((sum, { nombre }) => sum + nombre, 0) || 1;
  const montrees = parts
    .map((part, rang) => {
      const avant = parts.slice(0, rang).reduce((sum, { nombre }) => sum + nombre, 0);
      const [x, largeur] = [(avant / total) * 100, (part.nombre / total) * 100];
      return { ...part, fill: fillOf(part, rang), x, largeur };
    })
    .filter(({ nombre }) => nombre > 0);
  return (
    <>
      <svg aria-hidden="true" height="8" className="block w-full rounded-full bg-sunk-2">
        {montrees.map(({ nom, fill, x, largeur }) => (
          <rect key={nom} x={`${x}%`} width={`${largeur}%`} height="8" className={fill} />
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 type-meta">
        {montrees.map(({ nom, nombre, dit, href, fill }) => {
          const texte = `${dit ?? formatNombre(locale, nombre)} ${nom}`;
          return (
            <li key={nom} className="flex items-center gap-1.5">
              <svg aria-hidden="true" width="8" height="8" className="shrink-0">
                <circle cx="4" cy="4" r="4" className={fill} />
              </svg>
              {href ? (
                <Lien href={href} keepScroll className="text-link hover:underline">
                  {texte}
                </Lien>
              ) : (
                texte
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
