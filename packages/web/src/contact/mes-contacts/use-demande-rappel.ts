/** What is asked for, sent once; a slot that another took is taken off, all the rest stays. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  demanderRappel,
  TELEPHONE_RAPPEL,
  type Contacts,
  type Interlocuteur,
  type Rappel,
  type SujetRappel,
} from '@comptoir/contract/contact/contacts.contract.ts';
import { newKey } from '../../panier/panier.public.ts';
import { useTexts } from '../../words/use-texts.ts';
import { contactsQuery } from './contacts.queries.ts';

interface Saisie {
  jour: string | undefined;
  heure: string | undefined;
  telephone: string;
  sujet: SujetRappel;
  texte: string;
}

export function useDemandeRappel(
  contacts: Contacts,
  qui: Interlocuteur | undefined,
  onFaite: () => void,
) {
  const t = useTexts('contacts');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const [saisie, setSaisie] = useState<Saisie>({
    jour: undefined,
    heure: undefined,
    telephone: contacts.telephone,
    sujet: 'prix',
    texte: '',
  });
  const [faite, setFaite] = useState<Rappel>();
  const essai = useRef<{ demande: string; key: string }>(undefined);
  // What was chosen may no longer be free, or not with whom is chosen now.
  const creneaux = qui?.creneaux ?? [];
  const duJour = creneaux.find(({ jour }) => jour === saisie.jour) ?? creneaux[0];
  const heures = duJour?.heures ?? [];
  const heure = heures.find((each) => each === saisie.heure);
  const chiffres = saisie.telephone.replaceAll(/\D/g, '');
  const manque = {
    ...(heure === undefined && { heure: t('manque.heure') }),
    ...(chiffres.length < TELEPHONE_RAPPEL.minLength && { telephone: t('manque.telephone') }),
  };
  const relire = () => queryClient.invalidateQueries({ queryKey: contactsQuery(context).queryKey });
  const envoi = useMutation({
    mutationFn: () => {
      if (!qui || !duJour || heure === undefined) throw new TypeError('a slot is chosen before');
      const { telephone, sujet, texte } = saisie;
      const body = {
        interlocuteur: qui.genre,
        jour: duJour.jour,
        heure,
        telephone,
        sujet,
        ...(texte.trim() && { texte }),
      };
      // Tried again where no answer came, it counts once.
      const demande = JSON.stringify(body);
      if (essai.current?.demande !== demande) essai.current = { demande, key: newKey() };
      return context.api.call(demanderRappel, { body }, { idempotencyKey: essai.current.key });
    },
    onSuccess: (rappel) => {
      essai.current = undefined;
      setFaite(rappel);
      setSaisie((avant) => ({ ...avant, heure: undefined, texte: '' }));
      onFaite();
      return relire();
    },
    // Another may have been quicker: what is free is read again.
    onError: () => relire(),
  });
  return {
    saisie,
    change(partie: Partial<Saisie>) {
      setFaite(undefined);
      if (envoi.error) envoi.reset();
      setSaisie((avant) => ({ ...avant, ...partie }));
    },
    jour: duJour?.jour,
    heures,
    heure,
    manque,
    envoi,
    faite,
  };
}
