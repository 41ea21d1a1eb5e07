import { deflateRawSync } from 'node:zlib';
import { ajouterElement } from '@comptoir/contract/cuisine/changer-plan.ts';
import { MODELES, planDuModele } from '@comptoir/contract/cuisine/modeles.ts';
import { expect, test } from 'vitest';
import { writeFragment, readFragment } from './partage.ts';

const fragment = (value: unknown) =>
  `#p=${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

test.each(MODELES)('the room « %s » comes back from its link as it went', async (modele) => {
  const plan = planDuModele(modele, 'Chez Zoë, 2ᵉ étage 🏠');
  expect(await readFragment(await writeFragment(plan))).toEqual(plan);
});

test('a large plan fits the address line of every browser', async () => {
  let plan = planDuModele('ilot', 'Cantine');
  plan = {
    ...plan,
    piece: {
      ...plan.piece,
      coins: [
        { x: 0, y: 0 },
        { x: 20_000, y: 0 },
        { x: 20_000, y: 20_000 },
        { x: 0, y: 20_000 },
      ],
    },
  };
  for (let i = 0; i < 100; i += 1) plan = ajouterElement(plan, 'bas-porte')?.plan ?? plan;
  expect(plan.elements.length).toBeGreaterThan(60);
  const lien = await writeFragment(plan);
  expect(lien.length).toBeLessThan(4000);
  expect(await readFragment(lien)).toEqual(plan);
});

test.each([
  ['cut short', async () => (await writeFragment(planDuModele('en-l', ''))).slice(0, -40)],
  ['not base64', () => '#p=%%%'],
  ['empty', () => '#p='],
  ['not JSON', () => fragment('bonjour')],
  ['not a plan', () => fragment({ version: 1 })],
  ['a plan of another version', () => fragment({ ...planDuModele('en-l', ''), version: 2 })],
  ['a bomb', () => fragment('0'.repeat(50_000_000))],
])('a link that is %s is refused', async (_, lien) => {
  expect(await readFragment(await lien())).toBeUndefined();
});

test('cabinets written into one another are set apart', async () => {
  const plan = planDuModele('en-i', '');
  const [a, b] = plan.elements;
  if (!a || !b) throw new Error('the room has no cabinets');
  const lu = await readFragment(fragment({ ...plan, elements: [a, { ...b, position: 300 }] }));
  expect(lu?.elements.map(({ position }) => position)).toEqual([0, 600]);
});
