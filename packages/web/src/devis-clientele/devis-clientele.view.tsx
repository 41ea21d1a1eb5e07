import { useRouteContext } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PAR_PAGE_DEVIS } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { FiltresListe } from '../mon-compte/filtres-liste.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { SegmentedLinks } from '../ui/button/segmented.tsx';
import { useTexts } from '../words/use-texts.ts';
import { listeDevisQuery } from './devis-clientele.queries.ts';
import { AucunDevis } from './liste/aucun-devis.tsx';
import { Chiffres } from './liste/chiffres.tsx';
import { ChoixEtat } from './liste/choix-etat.tsx';
import { readFiltres, VUES_DEVIS, type RequeteListe } from './liste/filtres-devis.ts';
import { NouveauDevis } from './liste/nouveau-devis.tsx';
import { TableauDevis } from './liste/tableau-devis.tsx';
import { Clients } from './reglages/clients.tsx';
import { Ouvrages } from './reglages/ouvrages.tsx';
import { Reglages } from './reglages/reglages.tsx';

export default function DevisClientelePage() {
  const t = useTexts('devis-clientele');
  const { session, path, locale } = usePage();
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  const { vue = 'devis' } = requete;
  const isDelegue = session.delegue !== undefined;
  return (
    <CadreCompte titre={t('pages.devis-clientele.titre')} sousTitre={t('index.sousTitre')}>
      {isSansClient(session) ? (
        <SansClientCompte />
      ) : (
        <div className="flex flex-col gap-6">
          {!isDelegue && (
            <div className="max-w-full overflow-x-auto">
              <SegmentedLinks
                label={t('vues.titre')}
                value={vue}
                segments={VUES_DEVIS.map((value) => ({
                  value,
                  label: t(`vues.${value}`),
                  href: liens.devisClientele(
                    locale,
                    value === 'devis' ? {} : { query: { vue: value } },
                  ),
                }))}
              />
            </div>
          )}
          <Vue requete={isDelegue ? { ...requete, vue: 'devis' } : requete} />
        </div>
      )}
    </CadreCompte>
  );
}

function Vue({ requete }: { requete: RequeteListe }) {
  switch (requete.vue) {
    case 'clients':
      return <Clients />;
    case 'ouvrages':
      return <Ouvrages />;
    case 'reglages':
      return <Reglages />;
    default:
      return <Liste requete={requete} />;
  }
}

function Liste({ requete }: { requete: RequeteListe }) {
  const t = useTexts('devis-clientele');
  const { locale, session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data, isPlaceholderData } = useQuery(listeDevisQuery(context, requete));
  if (!data) return null;
  const { vue, recherche = '', etat, tri, page = 1 } = requete;
  const isModeles = vue === 'modeles';
  const garde = { ...(isModeles && { vue }), ...(etat && { etat }), ...(tri && { tri }) };
  return (
    <>
      {!isModeles && data.mois.some(({ envoyes, gagnes }) => envoyes + gagnes > 0) && (
        <Chiffres mois={data.mois} devise={data.devise} />
      )}
      <ListeCompte
        page={page}
        parPage={PAR_PAGE_DEVIS}
        total={data.total}
        isBusy={isPlaceholderData}
        isFiltree={recherche !== '' || etat !== undefined}
        hrefOf={(autre) => liens.devisClientele(locale, { query: { ...requete, page: autre } })}
        filtres={
          <>
            <FiltresListe
              action={liens.devisClientele(locale)}
              gardes={garde}
              recherche={recherche}
              indice={t('index.indice')}
              fin={session.delegue ? undefined : <NouveauDevis />}
            />
            {!isModeles && <ChoixEtat requete={requete} />}
          </>
        }
        vide={<AucunDevis isModeles={isModeles} />}
        sansResultat={{
          titre: t('index.sansResultat.titre'),
          texte: t('index.sansResultat.texte'),
          href: liens.devisClientele(locale, isModeles ? { query: { vue } } : {}),
        }}
      >
        <TableauDevis devis={data.devis} requete={requete} />
      </ListeCompte>
    </>
  );
}
