import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  liste: ListeAchats;
  /** On its own page, which it leaves once it is deleted. */
  isPage?: boolean;
}

/** What is done with a list as a whole. */
export function MenuListe({ liste, isPage = false }: Props) {
  const t = useTexts('listes-achats');
  return (
    <Menu
      label={t('menu.titre', { liste: liste.libelle })}
      triggerClassName={buttonClass({
        square: true,
        ...(!isPage && { kind: 'quiet', size: 'sm' }),
      })}
      trigger={<Ellipsis size={isPage ? 20 : 16} aria-hidden />}
      items={() => [
        {
          label: t('menu.renommer'),
          icon: Pencil,
          onSelect: () => openOverlay('modification-liste-achats', { liste }),
        },
        {
          label: t('menu.supprimer'),
          icon: Trash2,
          danger: true,
          onSelect: () => openOverlay('suppression-liste-achats', { liste, isPage }),
        },
      ]}
    />
  );
}
