import { ShoppingCart } from 'lucide-react';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { Button } from '../ui/button/button.tsx';
import { FieldError } from '../ui/field/field.tsx';
import { useTexts } from '../words/use-texts.ts';
import { useMettreAuPanier } from './use-mettre-au-panier.ts';

/**
 * The button that puts a list into the basket, and under it why it did not. A page that shows it
 * needs the messages `listes-achats`.
 */
export function ReprendreListe({ liste }: { liste: Pick<ListeAchats, 'id' | 'libelle'> }) {
  const t = useTexts('listes-achats');
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  return (
    <div className="shrink-0">
      <Button
        size="sm"
        icon={ShoppingCart}
        busy={isPending}
        aria-label={t('panier.mettreListe', { liste: liste.libelle })}
        onClick={() => mettre({})}
      >
        {t('panier.mettre')}
      </Button>
      {erreur !== undefined && (
        <div role="alert">
          <FieldError>{erreur}</FieldError>
        </div>
      )}
    </div>
  );
}
