import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import type { ListeAchats } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { newKey } from '../panier/panier.public.ts';
import { Button } from '../ui/button/button.tsx';
import { FieldError } from '../ui/field/field.tsx';
import { useTexts } from '../words/use-texts.ts';
import { mettreAuPanier } from './mettre-au-panier.ts';

/**
 * The button that puts a list into the basket, and under it why it did not. A page that shows it
 * needs the messages `listes-achats`.
 */
export function ReprendreListe({ liste }: { liste: Pick<ListeAchats, 'id' | 'libelle'> }) {
  const t = useTexts('listes-achats');
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const key = useRef<string>(undefined);
  const envoi = useMutation({
    // Tried again where no answer came, it counts once.
    mutationFn: () => mettreAuPanier(context, liste, (key.current ??= newKey())),
    onSuccess: () => {
      key.current = undefined;
    },
    onError: (error) => {
      if (!isQueryFailure(error) || !error.response.data.reseau) key.current = undefined;
    },
  });
  return (
    <div className="shrink-0">
      <Button
        size="sm"
        icon={ShoppingCart}
        busy={envoi.isPending}
        aria-label={t('panier.mettreListe', { liste: liste.libelle })}
        onClick={() => envoi.mutate()}
      >
        {t('panier.mettre')}
      </Button>
      {envoi.isError && (
        <div role="alert">
          <FieldError>{failureText(envoi.error)}</FieldError>
        </div>
      )}
    </div>
  );
}
