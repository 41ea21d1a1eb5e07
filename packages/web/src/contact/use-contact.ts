/** What is typed, kept on this device until it is sent, and sent once. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import {
  envoyerDemande,
  joindrePiece,
  SUJETS_AVEC_COMMANDE,
  SUJETS_CONTACT,
  type SujetContact,
} from '@comptoir/contract/contact/contact.contract.ts';
import type { Api } from '../page/api.ts';
import { usePage } from '../page/page-context.ts';
import { newKey } from '../panier/panier.public.ts';
import { createRemembered } from '../page/remembered.ts';
import { useTexts } from '../words/use-texts.ts';
import { toBase64 } from '../http/to-base64.ts';
import { expediteurQuery } from './contact.queries.ts';

export interface Saisie {
  sujet: SujetContact | '';
  nom: string;
  societe: string;
  email: string;
  telephone: string;
  texte: string;
  commande: string;
  /** Nobody sees it. */
  site: string;
}

const VIDE: Saisie = {
  sujet: '',
  nom: '',
  societe: '',
  email: '',
  telephone: '',
  texte: '',
  commande: '',
  site: '',
};

const brouillon = createRemembered('contact', (stored): Partial<Saisie> | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { sujet, texte } = stored as Partial<Saisie>;
  return {
    ...(isSujet(sujet) && { sujet }),
    ...(typeof texte === 'string' && { texte }),
  };
});

export function isSujet(valeur: unknown): valeur is SujetContact {
  return SUJETS_CONTACT.includes(valeur as SujetContact);
}

type Texts = ReturnType<typeof useTexts<'contact'>>;

export function useContact(onEnvoyee: (envoyee: { numero: string; email: string }) => void) {
  const t = useTexts('contact');
  const context = useRouteContext({ from: '__root__' });
  const connu = usePage().session.utilisateur !== undefined;
  const { data: expediteur } = useQuery({ ...expediteurQuery(context), enabled: connu });
  const depart = departOf(useSearch({ strict: false }), t);
  const [saisie, setSaisie] = useState<Saisie>({
    ...VIDE,
    ...depart,
    ...(expediteur && {
      nom: expediteur.nom,
      societe: expediteur.societe,
      email: expediteur.email,
      telephone: expediteur.telephone,
    }),
  });
  useEffect(() => {
    const garde = brouillon.get();
    if (garde && depart.texte === undefined) setSaisie((avant) => ({ ...avant, ...garde }));
    // oxlint-disable-next-line react/exhaustive-deps -- once: later it is this page that writes it
  }, []);
  const change = (partie: Partial<Saisie>) => {
    const apres = { ...saisie, ...partie };
    setSaisie(apres);
    brouillon.set({ sujet: apres.sujet, texte: apres.texte });
  };
  const essai = useRef<{ demande: string; key: string }>(undefined);
  const jointes = useRef(new Map<File, string>());
  const envoi = useMutation({
    mutationFn: async (fichiers: readonly File[]) => {
      const { sujet, commande, site, ...reste } = saisie;
      if (!isSujet(sujet)) throw new TypeError('a topic is chosen before');
      const pieces = await joindre(context.api, fichiers, jointes.current);
      const body = {
        ...reste,
        sujet,
        ...(commande && SUJETS_AVEC_COMMANDE.includes(sujet) && { commande }),
        ...(pieces.length > 0 && { pieces }),
        ...(site && { site }),
      };
      // Tried again where no answer came, it counts once.
      const demande = JSON.stringify(body);
      if (essai.current?.demande !== demande) essai.current = { demande, key: newKey() };
      return context.api.call(envoyerDemande, { body }, { idempotencyKey: essai.current.key });
    },
    onSuccess: ({ numero }) => {
      brouillon.set(null);
      onEnvoyee({ numero, email: saisie.email });
    },
    // A file may have been what was refused.
    onError: () => jointes.current.clear(),
  });
  return { saisie, change, expediteur: expediteur ?? undefined, envoi };
}

/**
 * `?reference=` and `?service=` ask for a price, `?recherche=` for what was not found, `?commande=` is
 * about an order.
 */
function departOf(search: Record<string, unknown>, t: Texts): Partial<Saisie> {
  const { reference, service, recherche, commande, sujet } = search;
  const article = (texte: string) => ({ sujet: 'article', texte }) as const;
  if (typeof reference === 'string') return article(t('texteArticle', { reference }));
  if (typeof service === 'string') return article(t('texteService', { service }));
  if (typeof recherche === 'string') return article(t('texteRecherche', { recherche }));
  if (typeof commande === 'string') return { sujet: 'commande', commande };
  return isSujet(sujet) ? { sujet } : {};
}

/** Files that were taken before are not sent again. */
async function joindre(
  api: Api,
  fichiers: readonly File[],
  jointes: Map<File, string>,
): Promise<string[]> {
  const cles: string[] = [];
  for (const fichier of fichiers) {
    let cle = jointes.get(fichier);
    if (cle === undefined) {
      const data = await toBase64(fichier);
      ({ cle } = await api.call(joindrePiece, { body: { fichier: { data, name: fichier.name } } }));
      jointes.set(fichier, cle);
    }
    cles.push(cle);
  }
  return cles;
}
