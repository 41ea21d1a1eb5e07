import { CircleQuestionMark, LifeBuoy, Phone, Store } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { AdressePostale, MoyenDeContact } from '../contenus/moyens-de-contact.public.tsx';
import { ouvrirChoixMagasin } from '../magasins/ouvrir-choix-magasin.public.ts';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';

/** Who to call, where to go, what is answered already. */
export function AutresMoyens() {
  const t = useTexts('contact');
  const { locale, session } = usePage();
  const { contact, supportDigital } = enseigne;
  const { magasin } = session;
  return (
    <aside aria-labelledby="autres-moyens">
      <h2 id="autres-moyens" className="type-h2">
        {t('autres')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <MoyenDeContact
          icon={Phone}
          href={`tel:${contact.telephone.international}`}
          titre={contact.telephone.libelle}
          detail={t('telephoneDetail')}
        />
        <MoyenDeContact
          icon={LifeBuoy}
          href={`tel:${supportDigital.telephone.international}`}
          titre={supportDigital.telephone.libelle}
          detail={`${t('support')} · ${t('supportDetail')}`}
        />
        <MoyenDeContact
          icon={Store}
          href={
            magasin
              ? liens.magasin(locale, { id: magasin.id, libelle: magasin.libelle })
              : liens.magasins(locale)
          }
          titre={magasin ? nomMagasin(magasin.libelle) : t('magasinChoisir')}
          {...(magasin ? { detail: t('magasin') } : { onClick: ouvrirChoixMagasin })}
        />
        <MoyenDeContact
          icon={CircleQuestionMark}
          href={liens.faq(locale)}
          titre={t('faq')}
          detail={t('faqDetail')}
        />
      </ul>
      <AdressePostale titre={t('adresse')} className="mt-6" />
    </aside>
  );
}
