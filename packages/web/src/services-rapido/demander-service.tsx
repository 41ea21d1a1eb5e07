import { Phone, Store } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface DemanderServiceProps {
  /** Name of the workshop one asks; none where all of them stand. */
  service?: string;
}

/**
 * Whom to ask: the workshops take orders from people until a configurator takes them. The form takes
 * lists as files.
 */
export function DemanderService({ service }: DemanderServiceProps) {
  const t = useTexts('services-rapido');
  const locale = useLocale();
  const { libelle, international } = enseigne.contact.telephone;
  return (
    <section aria-labelledby="demander" className="rounded-card bg-sunk p-5 sm:p-6">
      <h2 id="demander" className="type-h2">
        {t('demander.titre')}
      </h2>
      <p className="mt-1 type-body text-pretty text-text-2">{t('demander.texte')}</p>
      <div className="mt-4 flex flex-col gap-2 sm:max-lg:flex-row">
        <Lien
          href={liens.contact(locale, service === undefined ? {} : { query: { service } })}
          className={buttonClass({ kind: 'primary', size: 'lg', block: true })}
        >
          {t('demander.ecrire')}
        </Lien>
        <a
          href={`tel:${international}`}
          className={buttonClass({ kind: 'outline', size: 'lg', block: true })}
        >
          <Phone size={20} aria-hidden />
          {libelle}
        </a>
        <Lien
          href={liens.magasins(locale)}
          className={buttonClass({ kind: 'outline', size: 'lg', block: true })}
        >
          <Store size={20} aria-hidden />
          {t('demander.magasin')}
        </Lien>
      </div>
    </section>
  );
}
