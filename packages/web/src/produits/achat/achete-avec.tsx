import { Check, Plus } from 'lucide-react';
import { multiplyMontant, roundMontant, sumMontants } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import {
  ImageArticle,
  lienArticle,
  prixPourQuantite,
  usePrixAffiche,
} from '../../articles/articles.public.ts';
import { useAjouterAuPanier } from '../../panier/panier.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useLies } from '../lies/use-lies.ts';

export interface AcheteAvecProps {
  /** The one on show. */
  article: ArticleVendu;
}

/** What fits in one line. */
const MONTRES = 3;

/** What others take with it, in one gesture: the smallest quantity of each. */
export default function AcheteAvec({ article: montre }: AcheteAvecProps) {
  const t = useTexts('produits');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const affiche = usePrixAffiche();
  const { ajouter, etat } = useAjouterAuPanier();
  const lignes = useLies(montre.id)
    .complements.flatMap(({ article }) =>
      article.tarif && !article.retire ? [{ article, tarif: article.tarif }] : [],
    )
    .slice(0, MONTRES);
  const devise = lignes[0]?.tarif.prixNetHT.devise;
  if (!devise) return null;
  const total = sumMontants(
    lignes.map(({ article: { minimum }, tarif }) =>
      roundMontant(multiplyMontant(affiche(tarif, prixPourQuantite(tarif, minimum)), minimum)),
    ),
    devise,
  );
  const addAll = () =>
    ajouter(lignes.map(({ article: { id, minimum } }) => ({ articleId: id, quantite: minimum })));
  return (
    <section className="mt-5 rounded-control bg-sunk p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 className="type-label">{t('acheteAvec.titre')}</h2>
        <ul className="flex flex-1 items-center gap-2 sm:justify-end">
          {lignes.map(({ article }, rang) => (
            <li key={article.id} className="flex items-center gap-2">
              {rang > 0 && <Plus size={16} aria-hidden className="text-text-2" />}
              <Lien
                href={lienArticle(locale, article)}
                title={article.libelle}
                className="block size-11 overflow-hidden rounded-control"
              >
                <ImageArticle
                  image={article.image}
                  slot="rangee"
                  alt={article.libelle}
                  className="size-full"
                />
              </Lien>
            </li>
          ))}
        </ul>
        <b className="font-[640] whitespace-nowrap">
          {t('acheteAvec.total', { prix: formatArgent(locale, total) })}
        </b>
        <Button
          icon={etat.nom === 'ajoute' ? Check : undefined}
          busy={etat.nom === 'envoi'}
          done={etat.nom === 'ajoute'}
          doneLabel={t('acheteAvec.ajoute')}
          onClick={() => void addAll()}
        >
          {lignes.length > 1 ? t('acheteAvec.ajouter') : tArticles('ajout.ajouter')}
        </Button>
      </div>
      {etat.nom === 'echec' && <FieldError>{t('acheteAvec.echec')}</FieldError>}
    </section>
  );
}
