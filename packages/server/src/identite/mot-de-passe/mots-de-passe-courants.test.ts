import { expect, test } from 'vitest';
import { isCourant, refuserFaible } from './mots-de-passe-courants.ts';

const QUI = { prenom: 'Hélène', nom: 'Morel', email: 'h@morel.test' };

test.each([
  'qwertyuiop',
  'Password1234',
  '!!sunshine!!2026',
  'P@ssw0rd-1234',
  '2026-Sup3rman-2026',
])('%s is a common one', async (motDePasse) => expect(await isCourant(motDePasse)).toBe(true));

test.each(['scie-onglet-305', 'rabot-varlope-guillaume', ''])('%s is not', async (motDePasse) =>
  expect(await isCourant(motDePasse)).toBe(false),
);

test.each([
  ['Password1234', 'courant'],
  ['trop court', 'court'],
  ['helene-morel', 'personnel'],
  ['aaaaaaaaaaaa', 'repetitif'],
])('%s is refused as %s', async (motDePasse, raison) => {
  await expect(refuserFaible(motDePasse, QUI)).rejects.toMatchObject({
    code: 'mot-de-passe-faible',
    data: { raison },
  });
});

test('a good one passes', async () => {
  await expect(refuserFaible('rabot-varlope-guillaume', QUI)).resolves.toBeUndefined();
});
