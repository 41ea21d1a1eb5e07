/** The net prices a company negotiated: what they save, until when, to be ordered where they stand. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import {
  exporterPrixNegocies,
  PRIX_NEGOCIES_PAR_PAGE,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { FiltresEtat, PucesListe } from '../mon-compte/filtres-communs.public.tsx';
import { FiltresListe } from '../mon-compte/filtres-liste.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { ExportTarif } from './export-tarif.tsx';
import { isFiltree, readFiltres, type RequeteNegocies } from './negocies/adresse-negocies.ts';
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
  const { prix, total, page, jour, expirants } = data;
  return (
    <ListeCompte
      page={page}
      parPage={PRIX_NEGOCIES_PAR_PAGE}
      total={total}
      isBusy={isPlaceholderData}
      isFiltree={isFiltree(requete)}
      hrefOf={(autre) => liens.prixNegocies(locale, { query: { ...requete, page: autre } })}
      filtres={<Filtres requete={requete} total={total} expirants={expirants} />}
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

interface FiltresProps {
  requete: RequeteNegocies;
  total: number;
  expirants: number;
}

function Filtres({ requete, total, expirants }: FiltresProps) {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { page: _page, ...filtres } = requete;
  const { recherche = '', expirant = false, tri } = filtres;
  const hrefOf = (query: RequeteNegocies) => liens.prixNegocies(locale, { query });
  const choix = {
    cle: 'expirant',
    libelle: t('negocies.expirants', { nombre: formatNombre(locale, expirants) }),
    pressed: expirant,
    href: hrefOf({ ...filtres, expirant: expirant ? undefined : true }),
  };
  return (
    <>
      <FiltresListe
        action={liens.prixNegocies(locale)}
        gardes={{ tri, expirant: expirant ? 'true' : undefined }}
        recherche={recherche}
        indice={t('negocies.indice')}
        fin={
          <ExportTarif
            label={t('export.negocies')}
            exporter={(format) => api.call(exporterPrixNegocies, { query: { ...filtres, format } })}
          />
        }
      />
      {(expirants > 0 || expirant) && <FiltresEtat etats={[choix]} />}
      <PucesListe
        nombre={t('negocies.nombre', { count: total, nombre: formatNombre(locale, total) })}
        requete={filtres}
        hrefSans={(nom) => hrefOf({ ...filtres, [nom]: undefined })}
        effacer={isFiltree(filtres) ? hrefOf({ tri }) : undefined}
      />
    </>
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
