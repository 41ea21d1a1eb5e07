import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Lien } from '../page/lien.tsx';
import type { PageContext } from '../page/page-loader.ts';
import { announce } from '../ui/notice/announce.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useDebounce } from '../ui/use-debounce.ts';
import { useTexts } from '../words/use-texts.ts';
import { BarreLettres, IndexMarques } from './index-marques.tsx';
import { filtrerParNom, grouperParLettre } from './lettres.ts';
import { marquesQuery } from './marques.queries.ts';
import { TuilesMarques } from './tuiles-marques.tsx';

const ANNONCE_MS = 500;

export async function loader({ queryClient, tag, ...context }: PageContext): Promise<void> {
  tag('marques');
  tag('catalogue');
  await queryClient.ensureQueryData(marquesQuery(context));
}

export default function MarquesPage() {
  const t = useTexts('marques');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(marquesQuery(context));
  // Without script the field is a form: what it sends is what the server filters by.
  const { q }: Record<string, unknown> = useSearch({ strict: false });
  const [saisie, setSaisie] = useState(typeof q === 'string' ? q : '');
  const annonce = useDebounce(announce, ANNONCE_MS);
  const toutes = data?.marques ?? [];
  const trouvees = filtrerParNom(toutes, saisie);
  const lettres = grouperParLettre(trouvees);
  const articles = toutes.reduce((sum, { nombre }) => sum + nombre, 0);
  const filtrer = (mots: string) => {
    setSaisie(mots);
    annonce.schedule(t('liste.trouvees', { count: filtrerParNom(toutes, mots).length }));
  };
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <div>
          <h1 className="type-h1 sm:mt-4">{t('pages.marques.titre')}</h1>
          <p className="mt-2 type-body text-pretty text-text-2">
            {t('liste.intro', { count: toutes.length, articles: formatNombre(locale, articles) })}
          </p>
        </div>
        <form
          role="search"
          action={liens.marques(locale)}
          onSubmit={(event) => event.preventDefault()}
          className="w-full sm:max-w-80"
        >
          <TextInput
            type="search"
            name="q"
            label={t('liste.filtrer')}
            icon={Search}
            value={saisie}
            onChange={(event) => filtrer(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </form>
      </div>
      {saisie.trim() === '' && <TuilesMarques marques={toutes} />}
      <h2 className="mt-10 mb-2 type-h2">{t('liste.index')}</h2>
      <BarreLettres lettres={lettres} />
      {trouvees.length > 0 ? (
        <IndexMarques lettres={lettres} />
      ) : (
        <EmptyState
          title={t('liste.aucune', { saisie })}
          actions={
            <Lien
              href={liens.marques(locale)}
              onClick={() => filtrer('')}
              className={buttonClass({ kind: 'outline' })}
            >
              {t('liste.effacer')}
            </Lien>
          }
        >
          {t('liste.aucuneAide')}
        </EmptyState>
      )}
    </div>
  );
}
