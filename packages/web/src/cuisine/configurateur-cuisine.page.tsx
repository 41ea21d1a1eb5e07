import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import type { PageContext } from '../page/page-loader.ts';
import { useTexts } from '../words/use-texts.ts';
import { finitionsQuery, nomenclatureQuery } from './cuisine.queries.ts';
import { planDeDepart } from './plan-garde.ts';
import { TableADessin } from './table-a-dessin.tsx';

export async function loader({ queryClient, tag, ...context }: PageContext): Promise<void> {
  for (const name of ['catalogue', 'jour']) tag(name);
  await Promise.all([
    queryClient.ensureQueryData(finitionsQuery(context)),
    // Priced before one has drawn anything: its name counts for nothing.
    queryClient.ensureQueryData(nomenclatureQuery(context, planDeDepart(''))),
  ]);
}

export default function ConfigurateurCuisinePage() {
  const t = useTexts('cuisine');
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('pages.configurateur-cuisine.titre')}</h1>
      <p className="mt-2 max-w-180 type-body text-pretty text-text-2">{t('intro')}</p>
      <noscript>
        <p className="mt-3 type-body">{t('sansScript')}</p>
      </noscript>
      <TableADessin />
    </div>
  );
}
