import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Marque } from '@comptoir/contract/marques/marques.contract.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Logotype } from './logotype.tsx';

/** Cells of the grid, the shop's own brand taking two. */
const CASES = 8;

/** The shop's own brand first, then those with the most articles. */
export function TuilesMarques({ marques }: { marques: readonly Marque[] }) {
  const t = useTexts('marques');
  const locale = useLocale();
  const propres = marques.filter(({ propre }) => propre).slice(0, 1);
  const fournies = marques
    .filter(({ propre }) => !propre)
    .toSorted((a, b) => b.nombre - a.nombre)
    .slice(0, CASES - 2 * propres.length);
  return (
    <section aria-labelledby="fournies">
      <h2 id="fournies" className="mb-4 type-h2">
        {t('liste.fournies')}
      </h2>
      <ul className="grid grid-cols-2 border-t border-l max-sm:-mx-4 max-sm:border-l-0 sm:grid-cols-4">
        {[...propres, ...fournies].map((marque) => (
          <li key={marque.id} className={clsx('border-r border-b', marque.propre && 'col-span-2')}>
            <Lien
              href={liens.marque(locale, marque)}
              className="flex h-full flex-col p-3 -outline-offset-2 hover:bg-sunk sm:p-4"
            >
              <Logotype marque={marque} className="h-20 sm:h-24" />
              <span className="mt-2 flex flex-wrap justify-between gap-x-3 type-meta text-text-2">
                {t('articles', {
                  count: marque.nombre,
                  nombre: formatNombre(locale, marque.nombre),
                })}
                {marque.propre && <span>{t('liste.propre')}</span>}
              </span>
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
