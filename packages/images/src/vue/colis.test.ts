import { Color, Mesh, MeshPhysicalMaterial, type Group } from 'three';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { FINESSE } from '../geometrie/finesse.ts';
import { priseOf, type Modele } from '../modele.ts';
import { deballer, emballer } from './colis.ts';

const AVANT = { ...FINESSE };
beforeAll(() => Object.assign(FINESSE, { pas: 4, ombre: false, aretes: false }));
afterAll(() => Object.assign(FINESSE, AVANT));

/** Turned and swept, sheet, wood, moulded in regions, cloth. */
const KINDS = ['vis', 'charniere', 'plan-de-travail', 'perceuse-visseuse', 'gant'];

async function envoyer(kind: string) {
  const { default: modele } = (await import(`../modeles/${kind}.ts`)) as { default: Modele };
  const [params = {}] = modele.extremes;
  const object = modele.construire(params) as Group;
  const colis = await emballer(object, priseOf(modele, params), () =>
    Promise.reject(new Error('nothing is drawn without a browser')),
  );
  return { object, colis, recu: deballer(structuredClone(colis)) };
}

function partsOf(object: Group) {
  object.updateMatrixWorld(true);
  const parts: { points: number; matrice: number[]; matiere: MeshPhysicalMaterial }[] = [];
  object.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshPhysicalMaterial)) return;
    parts.push({
      points: part.geometry.getAttribute('position').count,
      matrice: part.matrixWorld.toArray(),
      matiere: part.material,
    });
  });
  return parts;
}

test.each(KINDS)('%s arrives as it left: parts, places, materials', async (kind) => {
  const { object, recu } = await envoyer(kind);
  const [left, arrived] = [partsOf(object), partsOf(recu)];
  expect(arrived.length).toBeGreaterThan(0);
  expect(arrived.map(({ points }) => points)).toEqual(left.map(({ points }) => points));
  expect(arrived.map(({ matrice }) => matrice)).toEqual(left.map(({ matrice }) => matrice));
  for (const [i, { matiere }] of left.entries()) {
    const other = arrived[i]?.matiere;
    expect(other?.color.getHex()).toBe(matiere.color.getHex());
    expect(other?.roughness).toBe(matiere.roughness);
    expect(other?.metalness).toBe(matiere.metalness);
    expect(other?.defines).toEqual(matiere.defines);
    expect(other?.userData.recette).toEqual(matiere.userData.recette);
  }
});

test('colours of solid wood are colours again', async () => {
  const { recu } = await envoyer('plan-de-travail');
  const fonds = partsOf(recu).flatMap(({ matiere }) => matiere.userData.recette.fond ?? []);
  const clairs = fonds.flatMap(({ uniforms }) => uniforms.uClair ?? []);
  expect(clairs.length).toBeGreaterThan(0);
  for (const { value } of clairs) expect(value).toBeInstanceOf(Color);
});

test.each([
  ['vis', false],
  ['casque', false],
  ['gant', false],
  ['gilet', true],
  ['t-shirt', true],
])('of %s only the front was made: %s', async (kind, uneFace) => {
  expect((await envoyer(kind)).colis.uneFace).toBe(uneFace);
});
