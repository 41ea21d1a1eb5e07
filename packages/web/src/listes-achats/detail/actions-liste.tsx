/** What is done with the list as a whole: what it comes to, and the button that takes it all. */
import { clsx } from 'clsx';
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
import type { MenuItem } from '../../ui/button/menu.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { MenuListe } from '../index/menu-liste.tsx';
import { useMettreAuPanier } from '../use-mettre-au-panier.ts';

/** The one that matters is always in sight; on a phone the others are in the menu. */
export function ActionsListe({ liste }: { liste: ListeDetaillee }) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { mettre, isPending, erreur } = useMettreAuPanier(liste);
  const isModifiable = liste.droit !== 'lecture';
  const { id, nombreArticles, indisponibles, valeurHT, manquants, manqueHT, cibles } = liste;
  const vendables = nombreArticles - indisponibles;
  const isManque = isModifiable && manquants > 0;
  const isComptable = isModifiable && cibles > 0;
  const toutMettre = t('detail.toutMettre', {
    count: vendables,
    nombre: formatNombre(locale, vendables),
    montant: formatArgent(locale, valeurHT),
  });
  const mettreTout = () => mettre(readChantierVise());
  const href = liens.comptageListe(locale, id);
  const autres = (): MenuItem[] =>
    isManque && vendables > 0
      ? [{ label: toutMettre, icon: ShoppingCart, onSelect: mettreTout }]
      : [];
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-y-3 print:hidden">
        {isManque && (
          <Button
            kind="primary"
            icon={ShoppingCart}
            busy={isPending}
            onClick={() => mettre({ manquants: true, ...readChantierVise() })}
            className="max-sm:flex-1"
          >
            {t('detail.mettreManque', {
              count: manquants,
              nombre: formatNombre(locale, manquants),
              montant: formatArgent(locale, manqueHT),
            })}
          </Button>
        )}
        {vendables > 0 && (
          <Button
            kind={isManque ? 'outline' : 'primary'}
            icon={ShoppingCart}
            busy={isPending}
            onClick={mettreTout}
            // Beside what is missing it would push the menu, which holds it as well, to a row of its own.
            className={isManque ? 'max-2xl:hidden' : 'max-sm:flex-1'}
          >
            {toutMettre}
          </Button>
        )}
        {vendables > 0 && <BoutonChantier className="max-sm:order-last max-sm:basis-full" />}
        {isComptable && (
          <Lien href={href} className={clsx(buttonClass(), 'max-sm:hidden')}>
            <ClipboardList size={20} aria-hidden />
            {t('detail.compter')}
          </Lien>
        )}
        <MenuListe liste={liste} isPage enPlus={autres} />
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
