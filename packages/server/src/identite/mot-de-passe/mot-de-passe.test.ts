import { expect, test } from 'vitest';
import { hacherMotDePasse, isMotDePasse } from './mot-de-passe.ts';

test('the right password is recognised, another is not', async () => {
  const empreinte = await hacherMotDePasse('scie à onglet 305');
  expect(empreinte).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isMotDePasse('scie à onglet 305', empreinte)).toBe(true);
  expect(await isMotDePasse('scie a onglet 305', empreinte)).toBe(false);
  expect(await isMotDePasse('', empreinte)).toBe(false);
});

test('one letter written in two ways is one letter', async () => {
  const empreinte = await hacherMotDePasse('é'.normalize('NFD').repeat(12));
  expect(await isMotDePasse('é'.normalize('NFC').repeat(12), empreinte)).toBe(true);
});

test('the same password is kept differently each time', async () => {
  expect(await hacherMotDePasse('a')).not.toBe(await hacherMotDePasse('a'));
});

test.each([null, undefined, '', 'plain', '$argon2id$v=19$m=1,t=1,p=1$$'])(
  'without a right empreinte (%s) nobody gets in',
  async (empreinte) => {
    expect(await isMotDePasse('x', empreinte)).toBe(false);
  },
);

test('someone unknown takes as long to refuse as someone known', async () => {
  const empreinte = await hacherMotDePasse('x');
  const times = { known: Infinity, unknown: Infinity };
  // The shortest of several: whatever else the machine does only adds to a time.
  for (let round = 0; round < 12; round++) {
    times.known = Math.min(times.known, await timed(empreinte));
    times.unknown = Math.min(times.unknown, await timed(null));
  }
  expect(times.unknown).toBeGreaterThan(times.known / 2);
  expect(times.unknown).toBeLessThan(times.known * 2);
});

async function timed(empreinte: string | null): Promise<number> {
  const started = performance.now();
  await isMotDePasse('y', empreinte);
  return performance.now() - started;
}
