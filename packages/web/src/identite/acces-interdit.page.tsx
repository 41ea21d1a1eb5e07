import { House, LayoutDashboard, LogIn, Phone } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { StatePage } from '../cadre/state-page.tsx';
import { usePage } from '../page/page-context.ts';
import { entreeDuCompte } from '../page/page-ouverte.ts';
import { useTexts } from '../words/use-texts.ts';

/** What the visitor asked for is not theirs to see: why, and who can change that. */
export default function AccesInterditPage() {
  const t = useTexts('identite');
  const { locale, session } = usePage();
  const compte = session.isAuthenticated
    ? {
        icon: LayoutDashboard,
        libelle: t('interdit.monCompte'),
        detail: t('interdit.monCompteDetail'),
        href: entreeDuCompte(locale),
      }
    : {
        icon: LogIn,
        libelle: t('connexion.seConnecter'),
        detail: t('interdit.seConnecterDetail'),
        href: liens.connexion(locale),
      };
  const rows = [
    compte,
    {
      icon: Phone,
      libelle: t('interdit.contact'),
      detail: enseigne.contact.telephone.libelle,
      href: liens.contact(locale),
    },
    {
      icon: House,
      libelle: t('interdit.accueil'),
      detail: t('interdit.accueilDetail'),
      href: liens.accueil(locale),
    },
  ];
  return (
    <StatePage
      kicker={t('interdit.sousTitre')}
      title={t('interdit.titre')}
      aside={<LinkRows title={t('interdit.suite')} rows={rows} />}
    >
      <p className="mt-4 max-w-160 text-[1.125rem] leading-7 text-text-2">
        {session.isAuthenticated ? t('interdit.texte') : t('interdit.texteVisiteur')}
      </p>
    </StatePage>
  );
}
