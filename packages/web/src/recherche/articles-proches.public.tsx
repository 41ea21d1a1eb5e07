/** What an address that leads nowhere may have been about: the articles its words find. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { rechercher } from '@comptoir/contract/recherche/recherche.contract.ts';
import { RangeeAchat } from '../articles/rangee-achat.public.tsx';
import { callQuery } from '../http/query-client.ts';
import { Skeleton } from '../ui/notice/skeleton.tsx';

const MONTRES = 3;

export default function ArticlesProches({ titre, mots }: { titre: string; mots: string }) {
  const context = useRouteContext({ from: '__root__' });
  const { data, isPending } = useQuery(
    callQuery(context, rechercher, { query: { q: mots, parPage: MONTRES } }),
  );
  if (isPending) return <Skeleton className="mb-10 h-80 w-full" />;
  if (!data?.articles.length) return null;
  return (
    <section className="mb-10">
      <h2 className="border-b border-line-2 pb-2 type-name">{titre}</h2>
      <ul>
        {data.articles.map((article) => (
          <RangeeAchat key={article.id} article={article} jour={data.jour} />
        ))}
      </ul>
    </section>
  );
}
