import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS_ILLUSTRATION } from '@comptoir/contract/illustrations/illustrations.ts';
import * as Value from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { GROUPES, ILLUSTRATIONS, partsOf, readIllustrations } from '../atelier/illustrations.ts';
import { cheminFichier } from '../atelier/manifeste.ts';
import { fichierComposition, listCompositions } from '../atelier/paquet.ts';
import type { Composition } from './composition.ts';

const COMPOSITIONS = await Promise.all(
  listCompositions().map(async (nom) => {
    const module = (await import(fichierComposition(nom))) as { default: Composition };
    return { nom, ...partsOf(nom), ...module.default };
  }),
);

describe('arrangements', () => {
  test('stand in the groups there are', () => {
    const groupes = new Set(COMPOSITIONS.map(({ groupe }) => groupe));
    expect([...groupes].sort()).toEqual([...GROUPES].sort());
  });

  test.each(COMPOSITIONS)('$nom shows several things, each as its model knows it', (each) => {
    expect(each.objets.length).toBeGreaterThan(2);
    for (const { modele, params } of each.objets) {
      expect([...Value.Errors(modele.params, params)], modele.nom).toEqual([]);
    }
  });
});

describe('illustrations', () => {
  test('are there of every arrangement, in all its widths', () => {
    for (const { nom, groupe, code, format } of COMPOSITIONS) {
      const entree = readIllustrations(groupe as (typeof GROUPES)[number])[code];
      expect(entree, nom).toBeDefined();
      for (const largeur of FORMATS_ILLUSTRATION[format].largeurs) {
        const path = cheminFichier(entree?.fichier ?? '', largeur, ILLUSTRATIONS);
        expect(existsSync(path), path).toBe(true);
      }
    }
  });

  test('are of arrangements that exist, and weigh 1.5 MB at most together', () => {
    const noms = new Set(COMPOSITIONS.map(({ nom }) => nom));
    const named = new Set<string>();
    for (const groupe of GROUPES) {
      for (const [code, { fichier }] of Object.entries(readIllustrations(groupe))) {
        expect(noms).toContain(`${groupe}/${code}`);
        named.add(fichier.slice(groupe.length + 1));
      }
    }
    const files = GROUPES.flatMap((groupe) =>
      readdirSync(join(ILLUSTRATIONS, groupe))
        .filter((name) => name.endsWith('.webp'))
        .map((name) => ({ name, path: join(ILLUSTRATIONS, groupe, name) })),
    );
    const orphans = files.filter(({ name }) => !named.has(name.replace(/-\d+\.webp$/, '')));
    expect(orphans).toEqual([]);
    const octets = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(octets).toBeLessThan(1.5 * 1024 * 1024);
  });
});
