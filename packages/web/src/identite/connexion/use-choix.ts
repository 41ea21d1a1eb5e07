/** What is still to be chosen before one is signed in, and what came of the choice. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../words/use-texts.ts';
import { tenterConnexion } from './connecter.ts';
import type { Essai } from './essai.ts';

interface Choix<T> {
  /** The one being sent. */
  choisi: T | undefined;
  erreur: string | undefined;
  choisir: (valeur: T) => void;
}

/** `completer` adds the choice to what was typed. */
export function useChoix<T>(
  { saisie, redirection }: Essai,
  completer: (valeur: T) => Partial<Essai['saisie']>,
): Choix<T> {
  const router = useRouter();
  const tErreurs = useTexts('erreurs');
  const [choisi, setChoisi] = useState<T>();
  const [erreur, setErreur] = useState<string>();
  const envoyer = async (valeur: T) => {
    setChoisi(valeur);
    setErreur(undefined);
    const essai = { saisie: { ...saisie, ...completer(valeur) }, redirection };
    const issue = await tenterConnexion(router, essai);
    setChoisi(undefined);
    if (issue.nom === 'refus') setErreur(tErreurs(issue.code));
  };
  return {
    choisi,
    erreur,
    choisir: (valeur) => {
      if (choisi === undefined) void envoyer(valeur);
    },
  };
}
