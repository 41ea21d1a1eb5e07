/** The mails around a call: to who makes it, to who is called, and where it is given up. */
import type { Rappel } from '@comptoir/contract/contact/contacts.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import { DEFAULT_LOCALE, type Locale } from '@comptoir/contract/words/locales.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import type { Courrier } from '../../courrier/envoi.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { PersonneQuiAppelle } from './interlocuteurs.sql.ts';

function valeurs(rappel: Rappel, { nom, compte }: PersonneQuiAppelle, langue: Locale) {
  const t = MOTS[langue];
  return {
    numero: rappel.numero,
    jour: jourDate(langue, rappel.jour),
    heure: formatHeure(langue, rappel.heure),
    telephone: formatTelephone(rappel.telephone),
    sujet: t(`rappel.sujets.${rappel.sujet}`),
    nom,
    client: compte.libelle,
    code: compte.code,
    enseigne: enseigne.nom,
  };
}

interface Demandeur {
  personne: PersonneQuiAppelle;
  /** Who calls. */
  a: string;
}

/** The staff reads French; an answer goes to who asked. */
export function courrierDemande(
  rappel: Rappel,
  { personne, a, texte, langue }: Demandeur & { texte: string; langue: Locale },
): Courrier {
  const t = MOTS[DEFAULT_LOCALE];
  const mots = { ...valeurs(rappel, personne, DEFAULT_LOCALE), texte, langue };
  return {
    a,
    repondreA: personne.email,
    sujet: t('rappel.demande.sujet', mots),
    texte: t('rappel.demande.texte', mots),
    langue: DEFAULT_LOCALE,
  };
}

export function courrierConfirmation(rappel: Rappel, personne: PersonneQuiAppelle): Courrier {
  const { langue, email } = personne;
  const t = MOTS[langue];
  const qui = rappel.nom || t(`rappel.genres.${rappel.genre}`);
  const mots = { ...valeurs(rappel, personne, langue), qui: capitale(qui) };
  return {
    a: email,
    repondreA: enseigne.supportDigital.email,
    sujet: t('rappel.confirmation.sujet', mots),
    texte: t('rappel.confirmation.texte', mots),
    langue,
  };
}

export function courrierAnnulation(rappel: Rappel, { personne, a }: Demandeur): Courrier {
  const t = MOTS[DEFAULT_LOCALE];
  const mots = valeurs(rappel, personne, DEFAULT_LOCALE);
  return {
    a,
    repondreA: personne.email,
    sujet: t('rappel.annulation.sujet', mots),
    texte: t('rappel.annulation.texte', mots),
    langue: DEFAULT_LOCALE,
  };
}

const capitale = (texte: string) => texte.charAt(0).toUpperCase() + texte.slice(1);
