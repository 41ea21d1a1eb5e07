/**
 * Where the bytes of an export go: slices of a megabyte, in the database, so that any server of the
 * shop sends them and a copy of the database holds them.
 */
import { createGzip, type Gzip } from 'node:zlib';
import type { Db } from '../../db/pool.ts';
import { insertPartie, type Essai, type FichierExport } from './ecriture.sql.ts';
import type { Sortie } from './fiche.ts';

export interface Depot {
  sortie: Sortie;
  /** To be awaited now and then: what was written leaves memory. */
  vider(): Promise<void>;
  /** Bytes of the whole file, as it is opened. */
  fin(): Promise<number>;
}

const TRANCHE = 1024 * 1024;
/** Compressed at once. */
const LOT = 256 * 1024;
const RIEN = new Uint8Array();
/** Half the time of the default, for some percent more. */
const LEVEL = 4;

interface DepotOptions {
  db: Db;
  essai: Essai;
  fichier: FichierExport;
  isGzip: boolean;
}

export function createDepot({ db, essai, fichier, isGzip }: DepotOptions): Depot {
  let recus: Uint8Array[] = [];
  let prets: Uint8Array[] = [];
  let pretes = 0;
  let taille = 0;
  let rang = 0;
  const gzip = isGzip ? createGzip({ level: LEVEL }) : undefined;
  const garder = (octets: Uint8Array) => {
    prets.push(octets);
    pretes += octets.length;
  };
  gzip?.on('data', garder);

  /** A little at a time: the end of some formats comes all at once. */
  async function comprimer(): Promise<void> {
    const lots = recus;
    recus = [];
    for (let debut = 0; debut < lots.length;) {
      const lot: Uint8Array[] = [];
      for (let octets = 0; debut < lots.length && octets < LOT; debut++) {
        const un = lots[debut] as Uint8Array;
        lot.push(un);
        octets += un.length;
        lots[debut] = RIEN;
      }
      const entier = Buffer.concat(lot);
      taille += entier.length;
      if (gzip) await writeGzip(gzip, entier);
      else garder(entier);
      await deposer(false);
    }
  }

  /** Less than a slice waits for more, unless nothing comes. */
  async function deposer(isFini: boolean): Promise<void> {
    while (pretes >= TRANCHE || (isFini && pretes > 0)) {
      const octets = Buffer.concat(prets);
      const tranche = octets.subarray(0, TRANCHE);
      const reste = octets.subarray(TRANCHE);
      prets = reste.length > 0 ? [reste] : [];
      pretes = reste.length;
      await insertPartie(db, essai, { fichier, rang: rang++, octets: tranche });
    }
  }

  return {
    sortie: (contenu) =>
      void recus.push(typeof contenu === 'string' ? Buffer.from(contenu) : contenu),
    vider: comprimer,
    async fin() {
      await comprimer();
      if (gzip) await endGzip(gzip);
      await deposer(true);
      return taille;
    },
  };
}

function writeGzip(gzip: Gzip, octets: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    gzip.write(octets, (error) => (error ? reject(error) : resolve()));
  });
}

function endGzip(gzip: Gzip): Promise<void> {
  return new Promise((resolve, reject) => {
    gzip.once('end', resolve).once('error', reject);
    gzip.end();
  });
}
