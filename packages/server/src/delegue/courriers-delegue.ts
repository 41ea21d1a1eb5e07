/** Mails a delegate has the shop send to customers: they name the delegate, who gets answers. */
import type { Montant } from '@comptoir/contract/argent.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../courrier/composer.ts';
import type { Courrier } from '../courrier/envoi.ts';
import { MOTS } from '../courrier/mots.ts';
import type { DelegueEnvoyeur } from './remises/remises.sql.ts';

interface Destination {
  a: string;
  langue: Locale;
}

type Genre = 'avis' | 'identifiants' | 'remise';

function rediger(
  genre: Genre,
  vers: Destination,
  delegue: DelegueEnvoyeur,
  lien: string,
  valeurs: Record<string, string | number>,
): Courrier {
  const t = MOTS[vers.langue];
  const toutes = { ...valeurs, delegue: delegue.nom, enseigne: enseigne.nom };
  const courrier = composer({
    ...vers,
    sujet: t(`delegue.${genre}.sujet`, toutes),
    texte: t(`delegue.${genre}.texte`, toutes),
    bouton: { libelle: t(`delegue.${genre}.bouton`, toutes), url: lien },
    suite: t(`delegue.${genre}.suite`, toutes),
  });
  return { ...courrier, repondreA: delegue.email };
}

export function courrierIdentifiants(
  vers: Destination,
  delegue: DelegueEnvoyeur,
  { identifiant, lien }: { identifiant: string; lien: string },
): Courrier {
  return rediger('identifiants', vers, delegue, lien, { identifiant });
}

/** To the person's own address, when the link went to another. */
export function avisDeRenvoi(
  vers: Destination,
  delegue: DelegueEnvoyeur,
  { email, lien }: { email: string; lien: string },
): Courrier {
  return rediger('avis', vers, delegue, lien, { email });
}

export interface ContenuCourrierRemise {
  client: string;
  mot: string;
  lien: string;
  lignes: number;
  totalHT: Montant;
  expireLe: Date;
}

export function courrierRemise(
  vers: Destination,
  delegue: DelegueEnvoyeur,
  { mot, lien, lignes, totalHT, expireLe, client }: ContenuCourrierRemise,
): Courrier {
  const t = MOTS[vers.langue];
  return rediger('remise', vers, delegue, lien, {
    client,
    mot: mot === '' ? t('delegue.remise.sans-mot') : mot,
    lignes,
    total: formatArgent(vers.langue, totalHT),
    date: formatDate(expireLe),
  });
}
