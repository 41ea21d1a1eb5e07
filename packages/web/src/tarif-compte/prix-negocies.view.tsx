/** The net prices a company negotiated: what they save, until when, to be ordered where they stand. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { PRIX_NEGOCIES_PAR_PAGE } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { isFiltree } from '../mon-compte/adresse-liste.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { readFiltres } from './negocies/adresse-negocies.ts';
import { BarreFiltres } from './negocies/barre-filtres.tsx';
import { AvisExpirants } from './negocies/renouvellement/avis-expirants.tsx';
import { TableauNegocies } from './negocies/tableau-negocies.tsx';
import { negociesQuery } from './tarif-compte.queries.ts';

export default function PrixNegociesPage() {
  const t = useTexts('tarif-compte');
  const { session } = usePage();
  return (
    <CadreCompte titre={t('pages.prix-negocies.titre')} sousTitre={t('negocies.texte')}>
      {isSansClient(session) ? <SansClientCompte /> : <Negocies />}
    </CadreCompte>
  );
}

function Negocies() {
  const t = useTexts('tarif-compte');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  const { data, isPlaceholderData } = useQuery(negociesQuery(context, requete));
  if (!data) return null;
  const { prix, total, page, jour } = data;
  return (
    <ListeCompte
      page={page}
      parPage={PRIX_NEGOCIES_PAR_PAGE}
      total={total}
      isBusy={isPlaceholderData}
      isFiltree={isFiltree(requete) || data.expires > 0}
      hrefOf={(autre) => liens.prixNegocies(locale, { query: { ...requete, page: autre } })}
      filtres={
        <>
          <AvisExpirants reponse={data} />
          <BarreFiltres requete={requete} reponse={data} />
        </>
      }
      vide={<Aucun />}
      sansResultat={{
        titre: t('negocies.sansResultat.titre'),
        texte: t('negocies.sansResultat.texte'),
        href: liens.prixNegocies(locale),
      }}
    >
      <TableauNegocies prix={prix} requete={requete} jour={jour} />
    </ListeCompte>
  );
}

function Aucun() {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Tag}
      title={t('negocies.vide.titre')}
      actions={
        <Lien href={liens.conditionsTarifaires(locale)} className={buttonClass()}>
          {t('negocies.vide.conditions')}
        </Lien>
      }
    >
      {t('negocies.vide.texte')}
    </EmptyState>
  );
}
