import {
  addMontants,
  percentOfMontant,
  roundMontant,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  isRemise,
  libelleUnite,
  PourquoiCePrix,
  prixPourQuantite,
} from '../../articles/articles.public.ts';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  article: ArticleVendu;
  tarif: TarifAffiche;
  quantite: number;
}

/** The price of one unit for who asks, at the quantity they are about to order. */
export function PrixFiche({ article, tarif, quantite }: Props) {
  const t = useTexts('produits');
  const tArticles = useTexts('articles');
  const { locale, session } = usePage();
  const net = prixPourQuantite(tarif, quantite);
  const eco = tarif.ecoParticipation?.montantHT;
  const ttc = formatArgent(locale, avecTva(net, eco, tarif.tva));
  const ht = formatArgent(locale, net);
  const isTtc = session.preferences?.prix === 'ttc';
  const unite = libelleUnite(tArticles, locale, article.unite, article.contenu);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mt-4">
      <p className="type-price whitespace-nowrap" data-prix>
        {isTtc ? ttc : ht}
      </p>
      <div className="min-w-0 type-meta text-text-2">
        <p>
          {isTtc
            ? `${t('prix.ttcUnite', { unite })} · ${t('prix.dontHt', { prix: ht })}`
            : `${t('prix.ht', { unite })} · ${t('prix.ttc', { prix: ttc })}`}
        </p>
        <p className="flex flex-wrap gap-x-1.5">
          {isRemise(tarif.prixPublicHT, net) && (
            <span>
              {t('prix.public')} <s>{formatArgent(locale, tarif.prixPublicHT)}</s>
            </span>
          )}
          {eco && <span>{t('prix.eco', { prix: formatArgent(locale, roundMontant(eco)) })}</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-x-2">
        {(tarif.origine === 'condition' || tarif.origine === 'negocie') && (
          <Badge tone="sel" size="lg">
            {t(`prix.votre.${tarif.origine}`, { remise: formatNombre(locale, tarif.remise) })}
          </Badge>
        )}
        {(isRemise(tarif.prixPublicHT, net) || session.isAuthenticated) && (
          <PourquoiCePrix articleId={article.id} quantite={quantite} />
        )}
      </div>
    </div>
  );
}

/** The eco-contribution is taxed with what it comes on. */
function avecTva(net: Montant, eco: Montant | undefined, tva: string): Montant {
  const ht = eco ? addMontants(net, eco) : net;
  return roundMontant(addMontants(ht, percentOfMontant(ht, tva)));
}
