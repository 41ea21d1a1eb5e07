import type { ComponentProps, FormEvent } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { useGoTo } from '../use-go-to.ts';
import { useLocale } from '../../words/use-texts.ts';

interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** Tells it from the other search fields of the page. */
  label: string;
}

/** A plain GET form towards the search page, its field named `q`; with scripts it goes in place. */
export function SearchForm({ label, ...props }: SearchFormProps) {
  const locale = useLocale();
  const goTo = useGoTo();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('q');
    const q = typeof asked === 'string' ? asked.trim() : '';
    goTo(liens.recherche(locale, q ? { q } : {}));
  };
  return (
    <form
      {...props}
      role="search"
      aria-label={label}
      method="get"
      action={liens.recherche(locale)}
      onSubmit={search}
    />
  );
}
