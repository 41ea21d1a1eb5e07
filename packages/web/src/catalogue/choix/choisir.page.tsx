import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { homeCrumb } from '../../cadre/page-breadcrumb.tsx';
import { useFrameTexts } from '../../cadre/use-frame-texts.ts';
import { latePart } from '../../loading/late-part.tsx';
import { Lien } from '../../page/lien.tsx';
import { orNotFound } from '../../page/or-not-found.ts';
import { usePage } from '../../page/page-context.ts';
import type { PageContext, PageMeta } from '../../page/page-loader.ts';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { ListingHead } from '../listing/listing-frame.tsx';
import { choixQuery, readChoisies } from './choix.queries.ts';
import { Etapes } from './etapes.tsx';
import { isGenre } from './genres.ts';
import { MatriceChoix } from './matrice.tsx';

const barreCommande = latePart({
  load: () => import('../listing/tableau/barre-commande.tsx'),
  words: ['listing'],
  ssr: false,
});

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, params, search, tag, texts } = context;
  for (const name of ['catalogue', 'stock', 'jour']) tag(name);
  const genre = params['genre'] ?? '';
  const choisies = readChoisies(search);
  await orNotFound(queryClient.ensureQueryData(choixQuery(context, genre, choisies)));
  const chemin = liens.choisir('fr', genre);
  const t = texts.translate('choix') as TranslateOf<'choix'>;
  return {
    ...(isGenre(genre) && {
      titre: t(`genres.${genre}.titre`),
      description: t(`genres.${genre}.intro`),
    }),
    chemins: { fr: chemin, en: chemin, es: chemin },
    ...(Object.keys(choisies).length > 0 && { noindex: true }),
  };
}

/** Articles of one kind, narrowed down by what is drawn, ordered in a table of their sizes. */
export default function ChoisirPage() {
  const t = useTexts('choix');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const query = readChoisies(useSearch({ strict: false }));
  const genre = params['genre'] ?? '';
  const { data } = useQuery({
    ...choixQuery(context, genre, query),
    // The steps stay where they are while the next answer comes.
    placeholderData: (known) => known,
  });
  const home = useFrameTexts(homeCrumb);
  if (!data || !isGenre(genre)) return null;
  const titre = t(`genres.${genre}.titre`);
  const { etapes, matrice, articles } = data;
  return (
    <>
      <ListingHead
        breadcrumb={<Breadcrumb crumbs={[home, { label: titre }]} />}
        title={titre}
        intro={t(`genres.${genre}.intro`)}
      />
      <div className="page-wide pb-24">
        <Etapes {...{ genre, etapes, query }} />
        <section aria-label={t('tailles')} className="mt-8">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="type-h3">{t('tailles')}</h2>
            {Object.keys(query).length > 0 && (
              <Lien
                href={liens.choisir(context.locale, genre)}
                className="type-meta text-link hover:underline max-sm:min-h-11"
              >
                {t('recommencer')}
              </Lien>
            )}
          </div>
          {matrice ? (
            <MatriceChoix {...{ matrice, articles }} />
          ) : (
            <p className="rounded-control bg-sunk px-4 py-3 type-body text-text-2">
              {t('aChoisir')}
            </p>
          )}
        </section>
      </div>
      <barreCommande.Part />
    </>
  );
}
