import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { lienArticle } from '../articles/articles.public.ts';
import { lienNoeud } from '../catalogue/catalogue.public.ts';
import { Lien } from '../page/lien.tsx';
import { Alert } from '../ui/notice/alert.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { enVente } from './versions/versions.ts';

export interface BandeauRetireProps {
  produit: Produit;
  detail: DetailArticle | undefined;
}

/** No longer sold: what took its place, or where to look instead. */
export default function BandeauRetire({ produit, detail }: BandeauRetireProps) {
  const t = useTexts('produits');
  const locale = useLocale();
  const successeur = detail?.successeur;
  const noeud = produit.chemin.at(-1);
  const suite = successeur
    ? {
        href: lienArticle(locale, successeur),
        label: t('retire.voir', { reference: successeur.reference }),
      }
    : noeud && {
        href: lienNoeud(locale, noeud),
        label: t('retire.categorie', { libelle: noeud.libelle }),
      };
  return (
    <Alert
      state="warn"
      title={t('retire.titre')}
      className="mt-4"
      action={
        suite && (
          <Lien href={suite.href} className={buttonClass({ kind: 'solid' })}>
            {suite.label}
          </Lien>
        )
      }
    >
      {successeur && t('retire.successeur', { reference: successeur.reference })}
      {!successeur && enVente(produit.articles).length > 0 && t('retire.versions')}
    </Alert>
  );
}
