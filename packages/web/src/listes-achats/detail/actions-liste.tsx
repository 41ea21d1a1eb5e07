/** What is done with the list as a whole: what it comes to, and the button that takes it all. */
import { ClipboardList, ShoppingCart } from 'lucide-react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { BoutonChantier } from '../../panier/panier.public.ts';
import { readChantierVise } from '../../panier/chantier-vise.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { MenuListe } from '../index/menu-liste.tsx';
import { useMettreAuPanier } from '../use-mettre-au-panier.ts';

export function ActionsListe({ liste }: { liste: ListeDetaillee }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  const isModifiable = liste.droit !== 'lecture';
  const { id, nombreArticles, indisponibles, valeurHT, manquants, manqueHT, cibles } = liste;
  const vendables = nombreArticles - indisponibles;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3 print:hidden">
        {isModifiable && manquants > 0 && (
          <Button
            kind="primary"
            icon={ShoppingCart}
            busy={isPending}
            onClick={() => mettre({ manquants: true, ...readChantierVise() })}
          >
            {t('detail.mettreManque', {
              count: manquants,
              nombre: formatNombre(locale, manquants),
              montant: formatArgent(locale, manqueHT),
            })}
          </Button>
        )}
        {vendables > 0 && (
          <>
            <Button
              kind={isModifiable && manquants > 0 ? 'outline' : 'primary'}
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
        {isModifiable && cibles > 0 && (
          <Lien href={liens.comptageListe(locale, id)} className={buttonClass()}>
            <ClipboardList size={20} aria-hidden />
            {t('detail.compter')}
          </Lien>
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
