/**
 * How many boards a cut list takes. Planning one may keep a processor busy for half a second, and
 * anyone may ask: it is done apart, and what was planned lately is not planned again.
 */
import { createLru } from '@comptoir/contract/lru.ts';
import { cleDeMatiere, type Piece } from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { defineTravail } from '../travaux/travail.ts';
import { travaux } from '../travaux/travaux.ts';
import type planifier from './debit.travail.ts';
import type { DemandeDebit } from './debit.travail.ts';

/** Undefined: they cannot be cut from it. */
export type Debiter = (
  pieces: readonly Piece[],
  matiere: Matiere,
) => Promise<TravailCoupe | undefined>;

/** Lists kept, of some 200 bytes. */
const MAX_GARDES = 2000;
/** All that one kitchen asks, or a part of what a basket does. */
const PLANIFIER = defineTravail<typeof planifier>(new URL('./debit.travail.ts', import.meta.url), {
  maxMs: 20_000,
});

interface Garde {
  promis: Promise<TravailCoupe | undefined>;
  /** Once it is made. */
  fait?: TravailCoupe | undefined;
}

interface Lot {
  demandes: DemandeDebit[];
  travaux: Promise<(TravailCoupe | undefined)[]>;
}

const gardes = createLru<string, Garde>({ max: MAX_GARDES });

/** `qui` waits for them: see visiteurOf. */
export function debiterPour(qui: string): Debiter {
  let lot: Lot | undefined;

  /** What is asked in one go is planned in one go. */
  function ask(demande: DemandeDebit): Garde {
    const { demandes, travaux: faits } = (lot ??= ouvrir());
    const rang = demandes.push(demande) - 1;
    const garde: Garde = { promis: faits.then((plans) => (garde.fait = plans[rang])) };
    return garde;
  }

  function ouvrir(): Lot {
    const demandes: DemandeDebit[] = [];
    const faits = Promise.resolve().then(() => {
      lot = undefined;
      return travaux.faire(qui, PLANIFIER, demandes);
    });
    return { demandes, travaux: faits };
  }

  return (pieces, matiere) => {
    const cle = cleDeListe(pieces, matiere);
    const connu = gardes.get(cle);
    if (connu) return connu.promis;
    const garde = ask({ pieces, matiere });
    gardes.set(cle, garde);
    garde.promis.catch(() => gardes.delete(cle));
    return garde.promis;
  };
}

/** The plan of a list that was planned lately; undefined for any other. */
export function debitConnu(cle: string): TravailCoupe | undefined {
  return gardes.peek(cle)?.fait;
}

export function cleDeListe(pieces: readonly Piece[], matiere: Matiere): string {
  return `${cleDeMatiere(matiere)} ${writeTraitCoupe(pieces)}`;
}
