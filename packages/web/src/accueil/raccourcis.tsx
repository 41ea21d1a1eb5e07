import { ScanBarcode, Store, Zap } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { ouvrirChoixMagasin } from '../magasins/ouvrir-choix-magasin.public.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';

/** On a phone, in the place of the quick purchase block: three things one tap away. */
export function Raccourcis() {
  const t = useTexts('accueil');
  const locale = useLocale();
  const raccourcis = [
    {
      icon: ScanBarcode,
      libelle: t('raccourcis.scanner'),
      href: liens.achatRapide(locale, { anchor: 'scanner' }),
    },
    { icon: Zap, libelle: t('raccourcis.achatRapide'), href: liens.achatRapide(locale) },
    {
      icon: Store,
      libelle: t('raccourcis.magasin'),
      href: liens.magasins(locale),
      onClick: ouvrirChoixMagasin,
    },
  ];
  return (
    <nav aria-label={t('raccourcis.titre')} className="grid grid-cols-3 border-b sm:hidden">
      {raccourcis.map(({ icon: Icon, libelle, href, onClick }) => (
        <Lien
          key={href}
          href={href}
          onClick={onClick}
          className="flex min-h-20 flex-col items-center justify-center gap-2 text-[0.875rem] font-[560] -outline-offset-2 not-first:border-l"
        >
          <Icon size={24} aria-hidden />
          {libelle}
        </Lien>
      ))}
    </nav>
  );
}
