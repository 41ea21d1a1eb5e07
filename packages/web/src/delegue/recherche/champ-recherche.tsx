import { LocateFixed, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LISTES_COMPTES } from '@comptoir/contract/delegue/comptes.contract.ts';
import { ChoiceChip } from '../../ui/button/chip.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { focusPremiereLigne } from './lignes-clavier.ts';
import type { RechercheComptes } from './use-recherche-comptes.ts';

interface ChampRechercheProps {
  recherche: RechercheComptes;
  onEnter: () => void;
}

export function ChampRecherche({ recherche, onEnter }: ChampRechercheProps) {
  const t = useTexts('delegue');
  const { texte, liste, total, isSettled } = recherche;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') onEnter();
    else focusPremiereLigne();
  };
  return (
    <>
      <TextInput
        label={t('recherche.champ')}
        hideLabel
        icon={Search}
        inputMode="search"
        size="lg"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        data-autofocus
        data-champ-compte
        value={texte}
        onChange={({ currentTarget }) => recherche.saisir(currentTarget.value)}
        onKeyDown={onKeyDown}
        help={<span className="max-sm:sr-only">{t('recherche.aide')}</span>}
        end={
          <span role="status" className="shrink-0 self-center pr-4 type-meta text-text-2">
            {isSettled && total
              ? t(total.plus ? 'recherche.plusDe' : 'recherche.total', { count: total.count })
              : ''}
          </span>
        }
      />
      <fieldset className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] *:shrink-0 sm:-mx-6 sm:px-6">
        <legend className="sr-only">{t('recherche.listes')}</legend>
        {LISTES_COMPTES.map((each) => (
          <ChoiceChip
            key={each}
            pressed={liste === each}
            onChange={() => recherche.choisirListe(each)}
          >
            {each === 'proches' && <LocateFixed size={16} aria-hidden />}
            {t(`recherche.liste.${each}`)}
          </ChoiceChip>
        ))}
      </fieldset>
    </>
  );
}
