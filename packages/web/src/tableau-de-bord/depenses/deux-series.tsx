/** Two figures of each month, one bar behind the other, and as a table for who does not see them. */
import type { Devise } from '@comptoir/contract/argent.ts';
import { moisCourt, moisDit } from '@comptoir/contract/words/mois.ts';
import { useLocale } from '../../words/use-texts.ts';
import { sansCentimes } from '../sans-centimes.ts';
import { placerBarres } from './geometrie.ts';
import { Segments } from './segments.tsx';

const PIED = 20;

interface Props {
  mois: readonly { mois: string; total: string; avant: string }[];
  devise: Devise;
  hauteur: number;
  /** A place too narrow for more than the first letter of a month. */
  etroit?: boolean;
  titre: string;
  colonnes: { mois: string; total: string; avant: string };
}

export function DeuxSeries({ mois, devise, hauteur, etroit = false, titre, colonnes }: Props) {
  const locale = useLocale();
  const { barres } = placerBarres(
    {
      mois: mois.map((un) => ({ ...un, parts: [un.total] })),
      series: [{ genre: 'tout', cle: '', libelle: '', total: '0' }],
    },
    hauteur,
  );
  const dire = (montant: string) => sansCentimes(locale, { montant, devise });
  return (
    <>
      <svg aria-hidden="true" height={hauteur + PIED} className="w-full overflow-visible">
        {barres.map((barre) => (
          <g key={barre.mois}>
            <Segments barre={barre} classOf={() => 'fill-chart-2'} />
            <text
              x={`${barre.milieu}%`}
              y={hauteur + 14}
              textAnchor="middle"
              className="fill-text-2 type-caption"
            >
              {!etroit && <tspan className="max-sm:hidden">{moisCourt(locale, barre.mois)}</tspan>}
              <tspan className={etroit ? undefined : 'sm:hidden'}>
                {moisCourt(locale, barre.mois).slice(0, 1).toUpperCase()}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      {/* A box of its own: what nobody sees would else widen the page. */}
      <div className="sr-only">
        <table>
          <caption>{titre}</caption>
          <thead>
            <tr>
              <th scope="col">{colonnes.mois}</th>
              <th scope="col">{colonnes.total}</th>
              <th scope="col">{colonnes.avant}</th>
            </tr>
          </thead>
          <tbody>
            {mois.map((un) => (
              <tr key={un.mois}>
                <th scope="row">{moisDit(locale, un.mois)}</th>
                <td>{dire(un.total)}</td>
                <td>{dire(un.avant)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
