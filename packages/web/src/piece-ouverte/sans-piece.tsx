/**
 * There is nothing to go on with: the basket changed, its order is already made, or something in it
 * has to be mended first. An order whose answer was lost on the way is found again by its key.
 */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ShoppingCart } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { transformerPieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { lienSuite } from './lien-suite.ts';
import { MessagesPiece } from './messages-piece.tsx';
import { refusRecu } from './refus-recu.ts';
import { oublierTentative, tentativeEnSuspens } from './tentative.ts';

export function SansPiece({ messages }: { messages: readonly MessageControle[] }) {
  const t = useTexts('piece-ouverte');
  const { locale } = useRouteContext({ from: '__root__' });
  const isRecherchee = useTentativePerdue();
  const etat = messages.length > 0 ? 'aCorriger' : 'absente';
  return (
    <div className="page-width min-h-120 pt-8 pb-16">
      {isRecherchee ? (
        <p role="status" className="text-text-2">
          {t('sansPiece.recherche')}
        </p>
      ) : (
        <>
          <h1 className="sr-only">{t('pages.livraison.titre')}</h1>
          <EmptyState
            icon={ShoppingCart}
            title={t(`sansPiece.${etat}.titre`)}
            actions={
              <>
                <Lien
                  href={liens.panier(locale)}
                  className={buttonClass({ kind: 'primary', size: 'lg' })}
                >
                  {t('sansPiece.panier')}
                </Lien>
                <Lien href={liens.commandes(locale)} className={buttonClass({ kind: 'quiet' })}>
                  {t('sansPiece.commandes')}
                </Lien>
              </>
            }
          >
            {t(`sansPiece.${etat}.texte`)}
          </EmptyState>
          <MessagesPiece messages={messages} />
        </>
      )}
    </div>
  );
}

/** True while the server is asked whether the last attempt was taken. */
function useTentativePerdue(): boolean {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [isRecherchee, setIsRecherchee] = useState(false);
  useEffect(() => {
    const idempotencyKey = tentativeEnSuspens();
    if (idempotencyKey === undefined) return;
    setIsRecherchee(true);
    const retrouver = async () => {
      try {
        // An accord that no piece has: one that another tab opened meanwhile is not ordered by this.
        const suite = await api.call(
          transformerPieceOuverte,
          { query: { accord: 'retrouver' } },
          { locale, idempotencyKey },
        );
        oublierTentative();
        await router.navigate({ href: lienSuite(locale, suite), replace: true });
      } catch (error) {
        if (!refusRecu(error).reseau) oublierTentative();
        setIsRecherchee(false);
      }
    };
    void retrouver();
  }, [api, locale, router]);
  return isRecherchee;
}
