/** Who to call or write to, and the answers people look for most. */
import {
  BookOpen,
  CircleQuestionMark,
  ExternalLink,
  KeyRound,
  Mail,
  Package,
  Phone,
  Store,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { ouvrirChoixMagasin } from '../magasins/ouvrir-choix-magasin.public.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { AdressePostale, MoyenDeContact } from './moyens-de-contact.public.tsx';

export default function AideEtContactsDrawer({ close }: OverlayProps<'aide-et-contacts'>) {
  const t = useTexts('contenus');
  const { locale, session } = usePage();
  const { contact, supportDigital } = enseigne;
  return (
    <DrawerFrame
      title={t('aide.titre')}
      flush
      footer={
        <Button kind="primary" size="lg" block onClick={() => openOverlay('poser-question', {})}>
          {t('aide.question')}
        </Button>
      }
    >
      <ul className="divide-y divide-line border-b border-line">
        <Rangee
          icon={Phone}
          href={`tel:${contact.telephone.international}`}
          titre={contact.telephone.libelle}
          detail={t('aide.telephoneDetail')}
        />
        <Rangee
          icon={Phone}
          href={`tel:${supportDigital.telephone.international}`}
          titre={supportDigital.telephone.libelle}
          detail={`${t('aide.support')} · ${t('aide.supportDetail')}`}
        />
        <Rangee
          icon={Mail}
          href={`mailto:${supportDigital.email}`}
          titre={supportDigital.email}
          detail={t('aide.ecrire')}
        />
        <Rangee icon={ExternalLink} href={supportDigital.site} titre={t('aide.portail')} />
        <Rangee
          icon={Store}
          href={
            session.magasin
              ? liens.magasin(locale, { id: session.magasin.id, libelle: session.magasin.libelle })
              : liens.magasins(locale)
          }
          titre={session.magasin ? nomMagasin(session.magasin.libelle) : t('aide.choisir')}
          {...(session.magasin && {
            detail: `${t('aide.magasin')} · ${t('aide.changer')}`,
          })}
          onClick={ouvrirChoixMagasin}
        />
      </ul>
      <h3 className="px-4 pt-5 pb-1 type-h3 sm:px-6">{t('aide.liens')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {reponses(t, locale, session.isAuthenticated).map((each) => (
          <Rangee key={each.href} {...each} onClick={close} />
        ))}
      </ul>
      <div className="px-4 pt-4 sm:px-6">
        <Button block onClick={() => openOverlay('services')}>
          {t('aide.services')}
        </Button>
      </div>
      <AdressePostale titre={t('aide.adresse')} className="px-4 py-5 sm:px-6" />
    </DrawerFrame>
  );
}

function reponses(t: TranslateOf<'contenus'>, locale: Locale, isAuthenticated: boolean) {
  return [
    isAuthenticated
      ? { icon: Package, href: liens.commandes(locale), titre: t('aide.commandes') }
      : { icon: KeyRound, href: liens.motDePasseOublie(locale), titre: t('aide.motDePasse') },
    { icon: CircleQuestionMark, href: liens.faq(locale), titre: t('aide.faq') },
    { icon: BookOpen, href: liens.documentations(locale), titre: t('aide.documentations') },
    { icon: Mail, href: liens.contact(locale), titre: t('aide.contact') },
  ];
}

/** As wide as the drawer. */
function Rangee(props: Omit<ComponentProps<typeof MoyenDeContact>, 'className'>) {
  return <MoyenDeContact {...props} className="px-4 sm:px-6" />;
}
