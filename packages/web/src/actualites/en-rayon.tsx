import type { CallAnswer } from '@comptoir/contract/call.ts';
import type { lireActualite } from '@comptoir/contract/actualites/actualites.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ImageArticle } from '../articles/articles.public.ts';
import { lienNoeud } from '../catalogue/catalogue.public.ts';
import { Lien } from '../lien.tsx';
import { useLocale, useTexts } from '../use-texts.ts';

type EnRayonProps = Pick<CallAnswer<typeof lireActualite>, 'noeuds' | 'produits'>;

/** What a news is about, as the shop sells it. */
export function EnRayon({ noeuds, produits }: EnRayonProps) {
  const t = useTexts('actualites');
  const locale = useLocale();
  if (noeuds.length === 0) return null;
  return (
    <aside className="flex flex-col gap-8 self-start lg:sticky lg:top-20 print:hidden">
      {produits.length > 0 && (
        <section aria-labelledby="produits">
          <h2 id="produits" className="border-b-2 border-text pb-2 type-h3">
            {t('detail.produits')}
          </h2>
          <ul>
            {produits.map((produit) => (
              <li
                key={produit.id}
                className="relative flex items-center gap-4 border-b border-line py-3 hover:bg-sunk"
              >
                <ImageArticle
                  image={produit.image}
                  slot="rangee"
                  alt=""
                  className="size-14 shrink-0 p-1"
                />
                <span className="min-w-0">
                  <Lien
                    href={liens.ficheProduit(locale, produit)}
                    className="block type-name -outline-offset-2 after:absolute after:inset-0"
                  >
                    {produit.nom}
                  </Lien>
                  <span className="type-meta text-text-2">{produit.marque}</span>
                </span>
              </li>
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
