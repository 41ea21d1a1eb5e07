/** Where lines go: a chantier of the basket, one that the buyer keeps a name for, or a new one by its name. */
import { FolderPlus } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { usePage } from '../../page/page-context.ts';
import { ChooseOrName } from '../../ui/button/choose-or-name.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { VersChantier } from '../ecriture/modifier-lignes.ts';
import { nomsProposes } from './places-chantier.ts';

interface Props {
  chantiers: readonly Pick<Chantier, 'id' | 'libelle' | 'nombreArticles'>[];
  anchor: HTMLElement;
  titre: string;
  onChoose: (vers: VersChantier) => void;
  onClose: () => void;
}

export default function ChoixChantier({ chantiers, anchor, titre, onChoose, onClose }: Props) {
  const t = useTexts('panier');
  const { preferences } = usePage().session;
  return (
    <ChooseOrName
      title={titre}
      anchor={anchor}
      choices={chantiers.map(({ id, libelle, nombreArticles }) => ({
        id,
        label: libelle ?? t('chantier.sansNom'),
        end: t('chantier.lignes', { count: nombreArticles }),
      }))}
      names={nomsProposes(chantiers, preferences)}
      fresh={{
        label: t('deplacer.nouveau'),
        submit: t('deplacer.creer'),
        icon: FolderPlus,
        maxLength: MAX_SIGNES_CHANTIER,
      }}
      onChoose={(chantierId) => onChoose({ chantierId })}
      onName={(chantier) => onChoose({ chantier })}
      onClose={onClose}
    />
  );
}
