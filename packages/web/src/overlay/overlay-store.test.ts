import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeOverlay,
  linkOverlay,
  openLinkedOverlay,
  openOverlay,
  overlayStore,
} from './overlay-store.ts';

const MESSAGE = { titre: 'Panier repris', texte: 'Vos 12 lignes sont là.', action: 'Fermer' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  closeOverlay();
  vi.runAllTimers();
  vi.useRealTimers();
});

test('only one dialog or drawer is active: opening another replaces it', () => {
  openOverlay('menu-principal');
  openOverlay('message', MESSAGE);
  expect(overlayStore.get()).toMatchObject({ id: 'message', open: true, data: MESSAGE });
});

test('when closed, its data is cleared after 200 ms', () => {
  openOverlay('message', MESSAGE);
  closeOverlay();
  expect(overlayStore.get()).toMatchObject({ open: false, data: MESSAGE });
  vi.advanceTimersByTime(199);
  expect(overlayStore.get()?.data).toEqual(MESSAGE);
  vi.advanceTimersByTime(1);
  expect(overlayStore.get()).toBeNull();
});

test('one opened while another closes keeps its own data', () => {
  openOverlay('message', MESSAGE);
  closeOverlay();
  vi.advanceTimersByTime(100);
  openOverlay('export-a-venir');
  vi.advanceTimersByTime(1000);
  expect(overlayStore.get()).toMatchObject({ id: 'export-a-venir', open: true });
});

test('the same overlay opened twice is two visits', () => {
  openOverlay('message', MESSAGE);
  const first = overlayStore.get()?.visit;
  openOverlay('message', { ...MESSAGE, titre: 'Autre' });
  expect(overlayStore.get()?.visit).not.toBe(first);
});

test('tells its listeners of opening, closing and clearing, and nothing more', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = overlayStore.subscribe(listener);
  openOverlay('menu-principal');
  closeOverlay();
  closeOverlay();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  openOverlay('menu-principal');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a link that comes late is not given to the next overlay', () => {
  openOverlay('menu-principal');
  const visit = overlayStore.get()?.visit ?? 0;
  openOverlay('export-a-venir');
  linkOverlay(visit, '#ouvrir=menu-principal');
  expect(overlayStore.get()?.link).toBe('');
});

test('one opened through a link is found under it from the start', () => {
  openLinkedOverlay({ id: 'export-a-venir', data: undefined, link: '#ouvrir=export-a-venir' });
  expect(overlayStore.get()).toMatchObject({ open: true, link: '#ouvrir=export-a-venir' });
});
