import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useCategories } from '../../cadre/menu/use-categories.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

/** The departments of the shop, for who finds by walking. */
export function ParRayon() {
  const t = useTexts('recherche');
  const locale = useLocale();
  const categories = useCategories();
  if (!categories) return null;
  return (
    <section className="mt-10">
      <h2 className="border-b-2 border-text pb-2 type-h2">{t('vide.rayons')}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {categories.map(({ libelle, href, nombre }) => (
          <li key={href} className="border-b">
            <Lien
              href={href}
              className="flex min-h-11 items-center justify-between gap-4 type-name hover:text-link"
            >
              {libelle}
              {nombre !== undefined && (
                <span className="type-meta text-text-2">{formatNombre(locale, nombre)}</span>
              )}
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
