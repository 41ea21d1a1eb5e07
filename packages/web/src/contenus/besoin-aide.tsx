import { Mail, Phone } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

/** Who answers what a text does not. */
export function BesoinAide() {
  const t = useTexts('contenus');
  const locale = useLocale();
  const { telephone } = enseigne.contact;
  const row = 'flex min-h-11 items-center gap-3 type-name text-link hover:underline';
  return (
    <section aria-labelledby="besoin-aide" className="rounded-card bg-sunk p-4 print:hidden">
      <h2 id="besoin-aide" className="type-h3">
        {t('besoin.titre')}
      </h2>
      <p className="mt-1 type-meta text-text-2">{t('besoin.texte')}</p>
      <Lien href={`tel:${telephone.international}`} className={row}>
        <Phone size={20} aria-hidden />
        {telephone.libelle}
      </Lien>
      <Lien href={liens.contact(locale)} className={row}>
        <Mail size={20} aria-hidden />
        {t('aide.contact')}
      </Lien>
    </section>
  );
}
