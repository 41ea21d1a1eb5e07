import { beforeEach, expect, test, vi } from 'vitest';

type Saisie = typeof import('./saisie.ts');

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

/** A new page: what is in memory is gone, what is stored stays. */
async function newPage(): Promise<Saisie> {
  vi.resetModules();
  return import('./saisie.ts');
}

let saisie: Saisie;
beforeEach(async () => {
  kept.clear();
  saisie = await newPage();
});

const lues = (...couples: [string, number][]) =>
  couples.map(([reference, quantite]) => ({ reference, quantite }));
const contenu = ({ lignesSaisies }: Saisie) =>
  lignesSaisies().map(({ reference, quantite }) => [reference, quantite]);

test('lines are there again after a reload', async () => {
  saisie.insererLignes(lues(['VBF-05060-ZJ', 2]));
  expect(contenu(await newPage())).toEqual([['VBF-05060-ZJ', 2]]);
});

test('there is always an empty row to type in', () => {
  expect(saisie.readLignes()).toHaveLength(5);
  const [premiere] = saisie.readLignes();
  for (const [at, { id }] of saisie.readLignes().entries()) {
    saisie.modifierLigne(id, { reference: `R-${at}` });
  }
  expect(saisie.readLignes()).toHaveLength(6);
  expect(saisie.readLignes()[0]?.id).toBe(premiere?.id);
});

test('the same code twice is one line with both quantities, said and undoable', () => {
  saisie.insererLignes(lues(['VBF-05060-ZJ', 2]));
  const bilan = saisie.insererLignes(lues(['vbf 05060 zj', 3], ['MSN-300', 1], ['MSN-300', 4]));
  expect(contenu(saisie)).toEqual([
    ['VBF-05060-ZJ', 5],
    ['MSN-300', 5],
  ]);
  expect(bilan).toMatchObject({ prises: 1, reunies: 2 });
  saisie.restaurer(bilan.avant);
  expect(contenu(saisie)).toEqual([['VBF-05060-ZJ', 2]]);
});

test('beyond a thousand lines the rest is kept aside, not lost', () => {
  const toutes = Array.from({ length: 1203 }, (_, at): [string, number] => [`REF-${at}`, at + 1]);
  const { prises, exces } = saisie.insererLignes(lues(...toutes));
  expect(prises).toBe(1000);
  expect(contenu(saisie)).toEqual(toutes.slice(0, 1000));
  expect(exces.map(({ reference, quantite }) => [reference, quantite])).toEqual(toutes.slice(1000));
  expect(saisie.ajouterUnite('AUTRE-1')).toBe('pleine');
});

test('pasted lines come where they were pasted', () => {
  saisie.insererLignes(lues(['A-1', 1], ['B-1', 1]));
  const [, b] = saisie.readLignes();
  saisie.insererLignes(lues(['C-1', 1], ['D-1', 1]), b?.id);
  expect(contenu(saisie).map(([reference]) => reference)).toEqual(['A-1', 'C-1', 'D-1', 'B-1']);
});

test('the same article scanned again adds one', () => {
  expect(saisie.ajouterUnite('3250391234567')).toBe('nouvelle');
  expect(saisie.ajouterUnite('3250391234567')).toBe('augmentee');
  expect(contenu(saisie)).toEqual([['3250391234567', 2]]);
});

test('a removed line and a cleared table come back', () => {
  saisie.insererLignes(lues(['A-1', 1], ['B-1', 2]));
  const [a] = saisie.lignesSaisies();
  saisie.restaurer(saisie.retirerLignes(new Set([a?.id ?? 0])));
  saisie.restaurer(saisie.viderSaisie());
  expect(contenu(saisie)).toEqual([
    ['A-1', 1],
    ['B-1', 2],
  ]);
});

test('a new quantity takes away the note on how it was read', () => {
  saisie.insererLignes([{ reference: 'A-1', quantite: 3, lu: '2,5' }]);
  const [ligne] = saisie.lignesSaisies();
  saisie.modifierLigne(ligne?.id ?? 0, { quantite: 2 });
  expect(saisie.lignesSaisies()[0]).not.toHaveProperty('lu');
});

test('whatever else is in the storage is ignored', async () => {
  kept.set('comptoir.achat-rapide', '[1,null,{"reference":""},{"reference":"A-1","quantite":-3}]');
  expect(contenu(await newPage())).toEqual([['A-1', 1]]);
});

test('lines whose quantity is asked are not put together, and a quantity that is given answers', () => {
  saisie.insererLignes([
    { reference: 'A-1', quantite: 2 },
    { reference: 'a-1', quantite: 0, lu: '1,000', lectures: [1, 1000] },
  ]);
  const [, asked] = saisie.lignesSaisies();
  expect(saisie.lignesSaisies()).toHaveLength(2);
  saisie.modifierLigne(asked?.id ?? 0, { quantite: 1000 });
  expect(saisie.lignesSaisies()[1]).toEqual({ id: asked?.id, reference: 'a-1', quantite: 1000 });
});
