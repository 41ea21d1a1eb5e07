/** The acknowledgement of an order on a sheet of paper. */
import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { useTexts } from '../words/use-texts.ts';
import { commandeQuery } from './commandes.queries.ts';
import { AccuseReception } from './impression/accuse-reception.tsx';

/** As the contract has keys: anything else names no order. */
const KEY = /^[\w-]{16,64}$/;

function keyOf(search: Record<string, unknown>): string {
  const key = search['key'];
  return typeof key === 'string' && KEY.test(key) ? key : '';
}

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = keyOf(search);
  if (!key) throw notFound();
  await orNotFound(queryClient.fetchQuery(commandeQuery(context, key)));
  const chemin = liens.impressionAccuseReception('fr');
  return { chemins: { fr: chemin, en: chemin, es: chemin } };
}

export default function ImpressionAccuseReceptionPage() {
  const t = useTexts('commandes');
  const { path, session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const sansClient = isSansClient(session);
  const { data: commande } = useQuery({
    ...commandeQuery(context, keyOf(parseQuery(search))),
    enabled: !sansClient,
  });
  if (commande) return <AccuseReception commande={commande} />;
  return (
    <div className="page-width py-8">
      <h1 className="type-h1">{t('pages.impression-accuse-reception.titre')}</h1>
      {sansClient && <SansClientCompte />}
    </div>
  );
}
