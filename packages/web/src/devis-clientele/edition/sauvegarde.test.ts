import { expect, test } from 'vitest';
import { documentVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { creerSauvegarde, type EtatSauvegarde, type Issue } from './sauvegarde.ts';

const vide = documentVide({ langue: 'fr', devise: 'EUR', date: '2026-11-18' });
const ecrit = (notes: string): DocumentDevis => ({ ...vide, notes });

/** A shop that answers what it is told to, in turn. */
function essai(...issues: Issue[]) {
  const recus: string[] = [];
  const gardes: string[] = [];
  const etats: EtatSauvegarde[] = [];
  const sauvegarde = creerSauvegarde({
    version: '7-1',
    envoyer: (document, version) => {
      recus.push(`${version} ${document.notes}`);
      return Promise.resolve(issues.shift() ?? { version: '7-9' });
    },
    garder: ({ version, document }) => void gardes.push(`${version} ${document.notes}`),
    oublier: () => void gardes.push('-'),
    onEtat: (etat) => void etats.push(etat),
    pauseMs: 100_000,
    repriseMs: 100_000,
  });
  return { sauvegarde, recus, gardes, etats };
}

test('what is typed is kept at once and sent once, on the version before', async () => {
  const { sauvegarde, recus, gardes, etats } = essai({ version: '7-2' }, { version: '7-3' });
  sauvegarde.changer(ecrit('P'));
  sauvegarde.changer(ecrit('Po'));
  await sauvegarde.maintenant();
  sauvegarde.changer(ecrit('Pos'));
  await sauvegarde.maintenant();
  await sauvegarde.maintenant();
  expect(recus).toEqual(['7-1 Po', '7-2 Pos']);
  expect(gardes).toEqual(['7-1 P', '7-1 Po', '-', '7-2 Pos', '-']);
  expect(etats.at(-1)).toBe('a-jour');
  sauvegarde.arreter();
});

test('without a connection it stays, and goes once there is one', async () => {
  const { sauvegarde, recus, gardes, etats } = essai('hors-ligne', { version: '7-2' });
  sauvegarde.changer(ecrit('A'));
  await sauvegarde.maintenant();
  expect(etats.at(-1)).toBe('hors-ligne');
  expect(gardes).toEqual(['7-1 A']);
  await sauvegarde.maintenant();
  expect(recus).toEqual(['7-1 A', '7-1 A']);
  expect(etats.at(-1)).toBe('a-jour');
  sauvegarde.arreter();
});

test('what another wrote is never overwritten unseen', async () => {
  const { sauvegarde, recus, etats } = essai('conflit', { version: '7-6' });
  sauvegarde.changer(ecrit('A'));
  await sauvegarde.maintenant();
  expect(etats.at(-1)).toBe('conflit');
  sauvegarde.changer(ecrit('AB'));
  await sauvegarde.maintenant();
  expect(recus).toEqual(['7-1 A']);
  sauvegarde.imposer('7-5');
  await sauvegarde.maintenant();
  expect(recus).toEqual(['7-1 A', '7-5 AB']);
  expect(etats.at(-1)).toBe('a-jour');
  sauvegarde.arreter();
});

test('asked for several times at once, it sends one after the other on the version before', async () => {
  let enVol = 0;
  let numero = 1;
  const recus: string[] = [];
  const sauvegarde = creerSauvegarde({
    version: '7-1',
    async envoyer(document, version) {
      enVol += 1;
      expect(enVol).toBe(1);
      recus.push(`${version} ${document.notes}`);
      await Promise.resolve();
      enVol -= 1;
      numero += 1;
      return { version: `7-${numero}` };
    },
    garder: () => undefined,
    oublier: () => undefined,
    onEtat: () => undefined,
    pauseMs: 100_000,
    repriseMs: 100_000,
  });
  sauvegarde.changer(ecrit('A'));
  const premiere = sauvegarde.maintenant();
  sauvegarde.changer(ecrit('AB'));
  // The connection is back and the page is left at the same moment.
  const autres = [sauvegarde.maintenant(), sauvegarde.maintenant()];
  await premiere;
  sauvegarde.changer(ecrit('ABC'));
  await Promise.all([...autres, sauvegarde.maintenant()]);
  await sauvegarde.maintenant();
  expect(recus).toEqual(['7-1 A', '7-2 AB', '7-3 ABC']);
  sauvegarde.arreter();
});
