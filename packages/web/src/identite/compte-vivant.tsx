/** Makes the account link of the header the button of its menu, and finds out for whom it stands. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../use-texts.ts';
import { profilQuery } from './identite.queries.ts';
import { MENU_ID, MenuCompte } from './menu-compte.tsx';
import { useOuverture } from './use-ouverture.ts';

export interface CompteVivantProps {
  link: RefObject<HTMLAnchorElement | null>;
  /** What the link shows from now on; `court` takes the place of the first name. */
  say: (words: { initiales: string; court: string }) => void;
}

function CompteVivant({ link, say }: CompteVivantProps) {
  const t = useTexts('cadre');
  const { api, locale, texts } = useRouteContext({ from: '__root__' });
  const { data: profil } = useQuery(profilQuery({ api, locale }));
  const consultation = t('compte.consultation');
  useEffect(() => {
    if (!profil) return;
    const { initiales, prenom, compte } = profil;
    say({ initiales, court: compte?.bloque ? consultation : prenom });
  }, [profil, consultation, say]);
  useConditions(profil);
  const { open, close } = useOuverture(link, MENU_ID, () => texts.load(locale, ['identite']));
  return open && <MenuCompte opener={link} profil={profil ?? undefined} close={close} />;
}

/** Who has not accepted the terms is asked to. */
function useConditions(profil: Profil | null | undefined): void {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { route, params } = usePage();
  const nom = route?.nom;
  const { id = '' } = params;
  useEffect(() => {
    if (!profil || profil.rgpdValide || profil.role !== 'Utilisateur') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const propose = async () => {
      const { proposerConditions } = await import('./conditions/proposer-conditions.ts');
      if (isGone) return;
      const { queryKey } = profilQuery({ api, locale });
      const lire = () => queryClient.getQueryData(queryKey);
      stop = proposerConditions(profil, { nom, params: { id } }, lire);
    };
    // Without a network he is asked on the next page.
    propose().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [profil, nom, id, api, locale, queryClient]);
}
export { CompteVivant as Vivant };
