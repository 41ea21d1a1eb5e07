/** What the portfolio ordered by month, last year behind. */
import type { ChiffresPortefeuille } from '@comptoir/contract/delegue/tournee.contract.ts';
import { moisCourt, moisDit } from '@comptoir/contract/words/mois.ts';
import { placerBarres, sansCentimes } from '../../tableau-de-bord/graphique.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

const HAUTEUR = 56;
const PIED = 16;

export function BarresDesMois({ chiffres }: { chiffres: ChiffresPortefeuille }) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { devise, total } = chiffres;
  const mois = chiffres.mois.map((un) => ({ ...un, parts: [un.total] }));
  const { barres } = placerBarres(
    { mois, series: [{ genre: 'tout', cle: '', libelle: '', total }] },
    HAUTEUR,
  );
  const dire = (montant: string) => sansCentimes(locale, { montant, devise });
  return (
    <>
      <svg aria-hidden="true" height={HAUTEUR + PIED} className="w-full overflow-visible">
        {barres.map(({ mois: un, x, largeur, avant, segments, milieu }) => (
          <g key={un}>
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
                className="fill-chart-2"
              />
            ))}
            <text
              x={`${milieu}%`}
              y={HAUTEUR + 13}
              textAnchor="middle"
              className="fill-text-2 type-caption"
            >
              {moisCourt(locale, un).slice(0, 1).toUpperCase()}
            </text>
          </g>
        ))}
      </svg>
      {/* A box of its own: what nobody sees would else widen the page. */}
      <div className="sr-only">
        <table>
          <caption>{t('tournee.chiffres.commandes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tournee.chiffres.colonnes.mois')}</th>
              <th scope="col">{t('tournee.chiffres.colonnes.total')}</th>
              <th scope="col">{t('tournee.chiffres.colonnes.avant')}</th>
            </tr>
          </thead>
          <tbody>
            {chiffres.mois.map((un) => (
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
