import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import type {
  ChoixDocumentation,
  TypeDocumentation,
} from '@comptoir/contract/contenus/documentations.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Button } from '../ui/button/button.tsx';
import { ChoiceChipLink } from '../ui/button/chip.tsx';
import { Select } from '../ui/field/select.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import type { FiltreDocumentations } from './contenus.queries.ts';
import { lienFiltre, readFiltre } from './filtre-documentations.ts';

interface FiltresProps {
  filtre: FiltreDocumentations;
  choix: { marques: readonly ChoixDocumentation[]; noeuds: readonly ChoixDocumentation[] };
}

/** A form: it is sent as it is without script, and in place with it. */
export function FiltresDocumentations({ filtre, choix }: FiltresProps) {
  const t = useTexts('contenus');
  const locale = useLocale();
  const router = useRouter();
  const { q = '', type, marque, noeud } = filtre;
  const appliquer = (form: HTMLFormElement) => {
    const saisie = Object.fromEntries(new FormData(form));
    void router.navigate({ href: lienFiltre(locale, readFiltre(saisie)), resetScroll: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    appliquer(event.currentTarget);
  };
  const option = ({ valeur, libelle, nombre, niveau }: ChoixDocumentation) => ({
    value: valeur,
    // A family stands under its category.
    label: `${niveau === 2 ? '\u00a0\u00a0\u00a0' : ''}${libelle} (${formatNombre(locale, nombre)})`,
  });
  return (
    <form
      role="search"
      action={liens.documentations(locale)}
      onSubmit={submit}
      className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <TextInput
        type="search"
        name="q"
        label={t('documents.chercher')}
        icon={Search}
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        name="noeud"
        label={t('documents.famille')}
        placeholder={t('documents.toutesFamilles')}
        defaultValue={noeud ?? ''}
        options={choix.noeuds.map(option)}
        onChange={(event) => event.currentTarget.form && appliquer(event.currentTarget.form)}
      />
      <Select
        name="marque"
        label={t('documents.marque')}
        placeholder={t('documents.toutesMarques')}
        defaultValue={marque ?? ''}
        options={choix.marques.map(option)}
        onChange={(event) => event.currentTarget.form && appliquer(event.currentTarget.form)}
      />
      {type && <input type="hidden" name="type" value={type} />}
      <Button type="submit" kind="solid">
        {t('documents.filtrer')}
      </Button>
    </form>
  );
}

interface TypesProps {
  filtre: FiltreDocumentations;
  types: readonly ChoixDocumentation[];
}

export function TypesDocumentation({ filtre, types }: TypesProps) {
  const t = useTexts('contenus');
  const locale = useLocale();
  const { type: choisi, page: _page, ...autres } = filtre;
  return (
    <nav aria-label={t('documents.types')} className="mt-4">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
        {types.map(({ valeur, nombre }) => {
          const type = valeur as TypeDocumentation;
          const isChoisi = type === choisi;
          return (
            <li key={type} className="shrink-0">
              <ChoiceChipLink
                pressed={isChoisi}
                href={lienFiltre(locale, isChoisi ? autres : { ...autres, type })}
              >
                {t(`documents.type.${type}`)}
                <span className="text-text-2">{formatNombre(locale, nombre)}</span>
              </ChoiceChipLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
