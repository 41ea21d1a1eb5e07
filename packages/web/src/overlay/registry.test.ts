import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { DIALOGS } from './dialogs.ts';
import { DRAWERS } from './drawers.ts';
import type { OpenArguments } from './overlay-store.ts';
import {
  OVERLAY_IDS,
  overlayEntry,
  overlayHash,
  overlaysToCome,
  readOverlayHash,
  type BuiltOverlayId,
} from './registry.ts';

test('names the 15 drawers and 49 dialogs of the specification, each once', () => {
  expect(Object.keys(DRAWERS)).toHaveLength(15);
  expect(Object.keys(DIALOGS)).toHaveLength(49);
  expect(OVERLAY_IDS).toHaveLength(64);
  const names = OVERLAY_IDS.map((id) => overlayEntry(id).name);
  expect(new Set(names).size).toBe(64);
});

test('the source writes each id once: a second one would silently take the place of the first', () => {
  for (const file of ['dialogs.ts', 'drawers.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const ids = [...source.matchAll(/^ {2}'?([a-z-]+)'?: (?:\{|dialog|left|right)/gm)].map(
      ([, id]) => id,
    );
    expect(ids).toHaveLength(file === 'drawers.ts' ? 15 : 49);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('ids are French words in lower case without accents', () => {
  for (const id of OVERLAY_IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('an overlay still to come cannot be opened', () => {
  expect(overlaysToCome()).toContain('suppression-machine');
  expect(overlaysToCome()).not.toContain('message');
  expectTypeOf<'message'>().toExtend<BuiltOverlayId>();
  expectTypeOf<'suppression-machine'>().not.toExtend<BuiltOverlayId>();
});

test('an overlay that needs data cannot be opened without it', () => {
  expectTypeOf<[]>().toExtend<OpenArguments<'menu-principal'>>();
  expectTypeOf<[]>().not.toExtend<OpenArguments<'message'>>();
  expectTypeOf<[{ titre: string }]>().not.toExtend<OpenArguments<'message'>>();
});

test('a link opens what it was written for', () => {
  const hash = overlayHash('export-a-venir', undefined);
  expect(hash).toBe('#ouvrir=export-a-venir');
  expect(readOverlayHash(hash)).toEqual({ id: 'export-a-venir', data: undefined });
});

test('a link to an unknown, unbuilt or unlinkable overlay opens nothing', () => {
  expect(readOverlayHash('#ouvrir=constructor')).toBeNull();
  expect(readOverlayHash('#ouvrir=suppression-machine')).toBeNull();
  expect(readOverlayHash('#ouvrir=message&titre=Gagnez&texte=Cliquez&action=ici')).toBeNull();
  expect(readOverlayHash('#avis')).toBeNull();
  expect(overlayHash('message', { titre: 'a', texte: 'b', action: 'c' })).toBe('');
});

/** Built, and opened by an address alone. */
const SANS_PAGE: readonly string[] = ['erreur-transaction-bancaire'];

test('every overlay that is built is opened from a page people use', () => {
  const root = new URL('../', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((path) => !path.startsWith('atelier/'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');
  const fermes = OVERLAY_IDS.filter((id) => !overlaysToCome().includes(id))
    .filter((id) => !SANS_PAGE.includes(id))
    .filter((id) => !new RegExp(`[oO]verlay\\(\\s*'${id}'`).test(sources));
  expect(fermes).toEqual([]);
});
