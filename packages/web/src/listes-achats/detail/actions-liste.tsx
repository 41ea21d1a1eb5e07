/** What is done with the list as a whole: what it comes to, and the button that takes it all. */
import { ShoppingCart } from 'lucide-react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { BoutonChantier } from '../../panier/panier.public.ts';
import { readChantierVise } from '../../panier/chantier-vise.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { MenuListe } from '../index/menu-liste.tsx';
import { useMettreAuPanier } from '../use-mettre-au-panier.ts';

export function ActionsListe({ liste }: { liste: ListeDetaillee }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  const { nombreArticles, indisponibles, valeurHT } = liste;
  const vendables = nombreArticles - indisponibles;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3 print:hidden">
        {vendables > 0 && (
          <>
            <Button
              kind="primary"
              icon={ShoppingCart}
              busy={isPending}
              onClick={() => mettre(readChantierVise())}
            >
              {t('detail.toutMettre', {
                count: vendables,
                nombre: formatNombre(locale, vendables),
                montant: formatArgent(locale, valeurHT),
              })}
            </Button>
            <BoutonChantier />
          </>
        )}
        <MenuListe liste={liste} isPage />
      </div>
      {erreur !== undefined && (
        <Alert state="err" live className="mt-4">
          {erreur}
        </Alert>
      )}
      {indisponibles > 0 && (
        <Alert state="warn" className="mt-4">
          {t('detail.indisponibles', {
            count: indisponibles,
            nombre: formatNombre(locale, indisponibles),
          })}
        </Alert>
      )}
    </>
  );
}
