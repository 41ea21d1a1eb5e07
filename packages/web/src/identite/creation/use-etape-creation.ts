/** A step that asks for some fields: their labels, what is wrong in words, and what sending it does. */
import type { FormEvent } from 'react';
import { useForm, type Errors, type Values } from '../../ui/form/use-form.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { EtapeProps } from './etape.tsx';
import type { ChampPersonne, ChampSociete, ErreurSociete } from './saisie-creation.ts';

interface EtapeInput<Nom extends string> {
  noms: readonly Nom[];
  verifier: (
    lue: Values<Nom>,
  ) => Partial<Record<Nom, ErreurSociete | 'nom' | 'email' | 'telephone'>>;
}

function record<Nom extends string, T>(noms: readonly Nom[], of: (nom: Nom) => T) {
  return Object.fromEntries(noms.map((nom) => [nom, of(nom)])) as Record<Nom, T>;
}

export function useEtapeCreation<Nom extends ChampPersonne | ChampSociete>(
  { saisie, repondre, continuer }: EtapeProps,
  { noms, verifier }: EtapeInput<Nom>,
) {
  const t = useTexts('identite');
  const form = useForm<Nom>({
    initial: record(noms, (nom) => saisie[nom]),
    check: (lue) => {
      const codes = verifier(lue);
      return record(noms, (nom) => codes[nom] && t(`erreur.${codes[nom]}`)) as Errors<Nom>;
    },
  });
  const libelles = record<Nom, string>(noms, (nom) => t(`champs.${nom}`));
  return {
    form,
    libelles,
    /** To spread on a field of the step. */
    texte: (nom: Nom) => ({ ...form.field(nom), label: libelles[nom] }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      const lue = form.validate();
      // Kept even when a field is wrong: a reload must not lose the others.
      repondre((lue ?? form.values) as Partial<EtapeProps['saisie']>);
      if (lue) continuer();
    },
  };
}
