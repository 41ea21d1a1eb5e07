/**
 * Plans of the cut lists that a write brings. They are made in a process apart, before anything is
 * locked; which lists there are is sometimes known under the lock only, where lines meet: nothing of
 * that attempt stays, the lists are planned, and the write is begun again.
 */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { nombrePieces } from '@comptoir/contract/decoupe/piece.ts';
import {
  compterTravail,
  planifierCoupe,
  type Piece,
} from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { cleDeListe, debitConnu, debiterPour } from './debit.ts';
import type { DemandeDebit } from './debit.travail.ts';

export interface Plans {
  /** What a list comes to; as if one unit held all of it while its plan is still to be made. */
  travailOf(pieces: readonly Piece[], matiere: Matiere): TravailCoupe;
  /** Throws while one is: before anything is locked, and again before anything is committed. */
  verifier(): void;
}

/** Planned at once: two pieces take half a millisecond, a length off a coil is a sum. */
const PIECES_SIMPLES = 2;
const MAX_SIMPLES = 10;
/** In one piece of work: the hardest take half a second each. */
const LISTES_A_LA_FOIS = 10;
/** Others may change the basket between two attempts, but not for ever. */
const MAX_ESSAIS = 6;

/** `qui` waits for them: see visiteurOf. `work` may run several times, and verifies what it writes. */
export async function avecPlans<T>(qui: string, work: (plans: Plans) => Promise<T>): Promise<T> {
  const faits = new Map<string, TravailCoupe>();
  for (let essai = 1; essai <= MAX_ESSAIS; essai++) {
    const manquants = new Map<string, DemandeDebit>();
    const fini = await essayer(work, createPlans(faits, manquants), manquants);
    if (fini) return fini.resultat;
    await planifier(qui, manquants, faits);
  }
  throw refus('service-indisponible');
}

async function essayer<T>(
  work: (plans: Plans) => Promise<T>,
  plans: Plans,
  manquants: ReadonlyMap<string, DemandeDebit>,
): Promise<{ resultat: T } | undefined> {
  let resultat: T;
  try {
    resultat = await work(plans);
  } catch (error) {
    // Whatever was refused: it was looked at with plans that are not made.
    if (manquants.size > 0) return undefined;
    throw error;
  }
  if (manquants.size > 0) throw new Error('a cut list was written without its plan');
  return { resultat };
}

function createPlans(
  faits: Map<string, TravailCoupe>,
  manquants: Map<string, DemandeDebit>,
): Plans {
  let simples = 0;
  return {
    travailOf(pieces, matiere) {
      const cle = cleDeListe(pieces, matiere);
      const fait = faits.get(cle) ?? debitConnu(cle);
      if (fait) return fait;
      if (isSimple(pieces, matiere) && simples++ < MAX_SIMPLES) {
        const travail = compterTravail(pieces, planifierCoupe(pieces, matiere));
        faits.set(cle, travail);
        return travail;
      }
      manquants.set(cle, { pieces, matiere });
      const nombre = nombrePieces(pieces);
      return { pieces: nombre, unites: 1, borne: 1, coupes: 0, longueurCoupee: 0, chute: 0 };
    },
    verifier() {
      if (manquants.size > 0) throw new Error('a cut list is still to be planned');
    },
  };
}

function isSimple(pieces: readonly Piece[], { debit }: Matiere): boolean {
  return debit === 'metre' || nombrePieces(pieces) <= PIECES_SIMPLES;
}

async function planifier(
  qui: string,
  manquants: ReadonlyMap<string, DemandeDebit>,
  faits: Map<string, TravailCoupe>,
): Promise<void> {
  const debiter = debiterPour(qui);
  const restants = [...manquants];
  while (restants.length > 0) {
    const partie = restants.splice(0, LISTES_A_LA_FOIS);
    const plans = await Promise.all(
      partie.map(([, { pieces, matiere }]) => debiter(pieces, matiere)),
    );
    partie.forEach(([cle], rang) => {
      const plan = plans[rang];
      // They were read for this very matiere.
      if (!plan) throw new Error(`a list that cannot be cut: ${cle}`);
      faits.set(cle, plan);
    });
  }
}
