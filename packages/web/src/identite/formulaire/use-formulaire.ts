/**
 * A form whose fields keep their own text: password managers do not always say that they filled
 * one, so it is read from the fields when it is sent.
 */
import { useRef, useState, type FocusEvent } from 'react';
import { useEarlyEnter } from '../../ui/field/use-early-enter.ts';

export type Saisie<Nom extends string> = Record<Nom, string>;
export type Erreurs<Nom extends string> = Partial<Record<Nom, string>>;

interface FormulaireInput<Nom extends string> {
  /** What the fields hold at first, in their order on the page. */
  initiale: Saisie<Nom>;
  /** What is wrong, in words. */
  verifier: (saisie: Saisie<Nom>) => Erreurs<Nom>;
}

export function useFormulaire<Nom extends string>({ initiale, verifier }: FormulaireInput<Nom>) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyEnter(form);
  const noms = Object.keys(initiale) as Nom[];
  const [saisie, setSaisie] = useState(initiale);
  /** Fields one has left for another. */
  const [quittes, setQuittes] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  /** What the server found, until the field changes. */
  const [refusees, setRefusees] = useState<Erreurs<Nom>>({});

  const readChamps = (): Saisie<Nom> => {
    const data = new FormData(form.current ?? undefined);
    const read = (nom: Nom) => {
      const value = data.get(nom);
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(noms.map((nom) => [nom, read(nom)])) as Saisie<Nom>;
  };
  const focus = (nom: Nom | undefined) => {
    const field = nom && form.current?.elements.namedItem(nom);
    if (field instanceof HTMLElement) field.focus();
  };
  const trouvees = verifier(saisie);
  const erreurs = noms.flatMap((nom) => {
    const shown = isChecked || (quittes.has(nom) && saisie[nom] !== '');
    const texte = refusees[nom] ?? (shown ? trouvees[nom] : undefined);
    return texte === undefined ? [] : [{ nom, texte }];
  });

  return {
    saisie,
    /** Those to be seen now, in the order of the fields. */
    erreurs,
    isChecked,
    focus,
    /** To spread on the form. */
    props: {
      ref: form,
      // Although no server reads it: a form sent before its time must not show it in an address.
      method: 'post',
      noValidate: true,
      onInput: () => {
        const next = readChamps();
        const changed = noms.filter((nom) => next[nom] !== saisie[nom] && refusees[nom]);
        if (changed.length > 0) {
          setRefusees((before) => {
            const left = { ...before };
            for (const nom of changed) delete left[nom];
            return left;
          });
        }
        setSaisie(next);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // On the way to another field alone: a message that appears under a press would move the
        // button away from it.
        if (!isField(target) || !isField(relatedTarget) || quittes.has(target.name)) return;
        setQuittes(new Set([...quittes, target.name]));
      },
    },
    /** To spread on a field. */
    champ: (nom: Nom) => {
      const error = erreurs.find((each) => each.nom === nom)?.texte;
      return { name: nom, defaultValue: initiale[nom], ...(error !== undefined && { error }) };
    },
    /** What is written when all of it is right; otherwise the first wrong field takes the focus. */
    relire: (): Saisie<Nom> | undefined => {
      const lue = readChamps();
      setSaisie(lue);
      setIsChecked(true);
      const trouvee = verifier(lue);
      const first = noms.find((nom) => trouvee[nom] !== undefined);
      focus(first);
      return first === undefined ? lue : undefined;
    },
    /** The server refused what is in these fields. */
    refuser: (found: Erreurs<Nom>) => {
      setRefusees(found);
      focus(noms.find((nom) => found[nom] !== undefined));
    },
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
