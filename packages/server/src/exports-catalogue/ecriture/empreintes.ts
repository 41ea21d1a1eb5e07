/**
 * What articles looked like in the export before: twenty bytes each, of which number, digest and net
 * price. A hundred thousand are two megabytes, kept with the export.
 */
import { createHash } from 'node:crypto';
import { unitsOf } from '@comptoir/contract/argent.ts';
import type { Fiche } from './fiche.ts';

const TAILLE = 20;
const SANS_PRIX = -1n;

export interface Avant {
  condense: bigint;
  /** In ten-thousandths; null where it had none. */
  prix: bigint | null;
}

export interface Empreintes {
  ajouter(fiche: Fiche): void;
  octets(): Buffer;
}

export function createEmpreintes(total: number): Empreintes {
  const octets = Buffer.alloc(total * TAILLE);
  let n = 0;
  return {
    ajouter(fiche) {
      const place = n++ * TAILLE;
      octets.writeUInt32LE(fiche.id, place);
      octets.writeBigUInt64LE(condenseOf(fiche), place + 4);
      octets.writeBigInt64LE(prixOf(fiche) ?? SANS_PRIX, place + 12);
    },
    octets: () => octets.subarray(0, n * TAILLE),
  };
}

export interface EmpreintesLues {
  find(id: number): Avant | undefined;
  ids(): number[];
}

export function readEmpreintes(octets: Buffer): EmpreintesLues {
  const places = new Map<number, number>();
  for (let place = 0; place + TAILLE <= octets.length; place += TAILLE) {
    places.set(octets.readUInt32LE(place), place);
  }
  return {
    find(id) {
      const place = places.get(id);
      if (place === undefined) return undefined;
      const prix = octets.readBigInt64LE(place + 12);
      return {
        condense: octets.readBigUInt64LE(place + 4),
        prix: prix === SANS_PRIX ? null : prix,
      };
    },
    ids: () => [...places.keys()],
  };
}

export function prixOf({ tarif }: Fiche): bigint | null {
  return tarif && unitsOf({ montant: tarif.netHT, devise: tarif.devise });
}

/** Stock is left out: it changes every hour, and what is sold does not with it. */
export function condenseOf({ stock: _stock, changement: _changement, ...fiche }: Fiche): bigint {
  const texte = JSON.stringify({ ...fiche, noeud: fiche.noeud.code });
  return createHash('sha1').update(texte).digest().readBigUInt64LE(0);
}
