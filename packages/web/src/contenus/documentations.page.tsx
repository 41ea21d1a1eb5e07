import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Lien } from '../page/lien.tsx';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { Pagination } from '../ui/table/pagination.tsx';
import { useTexts } from '../words/use-texts.ts';
import { documentationsQuery } from './contenus.queries.ts';
import { lienFiltre, readFiltre } from './filtre-documentations.ts';
import { FiltresDocumentations, TypesDocumentation } from './filtres-documentations.tsx';
import { ListeDocumentations } from './liste-documentations.tsx';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, search, tag } = context;
  // Products name their documents, and the company its own.
  for (const name of ['contenus', 'catalogue']) tag(name);
  const filtre = readFiltre(search);
  const data = await queryClient.ensureQueryData(documentationsQuery(context, filtre));
  const chemin = liens.documentations('fr');
  const { q, type, marque, noeud, page = 1 } = filtre;
  const pages = data ? Math.ceil(data.total / data.parPage) : 1;
  return {
    chemins: { fr: chemin, en: chemin, es: chemin },
    pagination: { page, pages },
    ...(page > 1 && page > pages && { statut: 404 as const }),
    // Filters are views of the list that is indexed.
    ...((q ?? type ?? marque ?? noeud) !== undefined && { noindex: true }),
  };
}

export default function DocumentationsPage() {
  const t = useTexts('contenus');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const filtre = readFiltre(useSearch({ strict: false }));
  const { data, isPlaceholderData } = useQuery({
    ...documentationsQuery(context, filtre),
    placeholderData: (previous) => previous,
  });
  if (!data) return null;
  const { total, parPage, documents } = data;
  const { page = 1 } = filtre;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('pages.documentations.titre')}</h1>
      <p className="mt-2 max-w-170 type-body text-pretty text-text-2">{t('documents.intro')}</p>
      <FiltresDocumentations key={JSON.stringify(filtre)} filtre={filtre} choix={data} />
      <TypesDocumentation filtre={filtre} types={data.types} />
      <p role="status" className="mt-6 border-b-2 border-text pb-2 type-h3">
        {t('documents.trouves', { count: total, nombre: formatNombre(locale, total) })}
      </p>
      {documents.length === 0 ? (
        <EmptyState
          icon={FileSearch}
          title={t('documents.aucun')}
          actions={
            <Lien href={liens.documentations(locale)} className={buttonClass()}>
              {t('documents.effacer')}
            </Lien>
          }
        >
          {t('documents.aucunAide')}
        </EmptyState>
      ) : (
        <div className={isPlaceholderData ? 'opacity-60' : undefined}>
          <ListeDocumentations documents={documents} />
          <div className="mt-6">
            <Pagination
              page={page}
              pageSize={parPage}
              total={total}
              hrefOf={(numero) => lienFiltre(locale, { ...filtre, page: numero })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
