/**
 * What strangers may try, send or store takes longer and longer. Everything is counted before it is
 * tried, so that a thousand tries sent together are a thousand tries. A few mistakes of a tired
 * buyer cost nothing.
 */
import { createHash } from 'node:crypto';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Db } from '../../db/pool.ts';
import {
  compter,
  decompter,
  deleteConnexionsConnues,
  deleteEchecs,
  isConnue,
  oublierEchecs,
  retenirConnexion,
  type Mesure,
} from './freins.sql.ts';

const MAX_SECONDES = 900;
const JOUR = 86_400;
const HEURE = 3_600;
const JOURS_CONNUE = 90;

const MESURES = {
  identifiant: { libres: 5, maxSecondes: MAX_SECONDES, oubliSecondes: JOUR },
  adresse: { libres: 30, maxSecondes: MAX_SECONDES, oubliSecondes: JOUR },
  envois: { libres: 30, maxSecondes: MAX_SECONDES, oubliSecondes: HEURE },
  destinataire: { libres: 10, maxSecondes: MAX_SECONDES, oubliSecondes: HEURE },
} satisfies Record<string, Mesure>;

export interface Essai {
  identifiant: string;
  /** The address of the network. */
  adresse: string;
}

export interface Frein {
  /** Counts the try, or refuses it with trop-de-tentatives. */
  essayer(db: Db): Promise<void>;
  /** It was right: it does not count. */
  pardonner(db: Db): Promise<void>;
  /** The right password: all is forgotten, and this place is known from now on. */
  reussir(db: Db): Promise<void>;
}

/**
 * Guessing, by address of the network whomever it tries, and by identifier whoever tries from
 * wherever. From where someone signed in before, their own mistakes alone count: strangers who try
 * their account elsewhere do not lock them out.
 */
export function createFrein({ identifiant, adresse }: Essai): Frein {
  const sienne = parIdentifiant(identifiant);
  const parAdresse = hash(`adresse ${adresse}`);
  const dIci = hash(`ici ${adresse} ${identifiant}`);
  return {
    async essayer(db) {
      const place = await compter(db, parAdresse, MESURES.adresse);
      if (place > 0) throw refus('trop-de-tentatives', { secondes: place });
      const cle = (await isConnue(db, dIci)) ? dIci : sienne;
      const secondes = await compter(db, cle, MESURES.identifiant);
      if (secondes > 0) throw refus('trop-de-tentatives', { secondes });
    },
    pardonner: (db) => decompter(db, [sienne, dIci, parAdresse]),
    async reussir(db) {
      await oublierEchecs(db, [sienne, dIci]);
      // Not all of the address: who owns one account must not clear the way to try the others.
      await decompter(db, [parAdresse]);
      await retenirConnexion(db, dIci);
    },
  };
}

/** Who owns the address chose another password: what was tried before no longer holds them up. */
export async function oublierEchecsOf(db: Db, identifiants: readonly string[]): Promise<void> {
  await oublierEchecs(db, identifiants.map(parIdentifiant));
}

/** What anyone makes us send to anyone, or keep for them. */
export type Envoi = 'identite' | 'contact' | 'question' | 'fichier' | 'devis-clientele';

export interface Envoyeur {
  /** The address of the network: a session costs nothing. */
  adresse: string;
  /** Who gets the mail; absent for what is stored. */
  destinataire?: string;
}

/** Counts one more, or refuses with trop-de-requetes: so many from one place, so many to one person. */
export async function freinerEnvoi(
  db: Db,
  envoi: Envoi,
  { adresse, destinataire }: Envoyeur,
): Promise<void> {
  const place = await compter(db, hash(`envois ${envoi} ${adresse}`), MESURES.envois);
  if (place > 0) throw refus('trop-de-requetes', { secondes: place });
  if (destinataire === undefined) return;
  const cle = hash(`destinataire ${destinataire.trim().toLowerCase()}`);
  const secondes = await compter(db, cle, MESURES.destinataire);
  if (secondes > 0) throw refus('trop-de-requetes', { secondes });
}

function parIdentifiant(identifiant: string): Buffer {
  return hash(`identifiant ${identifiant}`);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** How many were deleted. */
export async function cleanEchecs(db: Db): Promise<number> {
  const oubliees = await deleteConnexionsConnues(db, JOURS_CONNUE);
  return oubliees + (await deleteEchecs(db, JOUR));
}
