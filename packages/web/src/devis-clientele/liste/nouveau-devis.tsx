/** Another quote: empty, with what is in the basket, or from a template. */
import { Copy, FilePlus2, Plus, ShoppingCart } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useCreerDevis } from '../use-creer-devis.public.ts';

export function NouveauDevis() {
  const t = useTexts('devis-clientele');
  const { locale } = usePage();
  const { creer, isPending, erreur } = useCreerDevis();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button kind="primary" icon={Plus} busy={isPending} onClick={() => creer({})}>
        {t('nouveau.bouton')}
      </Button>
      <Menu
        label={t('nouveau.autrement')}
        trigger={<FilePlus2 size={20} aria-hidden />}
        triggerClassName={buttonClass({ square: true })}
        items={[
          {
            label: t('nouveau.panier'),
            icon: ShoppingCart,
            onSelect: () => creer({ source: 'panier' }),
          },
          {
            label: t('nouveau.modele'),
            icon: Copy,
            href: liens.devisClientele(locale, { query: { vue: 'modeles' } }),
          },
        ]}
      />
      {erreur !== undefined && (
        <p role="alert" className="w-full type-meta text-err">
          {erreur}
        </p>
      )}
    </div>
  );
}
