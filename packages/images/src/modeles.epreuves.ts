/** What holds for every model; those that passed as they stand are not tried again. */
import { Box3, Mesh, Vector3, type BufferGeometry, type Material, type Object3D } from 'three';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listUnproven, readRecord } from './atelier/epreuves.ts';
import { fichierModele, listModeles } from './atelier/paquet.ts';
import type { Params } from './genres/image.ts';
import type { Modele } from './modele.ts';
import { FINESSE } from './geometrie/finesse.ts';

const ENTIERE = { ...FINESSE };
function meshesOf(object: Object3D): Mesh<BufferGeometry, Material>[] {
  const found: Mesh<BufferGeometry, Material>[] = [];
  object.updateMatrixWorld(true);
  object.traverse((part) => {
    if (part instanceof Mesh) found.push(part as Mesh<BufferGeometry, Material>);
  });
  return found;
}

/** Everything of an object that a picture can show. */
function trace(object: Object3D): string {
  return meshesOf(object)
    .map(({ geometry, material, matrixWorld }) => {
      const { array } = geometry.getAttribute('position');
      let sum = array.length;
      for (let i = 0; i < array.length; i++) sum = (sum * 31 + (array[i] ?? 0) * 7919) % 1e12;
      const regions = geometry.getAttribute('region');
      const parts = regions ? [...regions.array.subarray(0, 4000)].reduce((a, b) => a + b, 0) : 0;
      return [
        sum,
        parts,
        JSON.stringify(material.userData),
        matrixWorld.elements.map((x) => x.toFixed(4)).join(),
      ].join('|');
    })
    .join('\n');
}

/** Other values of a parameter: every word, both bounds. */
function others(schema: TSchema, current: unknown): (string | number | boolean)[] {
  const rules = schema as { enum?: string[]; type?: string; minimum?: number; maximum?: number };
  const all =
    rules.enum ??
    (rules.type === 'boolean'
      ? [true, false]
      : [rules.minimum, rules.maximum].filter((bound) => bound !== undefined));
  return all.filter((value) => value !== current);
}

/** Tests of one half of the models: each half has a file, so that two run side by side. */
export async function eprouverModeles(moitie: 0 | 1): Promise<void> {
  const all = process.env.COMPTOIR_EPREUVES === 'all' ? listModeles() : listUnproven();
  const noms = all.filter((_, rang) => rang % 2 === moitie);
  const modeles = await Promise.all(
    noms.map(async (nom) => {
      const { default: modele } = (await import(fichierModele(nom))) as { default: Modele };
      return { fichier: nom, modele };
    }),
  );
  beforeAll(() => {
    // Shape is looked at here, not skin.
    Object.assign(FINESSE, { pas: 4, ombre: false, aretes: false });
  });
  afterAll(() => {
    Object.assign(FINESSE, ENTIERE);
  });

  test('the record names no model that is gone', () => {
    const known = new Set(listModeles());
    expect(Object.keys(readRecord()).filter((nom) => !known.has(nom))).toEqual([]);
  });

  describe.each(modeles)('the model $fichier', ({ fichier, modele }) => {
    const built = new Map<Params, Object3D>();
    /** Once for all tests of the model. */
    const build = (params: Params) => {
      const object = built.get(params) ?? modele.construire(params);
      built.set(params, object);
      return object;
    };
    afterAll(() => built.clear());

    test('is named after its file', () => {
      expect(modele.nom).toBe(fichier);
    });

    test('has bounds for every number', () => {
      for (const [nom, schema] of Object.entries(modele.params.properties)) {
        const { type, minimum, maximum } = schema as Record<string, unknown>;
        if (type !== 'number' && type !== 'integer') continue;
        expect([nom, typeof minimum, typeof maximum]).toEqual([nom, 'number', 'number']);
      }
    });

    test.each([...modele.extremes] as Params[])('is sound at %o', (params) => {
      expect(Check(modele.params, params)).toBe(true);
      const object = build(params);
      const meshes = meshesOf(object);
      expect(meshes.length).toBeGreaterThan(0);
      for (const { geometry } of meshes) {
        expect(geometry.getAttribute('position').count).toBeGreaterThan(2);
        for (const name of ['position', 'normal']) {
          expect(geometry.getAttribute(name).array.every(Number.isFinite), name).toBe(true);
        }
      }
      const size = new Box3().setFromObject(object).getSize(new Vector3());
      expect(Math.max(size.x, size.y, size.z)).toBeGreaterThan(1);
      expect(Math.max(size.x, size.y, size.z)).toBeLessThan(10_000);
    });

    test('shows each of its parameters', () => {
      const known = new Map<Params, string>();
      const seen = (params: Params) => {
        const trail = known.get(params) ?? trace(build(params));
        known.set(params, trail);
        return trail;
      };
      // A parameter may matter only beside others: it is enough that one extreme shows it.
      const isShown = (nom: string, schema: TSchema) =>
        (modele.extremes as readonly Params[]).some((params) =>
          others(schema, params[nom])
            .slice(0, 3)
            .some(
              (value) => trace(modele.construire({ ...params, [nom]: value })) !== seen(params),
            ),
        );
      const blind = Object.entries(modele.params.properties)
        .filter(([nom, schema]) => !isShown(nom, schema))
        .map(([nom]) => nom);
      expect(blind).toEqual([]);
    });
  });
}
