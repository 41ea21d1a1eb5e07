/** What the company buys, how often and at what price; what is due goes into the basket at once. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import {
  HABITUDES_PAR_PAGE,
  type Habitude,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { isFiltree } from '../mon-compte/adresse-liste.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { BarreChoix, useChoixLignes } from '../mon-compte/choix-lignes.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { readFiltres } from './filtres-habitudes.ts';
import { habitudesQuery } from './habitudes.queries.ts';
import { AjoutChoisies, AjoutDues } from './liste/ajouts.tsx';
import { BarreFiltres } from './liste/barre-filtres.tsx';
import { TableauHabitudes } from './liste/tableau-habitudes.tsx';
import { useExportHabitudes } from './liste/use-export-habitudes.ts';

export default function HabitudesAchatsPage() {
  const t = useTexts('habitudes-achats');
  const { session } = usePage();
  return (
    <CadreCompte
      titre={t('pages.habitudes-achats.titre')}
      fin={isSansClient(session) ? undefined : <Dues />}
    >
      {isSansClient(session) ? <SansClientCompte /> : <Habitudes />}
    </CadreCompte>
  );
}

function useHabitudes() {
  const { path } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  return { requete, ...useQuery(habitudesQuery(context, requete)) };
}

function Dues() {
  const { data } = useHabitudes();
  return data ? <AjoutDues nombre={data.etats.due} habitudes={data.habitudes} /> : null;
}

function Habitudes() {
  const t = useTexts('habitudes-achats');
  const { locale } = usePage();
  const { requete, data, isPlaceholderData } = useHabitudes();
  const [voulues, setVoulues] = useState<Readonly<Record<number, number>>>({});
  const choix = useChoixLignes(data?.habitudes.map(({ article }) => String(article.id)) ?? []);
  const exporter = useExportHabitudes(requete);
  if (!data) return null;
  const { habitudes, jour, masquees } = data;
  const quantiteOf = ({ article, quantite }: Habitude) => voulues[article.id] ?? quantite;
  const prises = habitudes.filter(({ article }) => choix.selected.has(String(article.id)));
  return (
    <ListeCompte
      page={data.page}
      parPage={HABITUDES_PAR_PAGE}
      total={data.total}
      isBusy={isPlaceholderData}
      isFiltree={isFiltree(requete) || masquees > 0}
      hrefOf={(page) => liens.habitudesAchats(locale, { query: { ...requete, page } })}
      filtres={<BarreFiltres requete={requete} reponse={data} />}
      vide={<Aucune />}
      sansResultat={{
        titre: t('sansResultat.titre'),
        texte: t('sansResultat.texte'),
        href: liens.habitudesAchats(locale),
      }}
    >
      <TableauHabitudes
        habitudes={habitudes}
        requete={requete}
        jour={jour}
        quantites={{
          of: quantiteOf,
          change: (articleId, quantite) => setVoulues({ ...voulues, [articleId]: quantite }),
        }}
        choix={choix}
      />
      <BarreChoix
        choix={choix}
        nombre={t('choix.nombre', { count: prises.length })}
        exporter={exporter}
      >
        <AjoutChoisies
          choisies={prises.map((habitude) => ({ habitude, quantite: quantiteOf(habitude) }))}
          onFin={choix.vider}
        />
      </BarreChoix>
    </ListeCompte>
  );
}

function Aucune() {
  const t = useTexts('habitudes-achats');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Repeat}
      title={t('vide.titre')}
      actions={
        <Lien href={liens.achatRapide(locale)} className={buttonClass({ kind: 'primary' })}>
          {t('vide.achatRapide')}
        </Lien>
      }
    >
      {t('vide.texte')}
    </EmptyState>
  );
}
