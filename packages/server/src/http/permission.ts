/** The one place that says who may do what. Routes declare what they need (contract/call.ts). */
import type { Acces, CallShape } from '@comptoir/contract/http/call.ts';
import { refus, type CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import type { Acteur } from './acteur.ts';

export type Besoin = Pick<CallShape, 'acces' | 'commande'>;

/** What a person is to a call, whatever else they are. */
type Qui = 'visiteur' | 'acheteur' | 'administrateur' | 'delegueSeul' | 'delegueAgissant';

const OUI = undefined;
/** A visitor can still sign in; anyone else has no business there. */
const NON = 'non-authentifie';
const INTERDIT = 'acces-interdit';
const SANS = 'sans-client';

/** Undefined lets in; an `acces` of the contract without its row does not compile. */
const REFUS: Record<Acces, Record<Qui, CodeErreur | undefined>> = {
  tous: {
    visiteur: OUI,
    acheteur: OUI,
    administrateur: OUI,
    delegueSeul: OUI,
    delegueAgissant: OUI,
  },
  client: {
    visiteur: OUI,
    acheteur: OUI,
    administrateur: OUI,
    delegueSeul: SANS,
    delegueAgissant: OUI,
  },
  personne: {
    visiteur: OUI,
    acheteur: OUI,
    administrateur: OUI,
    delegueSeul: INTERDIT,
    delegueAgissant: INTERDIT,
  },
  acheteur: {
    visiteur: NON,
    acheteur: OUI,
    administrateur: OUI,
    delegueSeul: SANS,
    delegueAgissant: OUI,
  },
  titulaire: {
    visiteur: NON,
    acheteur: OUI,
    administrateur: OUI,
    delegueSeul: INTERDIT,
    delegueAgissant: INTERDIT,
  },
  administrateur: {
    visiteur: NON,
    acheteur: INTERDIT,
    administrateur: OUI,
    delegueSeul: SANS,
    delegueAgissant: INTERDIT,
  },
  delegue: {
    visiteur: NON,
    acheteur: INTERDIT,
    administrateur: INTERDIT,
    delegueSeul: OUI,
    delegueAgissant: OUI,
  },
};

/** Why who may only look does not order. */
export const REFUS_COMMANDE = {
  compte: 'compte-bloque',
  role: 'role-consultation',
} as const satisfies Record<NonNullable<Acteur['consultation']>, CodeErreur>;

export function verifierAcces(acteur: Acteur, besoin: Besoin): void {
  const code = motifDeRefus(acteur, besoin);
  if (code) throw refus(code);
}

/** Undefined: they may. */
export function motifDeRefus(acteur: Acteur, { acces, commande }: Besoin): CodeErreur | undefined {
  // Who may only look orders nothing, whoever asks for them.
  if (commande && acteur.consultation) return REFUS_COMMANDE[acteur.consultation];
  return REFUS[acces][quiEst(acteur)];
}

/** Acting for an administrator makes a delegate no more than a buyer. */
function quiEst({ role, utilisateurId, administrateur }: Acteur): Qui {
  switch (role) {
    case 'Anonyme':
      return 'visiteur';
    case 'Utilisateur':
      return administrateur ? 'administrateur' : 'acheteur';
    case 'Délégué':
      return utilisateurId === undefined ? 'delegueSeul' : 'delegueAgissant';
  }
}
