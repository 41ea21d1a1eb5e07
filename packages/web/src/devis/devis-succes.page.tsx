/** The quote is asked for: its number, who answers and where. Read by its key: a reload shows the same. */
import { useQuery } from '@tanstack/react-query';
import { redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import { FileText, List, ShoppingCart } from 'lucide-react';
import { lireDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { callQuery } from '../http/query-client.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { PREMIERES } from '../panier/suite.public.ts';
import { CopyReference } from '../ui/button/copy-reference.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

const keyOf = ({ key }: { key?: unknown }): string => (typeof key === 'string' ? key : '');
const devisQuery = (context: Parameters<typeof callQuery>[0], key: string) =>
  callQuery(context, lireDevis, { params: { key }, query: PREMIERES });

export async function loader({ search, queryClient, ...context }: PageContext): Promise<void> {
  const key = keyOf(search);
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  if (key === '') throw redirect({ href: liens.devis(context.locale), replace: true });
  await orNotFound(queryClient.fetchQuery(devisQuery(context, key)));
}

export default function DevisSuccesPage() {
  const key = keyOf(useSearch({ strict: false }));
  const context = useRouteContext({ from: '__root__' });
  const t = useTexts('devis');
  const { session } = usePage();
  const sansClient = isSansClient(session);
  const { data: devis } = useQuery({ ...devisQuery(context, key), enabled: !sansClient });
  if (sansClient) {
    return (
      <CadreCompte titre={t('pages.devis.titre')}>
        <SansClientCompte />
      </CadreCompte>
    );
  }
  return devis ? <Demande devis={devis} /> : null;
}

function Demande({ devis: { key, numero, netHT, nombreLignes, delegue } }: { devis: Devis }) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <h1 className="type-h1">{t('succes.devis')}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-2">
          {t('succes.numeroDevis')} <CopyReference reference={numero} />
          <span className="text-text-2">
            {[
              t('lignes', { count: nombreLignes }),
              t('succes.montant', { montant: formatArgent(locale, netHT) }),
            ].join(' · ')}
          </span>
        </p>
        <h2 className="mt-8 mb-2 type-h2">{t('succes.ensuite')}</h2>
        <ol className="max-w-160 list-decimal space-y-2 pl-5 text-pretty">
          <li>{delegue ? t('succes.etudePar', { nom: delegue }) : t('succes.etude')}</li>
          <li>{t('succes.reponse')}</li>
          <li>{t('succes.accepter')}</li>
        </ol>
      </div>
      <LinkRows
        title={t('succes.suite')}
        rows={[
          { icon: FileText, libelle: t('succes.voirDevis'), href: liens.devisDetail(locale, key) },
          { icon: List, libelle: t('succes.tousDevis'), href: liens.devis(locale) },
          { icon: ShoppingCart, libelle: t('succes.achats'), href: liens.accueil(locale) },
        ]}
      />
    </div>
  );
}
