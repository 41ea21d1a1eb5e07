/** Quotes of all customers of a delegate that wait for an answer, or are about to expire. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { DEVIS_DELEGUE_PAR_PAGE } from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { SegmentedLinks } from '../../ui/button/segmented.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { devisSuivisQuery, readRequete, type RequeteDevisSuivis } from './devis-suivis.queries.ts';
import { RangeeDevis } from './rangee-devis.tsx';
import { useOuvrirDevis } from './use-ouvrir-devis.ts';

const ORDRES = {
  'a-repondre': ['date', '-montant', 'client'],
  expirent: ['validite', '-montant', 'client'],
} as const;

export default function DevisARepondrePage() {
  const t = useTexts('delegue');
  const { session } = usePage();
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="type-h1">{t('pages.devis-a-repondre.titre')}</h1>
      {session.delegue ? (
        <Suivis />
      ) : (
        <EmptyState title={t('suivi.reserve')}>{t('suivi.reserveTexte')}</EmptyState>
      )}
    </div>
  );
}

function Suivis() {
  const t = useTexts('delegue');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readRequete(parseQuery(search));
  const { data } = useQuery({ ...devisSuivisQuery(context, requete), refetchOnWindowFocus: true });
  const { ouvrir, busy, erreur } = useOuvrirDevis();
  const { suivi = 'a-repondre', page = 1 } = requete;
  const tri = requete.tri ?? ORDRES[suivi][0];
  const hrefOf = (query: RequeteDevisSuivis) =>
    liens.devisARepondre(locale, { query: { ...query } });
  if (!data) return null;
  const { nombres, total, devis, jour } = data;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SegmentedLinks
          label={t('suivi.listes')}
          value={suivi}
          segments={[
            {
              value: 'a-repondre',
              label: t('suivi.aRepondre', { nombre: nombres.aRepondre }),
              href: hrefOf({}),
            },
            {
              value: 'expirent',
              label: t('suivi.expirent', { nombre: nombres.expirent }),
              href: hrefOf({ suivi: 'expirent' }),
            },
          ]}
        />
        <SegmentedLinks
          label={t('suivi.ordre')}
          value={tri}
          segments={ORDRES[suivi].map((ordre) => ({
            value: ordre,
            label: t(`suivi.tri.${ordre}`),
            href: hrefOf({ ...(suivi === 'expirent' && { suivi }), tri: ordre }),
          }))}
        />
      </div>
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
      {devis.length === 0 ? (
        <EmptyState title={t(`suivi.vide.${suivi}`)}>{t('suivi.videTexte')}</EmptyState>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {devis.map((each) => (
            <RangeeDevis
              key={each.key}
              devis={each}
              jour={jour}
              disabled={busy}
              onOuvrir={() => ouvrir(each)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pagination
          page={page}
          pageSize={DEVIS_DELEGUE_PAR_PAGE}
          total={total}
          hrefOf={(numero) => hrefOf({ ...requete, page: numero })}
        />
      </div>
    </>
  );
}
