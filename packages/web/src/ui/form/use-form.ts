/**
 * A form whose fields keep their own text: password managers do not always say that they filled
 * one, so it is read from the fields when it is sent.
 */
import { useRef, useState, type FocusEvent } from 'react';
import { useEarlyEnter } from '../field/use-early-enter.ts';

export type Values<Name extends string> = Record<Name, string>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

interface FormInput<Name extends string> {
  /** What the fields hold at first, in their order on the page. */
  initial: Values<Name>;
  /** What is wrong, in words. */
  check: (values: Values<Name>) => Errors<Name>;
}

export function useForm<Name extends string>({ initial, check }: FormInput<Name>) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyEnter(form);
  const names = Object.keys(initial) as Name[];
  const [values, setValues] = useState(initial);
  /** Fields one has left for another. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  /** What the server found, until the field changes. */
  const [refused, setRefused] = useState<Errors<Name>>({});

  const read = (): Values<Name> => {
    const data = new FormData(form.current ?? undefined);
    const readField = (name: Name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(names.map((name) => [name, readField(name)])) as Values<Name>;
  };
  const focus = (name: Name | undefined) => {
    const field = name && form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const found = check(values);
  const errors = names.flatMap((name) => {
    const shown = isChecked || (left.has(name) && values[name] !== '');
    const text = refused[name] ?? (shown ? found[name] : undefined);
    return text === undefined ? [] : [{ name, text }];
  });

  return {
    values,
    /** Those to be seen now, in the order of the fields. */
    errors,
    isChecked,
    focus,
    /** To spread on the form. */
    props: {
      ref: form,
      // Although no server reads it: a form sent before its time must not show it in an address.
      method: 'post',
      noValidate: true,
      onInput: () => {
        const next = read();
        const changed = names.filter((name) => next[name] !== values[name] && refused[name]);
        if (changed.length > 0) {
          setRefused((before) => {
            const rest = { ...before };
            for (const name of changed) delete rest[name];
            return rest;
          });
        }
        setValues(next);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // On the way to another field alone: a message that appears under a press would move the
        // button away from it.
        if (!isField(target) || !isField(relatedTarget) || left.has(target.name)) return;
        setLeft(new Set([...left, target.name]));
      },
    },
    /** To spread on a field. */
    field: (name: Name) => {
      const error = errors.find((each) => each.name === name)?.text;
      return { name, defaultValue: initial[name], ...(error !== undefined && { error }) };
    },
    /** What is written when all of it is right; otherwise the first wrong field takes the focus. */
    validate: (): Values<Name> | undefined => {
      const next = read();
      setValues(next);
      setIsChecked(true);
      const wrong = check(next);
      const first = names.find((name) => wrong[name] !== undefined);
      focus(first);
      return first === undefined ? next : undefined;
    },
    /** The server refused what is in these fields. */
    refuse: (errorsFound: Errors<Name>) => {
      setRefused(errorsFound);
      focus(names.find((name) => errorsFound[name] !== undefined));
    },
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
