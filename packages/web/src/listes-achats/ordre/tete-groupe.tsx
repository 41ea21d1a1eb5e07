/** The head of the lines of a section or a chantier: its name, and what is done with it. */
import { ArrowDown, ArrowUp, Pencil, Ungroup } from 'lucide-react';
import { useState } from 'react';
import { MAX_SIGNES_SECTION } from '@comptoir/contract/listes-achats/ordre-liste.contract.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { MENU_DOTS } from '../../ui/row-icons.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { SaisieEnPlace } from '../detail/saisie-en-place.tsx';

export interface OrdreGroupe {
  /** Undefined: it is a chantier, whose name its lines go back to. */
  renommer: ((nom: string) => void) | undefined;
  /** Undefined: it is the first, or the last. */
  monter: (() => void) | undefined;
  descendre: (() => void) | undefined;
  /** Its lines go to no section. */
  defaire: (() => void) | undefined;
}

interface Props {
  nom: string;
  /** Undefined: the list is only read, or the lines are those of no section. */
  ordre: OrdreGroupe | undefined;
}

export function TeteGroupe({ nom, ordre }: Props) {
  const t = useTexts('listes-achats');
  const [isOuverte, setIsOuverte] = useState(false);
  if (isOuverte && ordre?.renommer) {
    return (
      <SaisieEnPlace
        label={t('ordre.nom')}
        texte={nom}
        maxLength={MAX_SIGNES_SECTION}
        className="max-w-96 flex-1"
        onFin={(ecrit) => {
          setIsOuverte(false);
          if (ecrit && ecrit !== nom) ordre.renommer?.(ecrit);
        }}
      />
    );
  }
  const { renommer, monter, descendre, defaire } = ordre ?? {};
  return (
    <>
      <h2 className="min-w-0 flex-1 type-h3 wrap-anywhere">{nom}</h2>
      {(renommer ?? monter ?? descendre ?? defaire) && (
        <Menu
          label={t('ordre.menu', { nom })}
          trigger={MENU_DOTS}
          triggerClassName="flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-sunk-2 max-sm:-mr-2 max-sm:size-11 pointer-coarse:size-11 print:hidden"
          items={() => [
            ...(renommer
              ? [{ label: t('ordre.renommer'), icon: Pencil, onSelect: () => setIsOuverte(true) }]
              : []),
            ...(monter
              ? [{ label: t('ordre.monterSection'), icon: ArrowUp, onSelect: monter }]
              : []),
            ...(descendre
              ? [{ label: t('ordre.descendreSection'), icon: ArrowDown, onSelect: descendre }]
              : []),
            ...(defaire ? [{ label: t('ordre.defaire'), icon: Ungroup, onSelect: defaire }] : []),
          ]}
        />
      )}
    </>
  );
}
