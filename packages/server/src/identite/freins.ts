/**
 * Guessing passwords takes longer and longer: by identifier, whoever tries from wherever, and by
 * address, whomever it tries. A few mistakes of a tired buyer cost nothing.
 */
import { createHash } from 'node:crypto';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Db } from '../db/pool.ts';
import { deleteEchecs, findEchecs, noterEchec, oublierEchecs, type Echecs } from './freins.sql.ts';

const LIBRES = { identifiant: 5, adresse: 30, envois: 30 };
const MAX_SECONDES = 900;
const OUBLI_SECONDES = 86_400;
const OUBLI_ENVOIS_SECONDES = 3_600;

export interface Essai {
  identifiant: string;
  /** Of the network. */
  adresse: string;
}

/** Seconds to wait after so many failures: 2, 4, 8… up to a quarter of an hour. */
export function attenteApres(nombre: number, libres: number): number {
  return nombre < libres ? 0 : Math.min(MAX_SECONDES, 2 ** (nombre - libres + 1));
}

export interface Frein {
  /** Refuses with trop-de-tentatives while one has to wait. */
  verifier(db: Db): Promise<void>;
  echouer(db: Db): Promise<void>;
  reussir(db: Db): Promise<void>;
}

export function createFrein({ identifiant, adresse }: Essai): Frein {
  const sienne = parIdentifiant(identifiant);
  const parAdresse = hash(`adresse ${adresse}`);
  return {
    async verifier(db) {
      const [sien, voisins] = await Promise.all([
        findEchecs(db, sienne),
        findEchecs(db, parAdresse),
      ]);
      const secondes = Math.max(resteA(sien, LIBRES.identifiant), resteA(voisins, LIBRES.adresse));
      if (secondes > 0) throw refus('trop-de-tentatives', { secondes });
    },
    echouer: (db) => noterEchec(db, [sienne, parAdresse], OUBLI_SECONDES),
    // Not the address: who owns one account must not clear the way to try the others.
    reussir: (db) => oublierEchecs(db, [sienne]),
  };
}

/** Who owns the address chose another password: what was tried before no longer holds him up. */
export async function oublierEchecsDe(db: Db, identifiants: readonly string[]): Promise<void> {
  await oublierEchecs(db, identifiants.map(parIdentifiant));
}

export interface FreinEnvois {
  /** Refuses with trop-de-requetes while one has to wait. */
  verifier(db: Db): Promise<void>;
  compter(db: Db): Promise<void>;
}

/** Mails that anyone makes us send to anyone: so many from one address of the network, then slower. */
export function createFreinEnvois(adresse: string): FreinEnvois {
  const cle = hash(`envois ${adresse}`);
  return {
    async verifier(db) {
      const reste = resteA(await findEchecs(db, cle), LIBRES.envois, OUBLI_ENVOIS_SECONDES);
      if (reste > 0) throw refus('trop-de-requetes', { secondes: reste });
    },
    compter: (db) => noterEchec(db, [cle], OUBLI_ENVOIS_SECONDES),
  };
}

function resteA(echecs: Echecs | undefined, libres: number, oubli = OUBLI_SECONDES): number {
  if (!echecs || echecs.depuis > oubli) return 0;
  return Math.max(0, Math.ceil(attenteApres(echecs.nombre, libres) - echecs.depuis));
}

function parIdentifiant(identifiant: string): Buffer {
  return hash(`identifiant ${identifiant}`);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** How many were deleted. */
export function cleanEchecs(db: Db): Promise<number> {
  return deleteEchecs(db, OUBLI_SECONDES);
}
