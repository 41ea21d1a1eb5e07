import { ShoppingCart } from 'lucide-react';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { Button } from '../ui/button/button.tsx';
import { FieldError } from '../ui/field/field.tsx';
import { useTexts } from '../words/use-texts.ts';
import { useMettreAuPanier } from './use-mettre-au-panier.ts';

interface Props {
  liste: Pick<ListeAchats, 'id' | 'libelle'> & Partial<Pick<ListeAchats, 'manquants'>>;
}

/**
 * The button that puts a list into the basket, or what is missing on the shelf it keeps, and under it
 * why it did not. A page that shows it
 * needs the messages `listes-achats`.
 */
export function ReprendreListe({ liste }: Props) {
  const t = useTexts('listes-achats');
  const isManque = (liste.manquants ?? 0) > 0;
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  return (
    <div className="shrink-0">
      <Button
        size="sm"
        icon={ShoppingCart}
        busy={isPending}
        aria-label={t(isManque ? 'panier.mettreManqueDe' : 'panier.mettreListe', {
          liste: liste.libelle,
        })}
        onClick={() => mettre(isManque ? { manquants: true } : {})}
      >
        {t(isManque ? 'panier.mettreManque' : 'panier.mettre')}
      </Button>
      {erreur !== undefined && (
        <div role="alert">
          <FieldError>{erreur}</FieldError>
        </div>
      )}
    </div>
  );
}
