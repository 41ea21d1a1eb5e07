import { roundMontant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  avecTva,
  isRemise,
  libelleUnite,
  PourquoiCePrix,
  prixPourQuantite,
  PrixUnitaire,
  useIsTtc,
  usePrixAffiche,
} from '../../articles/articles.public.ts';
import { MONTRE_MONTANTS, usePrixDeVente } from '../../discretion/prix-vente.public.ts';
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
  const enVente = usePrixDeVente(tarif);
  const paye = prixPourQuantite(tarif, quantite);
  const net = enVente ? enVente(paye) : paye;
  const eco = tarif.ecoParticipation?.montantHT;
  const ttc = formatArgent(locale, avecTva(tarif, net));
  const ht = formatArgent(locale, net);
  const isTtc = useIsTtc();
  const affiche = usePrixAffiche();
  const unite = libelleUnite(tArticles, locale, article.unite, article.contenu);
  return (
    <div
      {...(enVente && MONTRE_MONTANTS)}
      className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mt-4"
    >
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
          <PrixUnitaire article={article} quantite={quantite} className="font-[580] text-text" />
          {!enVente && isRemise(tarif.prixPublicHT, net) && (
            <span>
              {t('prix.public')} <s>{formatArgent(locale, affiche(tarif, tarif.prixPublicHT))}</s>
            </span>
          )}
          {eco && <span>{t('prix.eco', { prix: formatArgent(locale, roundMontant(eco)) })}</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-x-2">
        {!enVente && (tarif.origine === 'condition' || tarif.origine === 'negocie') && (
          <Badge tone="sel" size="lg">
            {t(`prix.votre.${tarif.origine}`, { remise: formatNombre(locale, tarif.remise) })}
          </Badge>
        )}
        {!enVente && (isRemise(tarif.prixPublicHT, net) || session.isAuthenticated) && (
          <PourquoiCePrix articleId={article.id} quantite={quantite} />
        )}
      </div>
    </div>
  );
}
