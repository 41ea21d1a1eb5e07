/** While the basket is read: boxes of its own size. */
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';

const RANGS = 6;

export function PanierSquelette() {
  const t = useTexts('panier');
  return (
    <div className="page-width min-h-160 pt-4 pb-10 sm:pt-8">
      <h1 className="type-h1 max-sm:sr-only">{t('pages.panier.titre')}</h1>
      <p role="status" className="sr-only">
        {t('lecture')}
      </p>
      <Skeleton className="mt-4 h-14 rounded-control sm:h-11" />
      <div className="mt-6 grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <Skeleton className="h-8 w-60" />
          {Array.from({ length: RANGS }, (_, at) => (
            <div key={at} className="flex items-center gap-3 border-b py-2.5">
              <Skeleton className="size-14" />
              <Skeleton className="h-10 flex-1" />
              <Skeleton className="h-8 w-[6.375rem]" />
            </div>
          ))}
        </div>
        <Skeleton className="h-96 w-full max-lg:hidden" />
      </div>
      <noscript>
        <p className="mt-4">{t('sansScript')}</p>
      </noscript>
    </div>
  );
}
