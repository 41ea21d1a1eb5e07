/** A code that was read: what it is, what it costs, whether it is there. */
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import {
  AjoutPanier,
  NomArticle,
  PrixArticle,
  ReferenceRangee,
  StockArticle,
} from '../../articles/articles.public.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useConnaissance } from '../saisie/connaissances.ts';

export interface CodeLu {
  code: string;
  quantite: number;
}

interface Props extends CodeLu {
  /** Ordered from here; on the quick purchase page it already is a line. */
  isAjoutable: boolean;
  onQuantite: (quantite: number) => void;
}

export function CodeScanne({ code, quantite, isAjoutable, onQuantite }: Props) {
  const t = useTexts('achat-rapide');
  const locale = useLocale();
  const connaissance = useConnaissance(code);
  const article = connaissance?.nom === 'connu' ? connaissance.article : undefined;
  if (!article || connaissance?.nom !== 'connu') {
    return (
      <li className="flex items-baseline justify-between gap-3 border-b py-3">
        <span className="type-ref">
          {connaissance?.nom === 'garde' ? connaissance.article.libelle : code}
        </span>
        <span className="type-meta text-text-2">
          {connaissance?.nom === 'inconnu'
            ? t('probleme.inconnue')
            : connaissance?.nom === 'garde' || connaissance?.nom === 'jamais-vu'
              ? t('ligne.aVerifier')
              : t('ligne.recherche')}
        </span>
      </li>
    );
  }
  return (
    <li className="border-b py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="type-name">
            <NomArticle article={article} />
          </div>
          <ReferenceRangee article={article} quantite={quantite} className="text-text!" />
        </div>
        {!isAjoutable && <Badge>{t('scan.fois', { quantite })}</Badge>}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <div>
          {isAjoutable ? (
            <PrixArticle
              tarif={article.tarif}
              unite={article.unite}
              contenu={article.contenu}
              quantite={quantite}
              variant="rangee"
            />
          ) : (
            article.tarif && (
              <b className="type-meta font-[640]">
                {formatArgent(locale, article.tarif.prixNetHT)}
              </b>
            )
          )}
          <StockArticle
            disponibilite={article.disponibilite}
            jour={connaissance.jour}
            variant="long"
          />
        </div>
        {isAjoutable && (
          <AjoutPanier
            article={article}
            variant="rangee"
            quantite={quantite}
            onQuantite={onQuantite}
          />
        )}
      </div>
    </li>
  );
}
