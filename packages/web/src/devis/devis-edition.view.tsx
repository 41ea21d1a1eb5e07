/** A quote being changed: its lines by the buyer, its prices by the delegate who answers. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Lien } from '../page/lien.tsx';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { SegmentedLinks } from '../ui/button/segmented.tsx';
import { useTexts } from '../words/use-texts.ts';
import { devisQuery, trancheDevisQuery } from './devis.queries.ts';
import { EditionLignes } from './edition/edition-lignes.tsx';
import { EditionOffre } from './edition/edition-offre.tsx';
import { nombreLues } from './suite/partie-lue.ts';

export default function DevisEditionPage() {
  const t = useTexts('devis');
  const { params, session, locale } = usePage();
  const sansClient = isSansClient(session);
  const key = params['key'] ?? '';
  const context = useRouteContext({ from: '__root__' });
  const { data: devis } = useQuery({ ...trancheDevisQuery(context, key), enabled: false });
  const libelle = devis ? t('detail.titre', { numero: devis.numero }) : t('edition.retour');
  return (
    <CadreCompte
      titre={t('pages.devis-edition.titre')}
      retour={{ href: liens.devisDetail(locale, key), libelle }}
    >
      {sansClient ? <SansClientCompte /> : <Edition key={key} devisKey={key} />}
    </CadreCompte>
  );
}

function Edition({ devisKey }: { devisKey: string }) {
  const t = useTexts('devis');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(trancheDevisQuery(context, devisKey));
  const devis = useFirst(data);
  const [, search = ''] = path.split(/\?(.*)/s);
  if (!devis) return null;
  const { actions } = devis;
  if (!actions.modifier) {
    return (
      <EmptyState
        title={t('edition.close.titre')}
        actions={
          <Lien href={liens.devisDetail(locale, devisKey)} className={buttonClass()}>
            {t('edition.retour')}
          </Lien>
        }
      >
        {t('edition.close.texte')}
      </EmptyState>
    );
  }
  const isOffre = actions.proposer && parseQuery(search)['lignes'] !== 'true';
  const hrefOf = (lignes?: 'true') => liens.devisEdition(locale, devisKey, { query: { lignes } });
  return (
    <>
      {actions.proposer && (
        <SegmentedLinks
          label={t('edition.vue')}
          value={isOffre ? 'offre' : 'lignes'}
          segments={[
            { value: 'offre', label: t('edition.vueOffre'), href: hrefOf() },
            { value: 'lignes', label: t('edition.vueLignes'), href: hrefOf('true') },
          ]}
          className="mb-6"
        />
      )}
      <Entier devis={devis}>
        {(entier) => (isOffre ? <EditionOffre devis={entier} /> : <EditionLignes devis={entier} />)}
      </Entier>
    </>
  );
}

interface EntierProps {
  devis: Devis;
  children: (entier: Devis) => ReactNode;
}

/** It is saved as a whole: where its page came with its first lines, the others are read first. */
function Entier({ devis, children }: EntierProps) {
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const isEntier = nombreLues(devis) === devis.nombreLignes;
  const { data, error } = useQuery({ ...devisQuery(context, devis.key), enabled: !isEntier });
  const lu = useFirst(data);
  if (isEntier) return children(devis);
  if (lu) return children(lu);
  if (!error) return <Skeleton className="h-160 w-full" />;
  return (
    <Alert state="err" live>
      {failureText(error)}
    </Alert>
  );
}

/** What is typed stays on the version it was begun on, whatever happens to the quote meanwhile. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
