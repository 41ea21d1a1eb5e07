/**
 * What is chosen of the delivery: shown at once, saved one change after the other, and taken back
 * with the reason where the server refuses it.
 */
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import {
  modifierLivraison,
  type Livraison,
} from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu, valeursOf } from '../refus-recu.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { livraisonQuery, lue, pieceQuery } from '../piece-ouverte.queries.ts';

/** Part of the page a refusal is shown in. */
export type Partie = 'mode' | 'lieu' | 'quand' | 'chantiers' | 'suite';

export interface ChoixEnCours {
  choix: ChoixLivraison;
  /** A change is on its way: dates and prices are still those of before. */
  isPending: boolean;
  erreur: { partie: Partie; texte: string } | undefined;
  choisir: (change: Partial<ChoixLivraison>, partie: Partie) => void;
  /** Saves all that is chosen, as it is seen; undefined when that was refused. */
  enregistrer: () => Promise<Livraison | undefined>;
}

interface File {
  suivant: Partial<ChoixLivraison> | undefined;
  enCours: Promise<Livraison | undefined> | undefined;
}

export function useChoixLivraison(livraison: Livraison): ChoixEnCours {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const tErreurs = useTexts('erreurs');
  const [attente, setAttente] = useState<Partial<ChoixLivraison>>({});
  const [erreur, setErreur] = useState<ChoixEnCours['erreur']>();
  const [isPending, setIsPending] = useState(false);
  const file = useRef<File>({ suivant: undefined, enCours: undefined });
  const context = { api, locale };
  const choix = { ...livraison.choix, ...attente };

  const vider = async (partie: Partie): Promise<Livraison | undefined> => {
    let reponse: Livraison | undefined;
    setIsPending(true);
    try {
      while (file.current.suivant) {
        const body = file.current.suivant;
        file.current.suivant = undefined;
        reponse = await api.call(modifierLivraison, { query: PREMIERES, body }, { locale });
        queryClient.setQueryData(livraisonQuery(context).queryKey, lue(reponse));
      }
    } catch (error) {
      const refus = refusRecu(error);
      reponse = undefined;
      file.current.suivant = undefined;
      setErreur({ partie, texte: tErreurs(refus.code, valeursOf(refus)) });
      // It is gone, or another than the one on screen: both are read again.
      if (!refus.reseau) {
        await queryClient.refetchQueries({ queryKey: livraisonQuery(context).queryKey });
      }
    } finally {
      file.current.enCours = undefined;
      setAttente({});
      setIsPending(false);
    }
    // Carriage and dates of the steps that follow.
    await queryClient.invalidateQueries({ queryKey: pieceQuery(context).queryKey });
    return reponse;
  };

  const envoyer = (change: Partial<ChoixLivraison>, partie: Partie) => {
    setAttente((avant) => ({ ...avant, ...change }));
    setErreur(undefined);
    file.current.suivant = { ...file.current.suivant, ...change };
    file.current.enCours ??= vider(partie);
    return file.current.enCours;
  };

  return {
    choix,
    isPending,
    erreur,
    choisir: (change, partie) => void envoyer(change, partie),
    enregistrer: async () => {
      await file.current.enCours;
      return envoyer(choix, 'suite');
    },
  };
}
