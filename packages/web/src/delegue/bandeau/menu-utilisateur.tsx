import { EllipsisVertical, LogOut, Mail, Monitor } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useDepartAnnonce } from '../use-depart.ts';

/** Resend credentials, digital portal, log out. */
export function MenuUtilisateur() {
  const t = useTexts('delegue');
  const { utilisateur } = usePage().session;
  const { seDeconnecter } = useDepartAnnonce();
  return (
    <Menu
      label={t('menu.titre')}
      trigger={<EllipsisVertical size={20} aria-hidden />}
      triggerClassName="flex size-11 shrink-0 items-center justify-center rounded-control bg-ink-2 in-data-agit:bg-del-2"
      items={[
        {
          label: t('menu.renvoyer'),
          icon: Mail,
          disabled: utilisateur === undefined,
          onSelect: () =>
            utilisateur && openOverlay('renvoi-identifiants', { utilisateurId: utilisateur.id }),
        },
        { label: t('menu.portail'), icon: Monitor, href: enseigne.supportDigital.site },
        { label: t('menu.deconnecter'), icon: LogOut, onSelect: seDeconnecter },
      ]}
    />
  );
}
