/** Calls and services that the customers of a delegate asked for: what is due, and what was settled. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { DEMANDES_DELEGUE_PAR_PAGE } from '@comptoir/contract/delegue/demandes-delegue.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { usePage } from '../../page/page-context.ts';
import { SegmentedLinks } from '../../ui/button/segmented.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useDepart } from '../use-depart.ts';
import { demandesQuery, readRequete, type RequeteDemandes } from './demandes-clients.queries.ts';
import { RangeeDemande } from './rangee-demande.tsx';
import { useSuivreDemande } from './use-suivre-demande.ts';

export default function DemandesClientsPage() {
  const t = useTexts('delegue');
  const { session } = usePage();
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="type-h1">{t('pages.demandes-clients.titre')}</h1>
      {session.delegue ? (
        <Demandes />
      ) : (
        <EmptyState title={t('suivi.reserve')}>{t('demandes.reserveTexte')}</EmptyState>
      )}
    </div>
  );
}

function Demandes() {
  const t = useTexts('delegue');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readRequete(parseQuery(search));
  const { data } = useQuery({ ...demandesQuery(context, requete), refetchOnWindowFocus: true });
  const depart = useDepart();
  const suivre = useSuivreDemande();
  const { suivi = 'a-faire', page = 1 } = requete;
  const hrefOf = (query: RequeteDemandes) => liens.demandesClients(locale, { query: { ...query } });
  if (!data) return null;
  const { nombres, total, demandes, jour } = data;
  const erreur = depart.erreur ?? suivre.erreur;
  return (
    <>
      <SegmentedLinks
        className="mt-4"
        label={t('demandes.listes')}
        value={suivi}
        segments={[
          {
            value: 'a-faire',
            label: t('demandes.aFaire', { nombre: nombres.aFaire }),
            href: hrefOf({}),
          },
          {
            value: 'faites',
            label: t('demandes.faites', { nombre: nombres.faites }),
            href: hrefOf({ suivi: 'faites' }),
          },
        ]}
      />
      {erreur && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
      {demandes.length === 0 ? (
        <EmptyState title={t(`demandes.vide.${suivi}`)}>{t('suivi.videTexte')}</EmptyState>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {demandes.map((demande) => (
            <RangeeDemande
              key={demande.numero}
              demande={demande}
              jour={jour}
              busy={suivre.enCours === demande.numero}
              onSuivre={() => suivre.noter(demande)}
              onAgir={
                demande.utilisateurId === null || depart.busy
                  ? undefined
                  : () => depart.agirPour(demande.utilisateurId, liens.monCompte(locale))
              }
            />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pagination
          page={page}
          pageSize={DEMANDES_DELEGUE_PAR_PAGE}
          total={total}
          hrefOf={(numero) => hrefOf({ ...requete, page: numero })}
        />
      </div>
    </>
  );
}
