/** Where lines go: a chantier of the basket, or a new one by its name. */
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FolderPlus } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { Button } from '../../ui/button/button.tsx';
import { showNear } from '../../ui/button/place-near.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { VersChantier } from '../ecriture/modifier-lignes.ts';

interface Props {
  chantiers: readonly Pick<Chantier, 'id' | 'libelle' | 'nombreArticles'>[];
  anchor: HTMLElement;
  titre: string;
  onChoose: (vers: VersChantier) => void;
  onClose: () => void;
}

const CHOIX = 'button[data-choix]';

export default function ChoixChantier({ chantiers, anchor, titre, onChoose, onClose }: Props) {
  const t = useTexts('panier');
  const panneau = useRef<HTMLDivElement>(null);
  const [nom, setNom] = useState('');
  useEffect(() => {
    const element = panneau.current;
    if (!element || element.matches(':popover-open')) return;
    showNear(element, anchor, 'bottom', 'end');
    element.querySelector<HTMLElement>(`${CHOIX}, input`)?.focus();
  }, [anchor]);
  const choose = (vers: VersChantier) => {
    panneau.current?.hidePopover();
    onChoose(vers);
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    const chantier = nom.trim();
    if (chantier) choose({ chantier });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const choix = [...(panneau.current?.querySelectorAll<HTMLElement>(`${CHOIX}, input`) ?? [])];
    const ici = choix.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    choix.at((ici + (event.key === 'ArrowDown' ? 1 : -1)) % choix.length)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between its buttons
    <div
      ref={panneau}
      popover="auto"
      role="dialog"
      aria-label={titre}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="on-page fixed m-0 w-80 max-w-[calc(100vw-1rem)] rounded-card border border-line-2 bg-bg py-2 text-text shadow-float"
    >
      <p className="px-4 py-1 type-label">{titre}</p>
      <ul className="max-h-60 overflow-y-auto">
        {chantiers.map(({ id, libelle, nombreArticles }) => (
          <li key={id}>
            <button
              type="button"
              data-choix
              onClick={() => choose({ chantierId: id })}
              className="flex min-h-9 w-full items-center justify-between gap-3 px-4 py-1 text-start type-body hover:bg-sunk-2 focus-visible:bg-sel focus-visible:outline-none max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate">{libelle ?? t('chantier.sansNom')}</span>
              <span className="type-meta text-text-2">
                {t('chantier.lignes', { count: nombreArticles })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={create} className="mt-2 flex items-end gap-2 border-t px-4 pt-3 pb-2">
        <TextInput
          label={t('deplacer.nouveau')}
          value={nom}
          maxLength={MAX_SIGNES_CHANTIER}
          autoComplete="off"
          onChange={(event) => setNom(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" icon={FolderPlus}>
          {t('deplacer.creer')}
        </Button>
      </form>
    </div>
  );
}
