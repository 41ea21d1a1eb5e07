import { describe, expect, test } from 'vitest';
import { bouger, gesteDeTouche, IMMOBILE, lancer, limitesDeFace, PARTOUT, ZOOM } from './orbite.ts';

const DEPART = { azimut: 0.5, elevation: 0.3, zoom: 1 };

describe('turning', () => {
  test('goes round without end, and never over the top or too far under', () => {
    expect(bouger(DEPART, { azimut: 7 }).azimut).toBe(7.5);
    expect(bouger(DEPART, { elevation: 9 }).elevation).toBe(PARTOUT.elevation[1]);
    expect(bouger(DEPART, { elevation: -9 }).elevation).toBe(PARTOUT.elevation[0]);
  });

  test('brings nearer by factors, within bounds', () => {
    expect(bouger(DEPART, { zoom: 2 }).zoom).toBe(2);
    expect(bouger(DEPART, { zoom: 100 }).zoom).toBe(ZOOM[1]);
    expect(bouger(DEPART, { zoom: 0.01 }).zoom).toBe(ZOOM[0]);
  });
});

test('what has a front alone never shows its back, however hard it is thrown', () => {
  const limites = limitesDeFace(DEPART);
  expect(Math.abs(bouger(DEPART, { azimut: 9 }, limites).azimut - DEPART.azimut)).toBeLessThan(1);
  const { orbite } = lancer(DEPART, { azimut: -90, elevation: 90 }, 0.1, limites);
  expect(DEPART.azimut - orbite.azimut).toBeLessThan(1);
  expect(orbite.elevation - DEPART.elevation).toBeLessThan(1);
});

describe('what is let go', () => {
  test('slides on ever more slowly and comes to rest', () => {
    let orbite = DEPART;
    let elan = { azimut: 3, elevation: 0 };
    let frames = 0;
    for (; elan !== IMMOBILE && frames < 1000; frames++) {
      const before = orbite.azimut;
      const step: number = elan.azimut / 60;
      ({ orbite, elan } = lancer(orbite, elan, 1 / 60));
      expect(orbite.azimut - before).toBeCloseTo(step);
      expect(elan.azimut).toBeLessThan(3);
    }
    expect(frames).toBeGreaterThan(20);
    expect(frames).toBeLessThan(120);
  });

  test('does not jump after a frame that took long', () => {
    const { orbite } = lancer(DEPART, { azimut: 3, elevation: 0 }, 30);
    expect(orbite.azimut - DEPART.azimut).toBeLessThan(0.5);
  });
});

describe('keys', () => {
  test('turn, bring nearer and start again', () => {
    const left = gesteDeTouche('ArrowLeft');
    const right = gesteDeTouche('ArrowRight');
    expect(left).not.toEqual(right);
    expect(gesteDeTouche('ArrowUp')).toMatchObject({ elevation: Math.PI / 12 });
    expect(gesteDeTouche('+')).toEqual(gesteDeTouche('='));
    expect(gesteDeTouche('Home')).toBe('depart');
  });

  test('that are not ours do nothing', () => {
    expect(gesteDeTouche('Tab')).toBeUndefined();
    expect(gesteDeTouche('a')).toBeUndefined();
  });
});
