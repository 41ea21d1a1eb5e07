/** Files of the catalogue that one asked for: how far they are, and the way to them. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import type { Devise } from '@comptoir/contract/argent.ts';
import { EXPORTS_PAR_PAGE, isEnCours } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { FiltresEtat, PucesListe } from '../mon-compte/filtres-communs.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { FILTRES, readRequete, type RequeteExports } from './adresse-exports.ts';
import { exportsQuery } from './exports.queries.ts';
import { TableauExports } from './tableau-exports.tsx';
import { useSuivi } from './use-suivi.ts';

export default function ExportsCataloguePage() {
  const t = useTexts('exports-catalogue');
  const { session } = usePage();
  const isSans = isSansClient(session);
  return (
    <CadreCompte
      titre={t('pages.exports-catalogue.titre')}
      sousTitre={t('texte')}
      fin={isSans ? undefined : <Nouveau />}
    >
      {isSans ? <SansClientCompte /> : <Exports />}
    </CadreCompte>
  );
}

function useExports() {
  const { path } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readRequete(parseQuery(search));
  return { requete, ...useQuery(exportsQuery(context, requete)) };
}

/** Beside the title; before there was ever one, below what says what they are for. */
function Nouveau() {
  const { requete, data } = useExports();
  if (!data || (data.total === 0 && requete.etat === undefined)) return null;
  return <Demander devise={data.devise} />;
}

function Exports() {
  const t = useTexts('exports-catalogue');
  const { locale } = usePage();
  const { requete, data, isPlaceholderData } = useExports();
  useSuivi(data?.exports.filter(({ etat }) => isEnCours(etat)) ?? []);
  if (!data) return null;
  const { exports, total, page, nombres, devise } = data;
  return (
    <ListeCompte
      page={page}
      parPage={EXPORTS_PAR_PAGE}
      total={total}
      isBusy={isPlaceholderData}
      isFiltree={requete.etat !== undefined}
      hrefOf={(autre) => liens.exportsCatalogue(locale, { query: { ...requete, page: autre } })}
      filtres={
        <>
          <Filtres requete={requete} nombres={nombres} />
          <PucesListe
            nombre={t('nombre', { count: total, nombre: formatNombre(locale, total) })}
            requete={{}}
            hrefSans={() => liens.exportsCatalogue(locale)}
            effacer={requete.etat && liens.exportsCatalogue(locale)}
          />
        </>
      }
      vide={
        <EmptyState icon={FileDown} title={t('vide.titre')} actions={<Demander devise={devise} />}>
          {t('vide.texte')}
        </EmptyState>
      }
      sansResultat={{
        titre: t('sansResultat.titre'),
        texte: t('sansResultat.texte'),
        href: liens.exportsCatalogue(locale),
      }}
    >
      <TableauExports exports={exports} />
    </ListeCompte>
  );
}

function Demander({ devise }: { devise: Devise }) {
  const t = useTexts('exports-catalogue');
  return (
    <Button
      kind="primary"
      icon={FileDown}
      className="max-sm:w-full"
      onClick={() => openOverlay('demande-export-catalogue', { devise })}
    >
      {t('nouveau')}
    </Button>
  );
}

interface FiltresProps {
  requete: RequeteExports;
  nombres: Record<(typeof FILTRES)[number], number>;
}

/** Only those that would leave some, and the one in force. */
function Filtres({ requete, nombres }: FiltresProps) {
  const t = useTexts('exports-catalogue');
  const { locale } = usePage();
  const etats = FILTRES.filter((etat) => nombres[etat] > 0 || requete.etat === etat).map(
    (etat) => ({
      cle: etat,
      libelle: t(`filtres.${etat}`),
      nombre: nombres[etat],
      pressed: requete.etat === etat,
      href: liens.exportsCatalogue(locale, {
        query: requete.etat === etat ? {} : { etat },
      }),
    }),
  );
  return etats.length > 0 && <FiltresEtat etats={etats} />;
}
