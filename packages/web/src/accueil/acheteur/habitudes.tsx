import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { useRouter } from '@tanstack/react-router';
import { FileText, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import type { HabitudeDue } from '@comptoir/contract/accueil/personnel.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import {
  AjoutPanier,
  ImageArticle,
  lienArticle,
  NomArticle,
  PrixArticle,
  ReferenceRangee,
  StockArticle,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { montantPrevu } from '../../panier/montant-prevu.public.ts';
import { useAjouterAuPanier } from '../../panier/panier.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  habitudes: readonly HabitudeDue[];
  jour: string;
}

/**
 * What is bought regularly and should be needed by now, in the quantities one usually takes; the one
 * orange button takes all of it as it is written there.
 */
export function Habitudes({ habitudes, jour }: Props) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const router = useRouter();
  const isBloque = usePage().session.consultation !== undefined;
  const { ajouter, etat } = useAjouterAuPanier();
  const [choisies, setChoisies] = useState<Readonly<Record<number, number>>>({});
  const quantiteOf = ({ article, quantite }: HabitudeDue) =>
    choisies[article.id] ?? arrondie(article, quantite);
  if (habitudes.length === 0) return null;
  const vendables = habitudes.flatMap((habitude) => {
    const { article } = habitude;
    return article.tarif ? [{ article, tarif: article.tarif, quantite: quantiteOf(habitude) }] : [];
  });
  const total = montantPrevu(vendables);
  const toutAjouter = async () => {
    const lignes = vendables.map(({ article: { id }, quantite }) => ({ articleId: id, quantite }));
    // What cannot be ordered is asked for: the basket is where that is done.
    if ((await ajouter(lignes)) && isBloque) await router.navigate({ href: liens.panier(locale) });
  };
  return (
    <section aria-labelledby="a-racheter">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-2 border-text pb-3">
        <div>
          <h2 id="a-racheter" className="scroll-mt-24 type-h2">
            {t('habitudes.titre')}
          </h2>
          <p className="type-meta text-text-2">
            {t('habitudes.texte')}{' '}
            <Lien
              href={liens.habitudesAchats(locale)}
              className="text-link hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {t('habitudes.voir')}
            </Lien>
          </p>
        </div>
        {total && vendables.length > 1 && (
          <Button
            kind="primary"
            icon={isBloque ? FileText : ShoppingCart}
            busy={etat.nom === 'envoi'}
            onClick={() => void toutAjouter()}
          >
            {t(isBloque ? 'habitudes.devis' : 'habitudes.toutes', {
              count: vendables.length,
              montant: formatArgent(locale, total),
            })}
          </Button>
        )}
      </div>
      <p role="status" className="type-meta text-ok empty:hidden">
        {etat.nom === 'ajoute' && t('habitudes.ajoutees')}
      </p>
      <ul className="grid border-b max-sm:-mx-4 sm:grid-cols-2 sm:border-l lg:grid-cols-4">
        {habitudes.map((habitude) => {
          const { article, quantite, dernierLe } = habitude;
          return (
            <li
              key={article.id}
              className="flex flex-col gap-1 border-line p-4 max-sm:not-last:border-b sm:border-r"
            >
              <div className="flex gap-3">
                <ImageArticle image={article.image} slot="rangee" alt="" className="size-16 p-1" />
                <div className="min-w-0 flex-1">
                  <Lien
                    href={lienArticle(locale, article)}
                    className="block min-h-10 type-name hover:underline"
                  >
                    <NomArticle article={article} />
                  </Lien>
                  <ReferenceRangee article={article} quantite={quantiteOf(habitude)} />
                </div>
              </div>
              <p className="type-meta text-text-2">
                {t('habitudes.dernier', {
                  jour: jourDit(locale, dernierLe, jour),
                  count: quantite,
                })}
              </p>
              <PrixArticle
                variant="rangee"
                tarif={article.tarif}
                unite={article.unite}
                contenu={article.contenu}
              />
              <StockArticle disponibilite={article.disponibilite} jour={jour} variant="long" />
              <div className="mt-auto pt-2">
                <AjoutPanier
                  article={article}
                  variant="rangee"
                  quantite={quantiteOf(habitude)}
                  onQuantite={(voulue) => setChoisies({ ...choisies, [article.id]: voulue })}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** As it is sold: by its multiple, from its minimum on. */
function arrondie({ multiple, minimum }: HabitudeDue['article'], quantite: number): number {
  return Math.max(minimum, Math.ceil(quantite / multiple) * multiple);
}
