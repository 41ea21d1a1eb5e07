/** What one piece of a box comes to, or one metre of a roll: « 0,062 € la pièce ». */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { MONTRE_MONTANTS, usePrixDeVente } from '../../discretion/prix-vente.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { libellePrixUnitaire, type Longueur } from '../unite.ts';
import { usePrixAffiche } from './prix-affiche.ts';
import { prixPourQuantite } from './prix.ts';

interface Props {
  article: Pick<ArticleVendu, 'unite' | 'contenu'> & { tarif: TarifAffiche | null };
  quantite?: number;
  longueur?: Longueur;
  /** Said after something else. */
  isSuite?: boolean;
  className?: string;
}

export function PrixUnitaire(props: Props) {
  const { article, quantite = 1, longueur = 'long', isSuite = false, className } = props;
  const { tarif } = article;
  const t = useTexts('articles');
  const locale = useLocale();
  const enVente = usePrixDeVente(tarif);
  const affiche = usePrixAffiche();
  if (!tarif) return null;
  const net = prixPourQuantite(tarif, quantite);
  const prix = affiche(tarif, enVente ? enVente(net) : net);
  const dit = libellePrixUnitaire(t, locale, article, { prix, longueur });
  if (!dit) return null;
  return (
    <span {...(enVente && MONTRE_MONTANTS)} className={className}>
      {isSuite && '· '}
      <span className="whitespace-nowrap">{dit}</span>
    </span>
  );
}
