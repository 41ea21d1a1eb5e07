import { ACCES } from '@comptoir/contract/http/call.ts';
import { expect, test } from 'vitest';
import { ANONYME, type Acteur } from './acteur.ts';
import { motifDeRefus } from './permission.ts';

const acheteur: Acteur = { sessionId: 1, role: 'Utilisateur', utilisateurId: 1, compteId: 1 };
const delegue: Acteur = { sessionId: 2, role: 'Délégué', delegueId: 1 };
const QUI: Record<string, Acteur> = {
  visiteur: ANONYME,
  acheteur,
  administrateur: { ...acheteur, administrateur: true },
  delegueSeul: delegue,
  // Whom they act for never makes a delegate more than a buyer.
  delegueAgissant: { ...delegue, utilisateurId: 1, compteId: 1, administrateur: true },
};

const NON = 'non-authentifie';
const INTERDIT = 'acces-interdit';
const SANS = 'sans-client';

// tous, client, personne, acheteur, titulaire, administrateur, delegue
test.each([
  ['visiteur', [undefined, undefined, undefined, NON, NON, NON, NON]],
  ['acheteur', [undefined, undefined, undefined, undefined, undefined, INTERDIT, INTERDIT]],
  ['administrateur', [undefined, undefined, undefined, undefined, undefined, undefined, INTERDIT]],
  ['delegueSeul', [undefined, SANS, INTERDIT, SANS, INTERDIT, SANS, undefined]],
  ['delegueAgissant', [undefined, undefined, INTERDIT, undefined, INTERDIT, INTERDIT, undefined]],
])('%s', (nom, attendu) => {
  const acteur = QUI[nom];
  if (!acteur) throw new Error(nom);
  expect(ACCES.map((acces) => motifDeRefus(acteur, { acces }))).toEqual(attendu);
});

test('a compte that may only look orders nothing, whoever asks for it', () => {
  for (const acteur of [acheteur, { ...delegue, utilisateurId: 1 }]) {
    const bloque = { ...acteur, consultation: 'compte' } as const;
    expect(motifDeRefus(bloque, { acces: 'acheteur', commande: true })).toBe('compte-bloque');
    expect(motifDeRefus(bloque, { acces: 'acheteur' })).toBeUndefined();
  }
});

test('a person whose role is to look orders nothing, whoever asks for them', () => {
  for (const acteur of [acheteur, { ...delegue, utilisateurId: 1 }]) {
    const consulte = { ...acteur, consultation: 'role' } as const;
    expect(motifDeRefus(consulte, { acces: 'acheteur', commande: true })).toBe('role-consultation');
    expect(motifDeRefus(consulte, { acces: 'acheteur' })).toBeUndefined();
  }
});
