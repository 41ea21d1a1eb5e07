import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FICHIERS, listChemins, listManifestes, readManifeste } from './atelier/manifeste.ts';
import { ILLUSTRATIONS } from './atelier/illustrations.ts';
import { listModeles } from './atelier/paquet.ts';

const KINDS = listManifestes();

describe('committed pictures', () => {
  test('are of kinds that have a model', () => {
    expect(KINDS.filter((kind) => !listModeles().includes(kind))).toEqual([]);
  });

  test('each have their file in every size, and a colour', () => {
    for (const kind of KINDS) {
      for (const entree of Object.values(readManifeste(kind))) {
        for (const chemin of listChemins(entree)) {
          expect(existsSync(chemin), chemin).toBe(true);
        }
        for (const { couleur } of [entree, entree.seconde ?? entree]) {
          expect(couleur).toMatch(/^#[0-9a-f]{6}$/);
        }
      }
    }
  });

  test('are all named by an entry', () => {
    for (const kind of KINDS) {
      const named = new Set(
        Object.values(readManifeste(kind)).flatMap((entree) => listChemins(entree)),
      );
      const orphans = readdirSync(join(FICHIERS, kind))
        .filter((name) => name.endsWith('.webp'))
        .filter((name) => !named.has(join(FICHIERS, kind, name)));
      expect(orphans).toEqual([]);
    }
  });

  test('weigh 25 MB at most together', () => {
    const octets = [FICHIERS, ILLUSTRATIONS]
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(octets).toBeLessThan(25 * 1024 * 1024);
  });
});
