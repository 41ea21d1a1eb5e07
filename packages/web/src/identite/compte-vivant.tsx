/** Makes the account link of the header the button of its menu, and finds out for whom it stands. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { useTexts } from '../words/use-texts.ts';
import { useConditions } from './conditions/use-conditions.ts';
import { profilQuery } from './identite.queries.ts';
import { MENU_ID, MenuCompte } from './menu-compte.tsx';
import { useOuverture } from './use-ouverture.ts';

export interface CompteVivantProps {
  link: RefObject<HTMLAnchorElement | null>;
  /** What the link shows from now on; `court` takes the place of the first name. */
  say: (words: { initiales: string; court: string }) => void;
}

export default function CompteVivant({ link, say }: CompteVivantProps) {
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
