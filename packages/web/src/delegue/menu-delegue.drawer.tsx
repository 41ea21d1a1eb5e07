/** Everything of the banner, for a phone. */
import {
  ChevronRight,
  FileText,
  History,
  IdCard,
  LogOut,
  Mail,
  Monitor,
  PhoneCall,
  Search,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import type { ReactNode } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { DrawerFrame } from '../ui/section/drawer-frame.tsx';
import { Spinner } from '../ui/notice/spinner.tsx';
import { useTexts } from '../words/use-texts.ts';
import { ChoixMagasin, ChoixUtilisateur } from './choix-drawer.tsx';
import { enteteClient } from './entete-client.tsx';
import { useDepart } from './use-depart.ts';

interface Row {
  icon: LucideIcon;
  label: string;
  /** A link to elsewhere. */
  href?: string;
  run: () => void;
}

export default function MenuDelegueDrawer({ close }: OverlayProps<'menu-delegue'>) {
  const t = useTexts('delegue');
  const { locale, session } = usePage();
  const router = useRouter();
  const depart = useDepart();
  const { delegue, utilisateur } = session;
  if (!delegue) return null;
  const rows: Row[] = [
    ...(utilisateur
      ? [
          {
            icon: Mail,
            label: t('menu.renvoyer'),
            run: () => openOverlay('renvoi-identifiants', { utilisateurId: utilisateur.id }),
          },
          {
            icon: Send,
            label: t('details.remettre'),
            run: () => openOverlay('connexion-delegue', { onglet: 'remettre' }),
          },
          {
            icon: History,
            label: t('details.journal'),
            run: () => openOverlay('connexion-delegue', { onglet: 'journal' }),
          },
        ]
      : []),
    {
      icon: FileText,
      label: t('pages.devis-a-repondre.titre'),
      run: () => {
        close();
        void router.navigate({ href: liens.devisARepondre(locale) });
      },
    },
    {
      icon: PhoneCall,
      label: t('pages.demandes-clients.titre'),
      run: () => {
        close();
        void router.navigate({ href: liens.demandesClients(locale) });
      },
    },
    {
      icon: IdCard,
      label: t('details.connexion'),
      run: () => openOverlay('connexion-delegue', { onglet: 'connexion' }),
    },
    {
      icon: Monitor,
      label: t('menu.portail'),
      href: enseigne.supportDigital.site,
      run: close,
    },
    { icon: LogOut, label: t('menu.deconnecter'), run: depart.seDeconnecter },
  ];
  return (
    <DrawerFrame {...enteteClient(t, locale, session, delegue)} flush>
      <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
        {depart.erreur && (
          <Alert state="err" live>
            {depart.erreur}
          </Alert>
        )}
        {utilisateur && <ChoixUtilisateur depart={depart} />}
        <ChoixMagasin />
        <Button
          kind="primary"
          size="lg"
          block
          icon={Search}
          onClick={() => openOverlay('recherche-compte')}
        >
          {utilisateur ? t('bandeau.chercherAutre') : t('bandeau.chercher')}
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ icon: Icon, label, href, run }) => (
          <li key={label}>
            <RowTag
              href={href}
              disabled={depart.busy}
              onClick={run}
              className="flex min-h-13 w-full items-center gap-4 px-4 text-start -outline-offset-2 hover:bg-sunk sm:px-6"
            >
              {depart.busy && Icon === LogOut ? (
                <Spinner size={20} />
              ) : (
                <Icon size={20} aria-hidden className="text-text-2" />
              )}
              <span className="flex-1">{label}</span>
              <ChevronRight size={20} aria-hidden className="text-text-2" />
            </RowTag>
          </li>
        ))}
      </ul>
    </DrawerFrame>
  );
}

interface RowTagProps {
  href: string | undefined;
  disabled: boolean;
  onClick: () => void;
  className: string;
  children: ReactNode;
}

function RowTag({ href, disabled, children, ...props }: RowTagProps) {
  return href === undefined ? (
    <button type="button" disabled={disabled} {...props}>
      {children}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noreferrer" {...props}>
      {children}
    </a>
  );
}
