/** The mails around a request: to the service, to who wrote, and the answer. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { DEFAULT_LOCALE, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Courrier } from '../courrier/envoi.ts';
import { MOTS } from '../courrier/mots.ts';
import type { DemandeEcrite } from './demande-ecrite.ts';

const SIGNATURE = {
  enseigne: enseigne.nom,
  telephone: enseigne.contact.telephone.libelle,
};

export interface DemandeEnvoyee extends DemandeEcrite {
  numero: string;
  /** Its number. */
  commande: string | null;
  pieces: readonly { nom: string; octets: number }[];
}

/** The staff answers it from their own mail program, or by `npm run contact`. */
export function courrierService(demande: DemandeEnvoyee): Courrier {
  const t = MOTS[DEFAULT_LOCALE];
  const { commande, pieces, societe, telephone, sujet } = demande;
  const rien = t('contact.service.rien');
  const ko = (octets: number) => formatNombre(DEFAULT_LOCALE, Math.ceil(octets / 1024), 0);
  return {
    a: enseigne.supportDigital.email,
    repondreA: demande.email,
    sujet: t('contact.service.sujet', {
      numero: demande.numero,
      objet: t(`contact.sujets.${sujet}`),
    }),
    texte: t('contact.service.texte', {
      numero: demande.numero,
      nom: demande.nom,
      email: demande.email,
      langue: demande.langue,
      texte: demande.texte,
      objet: t(`contact.sujets.${sujet}`),
      societe: societe || rien,
      telephone: telephone || rien,
      commande: commande ?? rien,
      pieces: pieces.map(({ nom, octets }) => `${nom} (${ko(octets)} ko)`).join(', ') || rien,
    }),
    langue: DEFAULT_LOCALE,
  };
}

/**
 * Nothing that was typed is in it: anyone can give anyone's address, and the shop must not carry
 * words to a stranger.
 */
export function accuseReception({
  numero,
  email,
  langue,
  sujet,
  pieces,
}: DemandeEnvoyee): Courrier {
  const t = MOTS[langue];
  const valeurs = { ...SIGNATURE, numero, objet: t(`contact.sujets.${sujet}`) };
  return {
    a: email,
    repondreA: enseigne.supportDigital.email,
    sujet: t('contact.accuse.sujet', valeurs),
    texte: t('contact.accuse.texte', { ...valeurs, pieces: pieces.length }),
    langue,
  };
}

export interface ReponseContact {
  numero: string;
  email: string;
  langue: Locale;
  demande: string;
  reponse: string;
  auteur: string;
}

export function courrierReponse({ email, langue, ...reponse }: ReponseContact): Courrier {
  const t = MOTS[langue];
  return {
    a: email,
    repondreA: enseigne.supportDigital.email,
    sujet: t('contact.reponse.sujet', reponse),
    texte: t('contact.reponse.texte', { ...SIGNATURE, ...reponse }),
    langue,
  };
}
