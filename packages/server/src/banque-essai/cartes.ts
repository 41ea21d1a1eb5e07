/** Cards of the test bank, and what comes of each. */
import type { EtatPaiement, MotifRefus } from '@comptoir/contract/paiements/paiements.contract.ts';

export interface Issue {
  etat: Exclude<EtatPaiement, 'ouvert' | 'expire'>;
  motif: MotifRefus | null;
  /** How long the bank thinks, after the buyer has left its page. */
  delaiSecondes: number;
  /** It never calls back: who wants to know has to ask. */
  isMuette: boolean;
}

export interface Carte {
  code:
    | 'acceptee'
    | 'authentification'
    | 'fonds-insuffisants'
    | 'plafond-depasse'
    | 'carte-expiree'
    | 'carte-refusee'
    | 'tardive'
    | 'muette';
  numero: string;
  /** Absent: the buyer is asked for a code first. */
  issue?: Issue;
}

const ACCEPTE: Issue = { etat: 'accepte', motif: null, delaiSecondes: 0, isMuette: false };
const refuse = (motif: MotifRefus): Issue => ({ ...ACCEPTE, etat: 'refuse', motif });

export const CARTES: readonly Carte[] = [
  { code: 'acceptee', numero: '4970 0000 0000 0000', issue: ACCEPTE },
  { code: 'authentification', numero: '4970 0000 0000 0018' },
  {
    code: 'fonds-insuffisants',
    numero: '4970 0000 0000 0026',
    issue: refuse('fonds-insuffisants'),
  },
  { code: 'plafond-depasse', numero: '4970 0000 0000 0034', issue: refuse('plafond-depasse') },
  { code: 'carte-expiree', numero: '4970 0000 0000 0042', issue: refuse('carte-expiree') },
  { code: 'carte-refusee', numero: '4970 0000 0000 0059', issue: refuse('carte-refusee') },
  { code: 'tardive', numero: '4970 0000 0000 0067', issue: { ...ACCEPTE, delaiSecondes: 8 } },
  { code: 'muette', numero: '4970 0000 0000 0075', issue: { ...ACCEPTE, isMuette: true } },
];

/** What the page asks for, as if it had come by text message. */
export const CODE_AUTHENTIFICATION = '123456';

export const ABANDON: Issue = { ...ACCEPTE, etat: 'abandonne' };

export function issueDuCode(code: string): Issue {
  return code.trim() === CODE_AUTHENTIFICATION ? ACCEPTE : refuse('authentification-echouee');
}
