/** Which section lines go to: one of the list, none, or a new one by its name. */
import { FolderPlus } from 'lucide-react';
import { MAX_SIGNES_SECTION } from '@comptoir/contract/listes-achats/ordre-liste.contract.ts';
import type { GroupeListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { ChooseOrName } from '../../ui/button/choose-or-name.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { VersGroupe } from '../ecriture/use-ecrire-liste.ts';

interface Props {
  groupes: readonly GroupeListe[];
  anchor: HTMLElement;
  onChoose: (vers: VersGroupe) => void;
  onClose: () => void;
}

export default function ChoixSection({ groupes, anchor, onChoose, onClose }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const isSans = groupes.some(({ rang }) => rang === -1);
  const proposes = isSans ? groupes : [{ rang: -1, libelle: null, nombreLignes: 0 }, ...groupes];
  return (
    <ChooseOrName
      title={t('ordre.titre')}
      anchor={anchor}
      choices={proposes.map(({ rang, libelle, nombreLignes }) => ({
        id: rang,
        label: libelle ?? t('ordre.sansSection'),
        end: t('ordre.lignes', {
          count: nombreLignes,
          nombre: formatNombre(locale, nombreLignes),
        }),
      }))}
      fresh={{
        label: t('ordre.nouvelle'),
        submit: t('ordre.creer'),
        icon: FolderPlus,
        maxLength: MAX_SIGNES_SECTION,
      }}
      onChoose={(groupe) => onChoose({ groupe })}
      onName={(section) => onChoose({ section })}
      onClose={onClose}
    />
  );
}
