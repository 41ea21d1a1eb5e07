/**
 * What a list of the account is narrowed by, kept in its address: a plain form that also works
 * without script; with it, each choice is followed at once.
 */
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import { parseDay } from '../ui/field/date-rules.ts';
import { Button } from '../ui/button/button.tsx';
import { TextInput, type TextInputProps } from '../ui/field/text-input.tsx';
import { useTexts } from '../words/use-texts.ts';

/** Follows the address with these values changed; undefined takes one out. */
export type ChangerFiltres = (valeurs: Record<string, string | undefined>) => void;

interface FiltresListeProps {
  /** Path of the list. */
  action: string;
  /** What the address also holds, chosen elsewhere: states, order. */
  gardes: Record<string, string | readonly string[] | undefined>;
  recherche: string;
  /** What can be searched for. */
  indice: string;
  /** How many filters of the folded part are in force. */
  actifs?: number;
  /** Beside the search: an export. */
  fin?: ReactNode;
  /** The folded part; none without. */
  children?: (changer: ChangerFiltres) => ReactNode;
}

export function FiltresListe(props: FiltresListeProps) {
  const { action, gardes, recherche, indice, actifs = 0, fin, children } = props;
  const t = useTexts('mon-compte');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const changer: ChangerFiltres = (valeurs) => {
    if (!form.current) return;
    const query = { ...gardes, ...readForm(form.current), ...valeurs };
    void router.navigate({ href: action + stringifyQuery(query), resetScroll: false });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    changer({});
  };
  return (
    <form ref={form} role="search" action={action} onSubmit={submit}>
      {Object.entries(gardes).flatMap(([name, value]) =>
        [value ?? []]
          .flat()
          .map((one) => <input key={name + one} type="hidden" name={name} value={one} />),
      )}
      <div className="flex flex-wrap items-start gap-3">
        <ChampFiltre
          key="recherche"
          type="search"
          name="recherche"
          label={t('filtres.recherche')}
          hideLabel
          icon={Search}
          placeholder={indice}
          maxLength={100}
          valeur={recherche}
          onValeur={(valeur) => changer({ recherche: valeur })}
          className="min-w-0 flex-1 basis-64"
        />
        {/* Enter in one of several fields sends a form only where it has a button. */}
        <Button type="submit">
          <Search size={20} aria-hidden className="sm:hidden" />
          <span className="max-sm:sr-only">{t('filtres.chercher')}</span>
        </Button>
        {/* On a phone beside the folded filters: the list begins a row higher. */}
        {fin && <div className="max-sm:order-1">{fin}</div>}
        {children && (
          <details
            open={actifs > 0}
            className="group -mt-1 basis-full max-sm:mt-0 max-sm:not-open:flex-1 max-sm:not-open:basis-0"
          >
            <summary className="inline-flex min-h-8 list-none items-center gap-2 rounded-control type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              <SlidersHorizontal size={16} aria-hidden />
              {actifs > 0 ? t('filtres.actifs', { count: actifs }) : t('filtres.plus')}
              <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
            </summary>
            <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 rounded-control bg-sunk p-4 sm:grid-cols-3">
              {children(changer)}
            </div>
          </details>
        )}
      </div>
    </form>
  );
}

/** What is typed is taken once the field is left or Enter pressed. */
export function ChampFiltre({ valeur, onValeur, ...field }: ChampFiltreProps) {
  const [texte, setTexte] = useState(valeur);
  const [vue, setVue] = useState(valeur);
  if (valeur !== vue) {
    setVue(valeur);
    setTexte(valeur);
  }
  const take = () => {
    const net = texte.trim();
    if (net !== valeur) onValeur(net || undefined);
  };
  return (
    <TextInput
      {...field}
      autoComplete="off"
      value={texte}
      onChange={(event) => setTexte(event.currentTarget.value)}
      onBlur={take}
    />
  );
}

interface ChampFiltreProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  valeur: string;
  onValeur: (valeur: string | undefined) => void;
}

/** Days leave a form as they are shown; the address has them as programs do. */
function readForm(form: HTMLFormElement): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(new FormData(form).keys())) {
    const values = new FormData(form)
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
      .map((value) => parseDay(value) ?? value.trim());
    if (values.length > 0) query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}
