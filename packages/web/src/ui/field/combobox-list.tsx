import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import type { ComboboxChoice, ComboboxOption } from './combobox-option.ts';
import { fieldInputClass } from './field-class.ts';
import type { FieldControl } from './field.tsx';
import { Spinner } from '../notice/spinner.tsx';
import { useOptionSearch } from './use-option-search.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props extends ComboboxChoice {
  control: FieldControl;
  boxClassName: string;
  /** What was typed, and whether the focus was there, before this code arrived. */
  early: { text?: string; isFocused?: boolean };
}

const BUTTON =
  'flex w-8 items-center justify-center rounded-control text-text-2 hover:text-text pointer-coarse:w-11';

export default function ComboboxList({ control, boxClassName, early, ...choice }: Props) {
  const t = useTexts('ui');
  const locale = useLocale();
  const search = useOptionSearch(choice, early.text ?? '');
  const { required, ...attributes } = control;
  return (
    <Combobox.Root<ComboboxOption>
      items={search.options}
      filter={choice.search ? null : undefined}
      value={choice.value}
      defaultValue={choice.defaultValue}
      defaultInputValue={early.text}
      onValueChange={(option) => choice.onChange?.(option)}
      onInputValueChange={(text, { reason }) => search.type(text, reason === 'input-change')}
      isItemEqualToValue={(a, b) => a.value === b.value}
      itemToStringLabel={(option) => option.label}
      itemToStringValue={(option) => option.value}
      locale={locale}
      name={choice.name}
      disabled={choice.disabled}
      required={required}
      autoHighlight
    >
      <Combobox.InputGroup className={boxClassName}>
        <Combobox.Input
          {...attributes}
          placeholder={choice.placeholder}
          // The field already had the focus; only its code was replaced.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={early.isFocused}
          className={fieldInputClass}
        />
        {search.isLoading && <Spinner className="mx-2 self-center text-text-2" />}
        <Combobox.Clear aria-label={t('selection.effacer')} className={BUTTON}>
          <X size={16} aria-hidden />
        </Combobox.Clear>
        <Combobox.Trigger aria-label={t('selection.ouvrir')} className={BUTTON}>
          <ChevronDown size={16} aria-hidden />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
          <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card border border-line-2 bg-bg py-1 text-text shadow-float">
            <Combobox.Status className="px-3 type-meta text-text-2 not-empty:py-2">
              {search.isLoading ? t('selection.chargement') : undefined}
            </Combobox.Status>
            <Combobox.Empty className="px-3 type-meta text-text-2 not-empty:py-2">
              {search.isLoading || search.isTooShort
                ? undefined
                : t('selection.aucun', { texte: search.text })}
            </Combobox.Empty>
            <Combobox.List>
              {(option: ComboboxOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-8 cursor-default items-center gap-2 px-3 py-1 outline-none select-none data-highlighted:bg-sel max-sm:min-h-11 pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 flex-1">
                    {option.label}
                    {option.detail && (
                      <span className="ml-2 type-meta text-text-2">{option.detail}</span>
                    )}
                  </span>
                  <Combobox.ItemIndicator>
                    <Check size={16} aria-hidden className="text-link" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
