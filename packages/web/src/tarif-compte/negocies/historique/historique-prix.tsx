/** What a net price was, is and will be: its steps, and the same as a table. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { HistoriquePrix as Historique } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { Bubble } from '../../../ui/button/bubble.tsx';
import { Badge } from '../../../ui/notice/badge.tsx';
import { Skeleton } from '../../../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../../../words/use-texts.ts';
import { historiqueQuery } from '../../tarif-compte.queries.ts';
import { placerMarches } from './marches.ts';

const BOITE = { largeur: 326, hauteur: 96 };

interface Props {
  articleId: number;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export default function HistoriquePrix({ articleId, anchor, onClose }: Props) {
  const t = useTexts('tarif-compte');
  const context = useRouteContext({ from: '__root__' });
  const { data, isError } = useQuery(historiqueQuery(context, articleId));
  return (
    <Bubble label={t('historique.titre')} anchor={anchor} onClose={onClose}>
      <p className="type-h3">{t('historique.titre')}</p>
      {isError && <p className="mt-2 type-meta text-err">{t('historique.erreur')}</p>}
      {!data && !isError && <Skeleton className="mt-2 h-40 w-full" />}
      {data && (
        <>
          <Graphique historique={data} />
          <Periodes historique={data} />
        </>
      )}
    </Bubble>
  );
}

function Graphique({ historique }: { historique: Historique }) {
  const t = useTexts('tarif-compte');
  const locale = useLocale();
  const marches = placerMarches(historique, BOITE);
  if (!marches) return null;
  const { prixPublicHT } = historique;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${BOITE.largeur} ${BOITE.hauteur}`}
        className="mt-3 w-full overflow-visible"
      >
        <line y1={BOITE.hauteur} y2={BOITE.hauteur} x2={BOITE.largeur} className="stroke-line-2" />
        {marches.public !== null && (
          <line
            y1={marches.public}
            y2={marches.public}
            x2={BOITE.largeur}
            strokeDasharray="3 4"
            className="stroke-text-2"
          />
        )}
        <line
          x1={marches.aujourdhui}
          x2={marches.aujourdhui}
          y2={BOITE.hauteur}
          className="stroke-line"
        />
        <path d={marches.trace} strokeWidth="2" className="fill-none stroke-chart-1" />
      </svg>
      {prixPublicHT && (
        <p className="mt-2 flex items-center gap-2 type-caption text-text-2">
          <svg aria-hidden="true" width="20" height="2" className="shrink-0">
            <line x2="20" y1="1" y2="1" strokeDasharray="3 4" className="stroke-text-2" />
          </svg>
          {t('historique.public', { prix: formatArgent(locale, prixPublicHT) })}
        </p>
      )}
    </>
  );
}

/** The last first. */
function Periodes({ historique: { periodes, jour } }: { historique: Historique }) {
  const t = useTexts('tarif-compte');
  const locale = useLocale();
  return (
    <table className="mt-3 w-full type-meta">
      <thead className="type-caption text-text-2">
        <tr>
          <th scope="col" className="text-start font-normal">
            {t('historique.colonnes.debut')}
          </th>
          <th scope="col" className="text-start font-normal">
            {t('historique.colonnes.fin')}
          </th>
          <th scope="col" className="text-end font-normal">
            {t('historique.colonnes.prix')}
          </th>
        </tr>
      </thead>
      <tbody>
        {periodes.toReversed().map(({ debut, fin, prixNetHT }) => (
          <tr key={debut}>
            <td className="py-0.5 tabular-nums">{formatDate(debut)}</td>
            <td className="py-0.5 tabular-nums">
              {debut > jour ? (
                <Badge>{t('historique.aVenir')}</Badge>
              ) : fin === null ? (
                t('historique.sansFin')
              ) : (
                formatDate(fin)
              )}
            </td>
            <td className="py-0.5 text-end font-[620] whitespace-nowrap">
              {formatArgent(locale, prixNetHT)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
