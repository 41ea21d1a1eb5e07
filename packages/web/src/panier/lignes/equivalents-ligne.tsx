/** Under a line that is short: what does the same and is in stock, taken in its place with one click. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { X } from 'lucide-react';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { listerEquivalents } from '@comptoir/contract/panier/equivalents.contract.ts';
import {
  ImageArticle,
  lienArticle,
  NomArticle,
  prixPourQuantite,
  StockArticle,
} from '../../articles/articles.public.ts';
import { callQuery } from '../../http/query-client.ts';
import { Lien } from '../../page/lien.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { announce } from '../../ui/notice/announce.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { remplacer, type LigneSituee } from '../ecriture/modifier-lignes.ts';
import { useLignes } from './contexte-lignes.ts';
import { ouvrirEquivalents } from './equivalents-ouverts.ts';

const MONTRES = 3;

export default function EquivalentsLigne({ ligne }: { ligne: LigneSituee }) {
  const { ecrivain, mots } = useLignes();
  const { t, locale } = mots;
  const tErreurs = useTexts('erreurs');
  const [echec, setEchec] = useState<string>();
  const params = { chantierId: ligne.chantierId, articleId: ligne.id };
  const { data, isError } = useQuery(callQuery(ecrivain, listerEquivalents, { params }));
  const take = async (articleId: number, reference: string) => {
    const resultat = await remplacer(ecrivain, ligne, articleId);
    if (!resultat.ok) {
      setEchec(tErreurs(resultat.echec.code));
      return;
    }
    ouvrirEquivalents(undefined);
    announce(t('equivalents.pris', { reference, ancienne: ligne.reference }));
    if (resultat.reponse.messages.some(({ code }) => code === 'coupe-abandonnee')) {
      showToast({ kind: 'snackbar-info', title: t('equivalents.coupeAbandonnee', { reference }) });
    }
  };
  const montres = data?.articles.slice(0, MONTRES) ?? [];
  return (
    <section
      aria-label={t('equivalents.titre', { reference: ligne.reference })}
      className="rounded-control bg-sunk px-3 py-2"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="type-label">{t('equivalents.titre', { reference: ligne.reference })}</h3>
        <IconButton
          icon={X}
          size="sm"
          label={t('equivalents.fermer')}
          onClick={() => ouvrirEquivalents(undefined)}
        />
      </div>
      {echec && (
        <p role="alert" className="type-meta text-err">
          {echec}
        </p>
      )}
      {!data && !isError && <Skeleton className="my-2 h-10 w-full" />}
      {(isError || (data && montres.length === 0)) && (
        <p role="status" className="py-2 type-meta">
          {isError ? t('equivalents.erreur') : t('equivalents.aucun')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {montres.map((article) => (
          <li key={article.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <ImageArticle image={article.image} slot="rangee" alt="" className="size-10" />
            <div className="min-w-0 flex-1 basis-48">
              <Lien href={lienArticle(locale, article)} className="type-name hover:underline">
                <NomArticle article={article} />
              </Lien>
              <p className="flex flex-wrap gap-x-2 type-meta">
                <span className="type-ref">{article.reference}</span>
                {data && (
                  <StockArticle
                    disponibilite={article.disponibilite}
                    jour={data.jour}
                    variant="court"
                  />
                )}
              </p>
            </div>
            {article.tarif && (
              <b className="whitespace-nowrap">
                {formatArgent(locale, prixPourQuantite(article.tarif, ligne.quantite))}
              </b>
            )}
            <Button size="sm" onClick={() => void take(article.id, article.reference)}>
              {t('equivalents.remplacer')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        kind="quiet"
        className="-ml-3"
        onClick={() =>
          openOverlay('produits-similaires', { produitId: ligne.produitId, articleId: ligne.id })
        }
      >
        {t('equivalents.similaires')}
      </Button>
    </section>
  );
}
