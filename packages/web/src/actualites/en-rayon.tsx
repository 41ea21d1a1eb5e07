import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireActualite } from '@comptoir/contract/actualites/actualites.contract.ts';
import { RangeeAchat } from '../articles/rangee-achat.public.tsx';
import { lienNoeud } from '../catalogue/catalogue.public.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { citesQuery } from './actualites.queries.ts';

type EnRayonProps = Pick<CallAnswer<typeof lireActualite>, 'noeuds' | 'produits'>;

/** What a news is about, to be ordered where it stands. */
export function EnRayon({ noeuds, produits }: EnRayonProps) {
  const t = useTexts('actualites');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...citesQuery(context, produits), enabled: produits.length > 0 });
  if (noeuds.length === 0) return null;
  return (
    <aside className="flex flex-col gap-8 self-start lg:sticky lg:top-20 print:hidden">
      {data && data.articles.length > 0 && (
        <section aria-labelledby="produits">
          <h2 id="produits" className="border-b-2 border-text pb-2 type-h3">
            {t('detail.produits')}
          </h2>
          <ul>
            {data.articles.map((article) => (
              <RangeeAchat key={article.id} article={article} jour={data.jour} />
            ))}
          </ul>
        </section>
      )}
      <nav aria-labelledby="rayons">
        <h2 id="rayons" className="type-name">
          {t('detail.rayons')}
        </h2>
        <ul className="mt-1">
          {noeuds.map((noeud) => (
            <li key={noeud.id}>
              <Lien
                href={lienNoeud(locale, noeud)}
                className="flex min-h-8 items-center type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
              >
                {noeud.libelle}
              </Lien>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
