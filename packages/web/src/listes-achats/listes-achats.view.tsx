/** The shopping lists of a person: found again, made, put into the basket. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Archive, List, Plus } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { MAX_VALEURS } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { FiltresListe } from '../mon-compte/filtres-liste.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { readFiltres } from './filtres-listes.ts';
import { TableauListes } from './index/tableau-listes.tsx';
import { listesQuery } from './listes-achats.queries.ts';

/** As many as are valued at once. */
const PAR_PAGE = MAX_VALEURS;

export default function ListesAchatsPage() {
  const t = useTexts('listes-achats');
  const { session } = usePage();
  return (
    <CadreCompte titre={t('pages.listes-achats.titre')}>
      {isSansClient(session) ? <SansClientCompte /> : <Listes />}
    </CadreCompte>
  );
}

function Listes() {
  const t = useTexts('listes-achats');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  const { recherche = '', tri, page: demandee = 1, archivees } = requete;
  const { data: listes, isPlaceholderData } = useQuery(listesQuery(context, requete));
  const { data: jour = '' } = useQuery(todayQuery);
  if (!listes) return null;
  const page = Math.min(demandee, Math.max(1, Math.ceil(listes.length / PAR_PAGE)));
  return (
    <ListeCompte
      page={page}
      parPage={PAR_PAGE}
      total={listes.length}
      isBusy={isPlaceholderData}
      isFiltree={recherche !== ''}
      hrefOf={(autre) => liens.listesAchats(locale, { query: { ...requete, page: autre } })}
      filtres={
        <FiltresListe
          action={liens.listesAchats(locale)}
          gardes={{ tri, ...(archivees && { archivees: 'true' }) }}
          recherche={recherche}
          indice={t('index.indice')}
          actifs={0}
          fin={
            <div className="flex flex-wrap items-center gap-3">
              <Lien
                href={liens.listesAchats(locale, archivees ? {} : { query: { archivees: 'true' } })}
                className={buttonClass({ kind: 'quiet' })}
              >
                {t(archivees ? 'archive.revenir' : 'archive.voir')}
              </Lien>
              <NouvelleListe kind="outline" />
            </div>
          }
        />
      }
      vide={archivees ? <AucuneArchivee /> : <Aucune />}
      sansResultat={{
        titre: t('index.sansResultat.titre'),
        texte: t('index.sansResultat.texte'),
        href: liens.listesAchats(locale),
      }}
    >
      <TableauListes
        listes={listes.slice((page - 1) * PAR_PAGE, page * PAR_PAGE)}
        requete={requete}
        jour={jour}
      />
    </ListeCompte>
  );
}

function NouvelleListe({ kind }: { kind: 'primary' | 'outline' }) {
  const t = useTexts('listes-achats');
  return (
    <Button kind={kind} icon={Plus} onClick={() => openOverlay('creation-liste-achats', {})}>
      {t('ajout.nouvelle')}
    </Button>
  );
}

function AucuneArchivee() {
  const t = useTexts('listes-achats');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Archive}
      title={t('archive.vide.titre')}
      actions={
        <Lien href={liens.listesAchats(locale)} className={buttonClass()}>
          {t('archive.revenir')}
        </Lien>
      }
    >
      {t('archive.vide.texte')}
    </EmptyState>
  );
}

/** Where lists are filled from. */
function Aucune() {
  const t = useTexts('listes-achats');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={List}
      title={t('index.vide.titre')}
      actions={
        <>
          <NouvelleListe kind="primary" />
          <Lien href={liens.commandes(locale)} className={buttonClass()}>
            {t('index.vide.commandes')}
          </Lien>
          <Lien href={liens.achatRapide(locale)} className={buttonClass()}>
            {t('index.vide.achatRapide')}
          </Lien>
          <Lien
            href={liens.listesAchats(locale, { query: { archivees: 'true' } })}
            className={buttonClass({ kind: 'quiet' })}
          >
            {t('archive.voir')}
          </Lien>
        </>
      }
    >
      <p>{t('index.vide.texte')}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>{t('index.vide.article')}</li>
        <li>{t('index.vide.commande')}</li>
        <li>{t('index.vide.panier')}</li>
      </ul>
    </EmptyState>
  );
}
