/**
 * How many boards a cut list takes. Planning one may keep a processor busy for a third of a second,
 * and anyone may ask: it is done apart, and what was planned lately is not planned again.
 */
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
/** All that one kitchen asks. */
const PLANIFIER = defineTravail<typeof planifier>(new URL('./debit.travail.ts', import.meta.url), {
  maxMs: 20_000,
});

interface Lot {
  demandes: DemandeDebit[];
  travaux: Promise<(TravailCoupe | undefined)[]>;
}

/** `qui` waits for them: see visiteurDe. */
export function createDebit(): { debiterPour(qui: string): Debiter } {
  const gardes = new Map<string, Promise<TravailCoupe | undefined>>();

  return {
    debiterPour(qui) {
      let lot: Lot | undefined;

      /** What is asked in one go is planned in one go. */
      function ask(demande: DemandeDebit): Promise<TravailCoupe | undefined> {
        const { demandes, travaux: faits } = (lot ??= ouvrir());
        const rang = demandes.push(demande) - 1;
        return faits.then((travaux) => travaux[rang]);
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
        const cle = `${cleDeMatiere(matiere)} ${writeTraitCoupe(pieces)}`;
        const garde = gardes.get(cle) ?? ask({ pieces, matiere });
        // In the order they were last asked for.
        gardes.delete(cle);
        gardes.set(cle, garde);
        const [ancien] = gardes.keys();
        if (gardes.size > MAX_GARDES && ancien !== undefined) gardes.delete(ancien);
        garde.catch(() => gardes.delete(cle));
        return garde;
      };
    },
  };
}
