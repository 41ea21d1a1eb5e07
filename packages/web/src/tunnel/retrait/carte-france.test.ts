import { expect, test } from 'vitest';
import { cadrer, FRANCE, projeter } from './carte-france.ts';

const NANTES = { longitude: -1.553, latitude: 47.217 };
const LYON = { longitude: 4.848, latitude: 45.749 };

test('north is up and east is to the right', () => {
  const nantes = projeter(NANTES.longitude, NANTES.latitude);
  const lyon = projeter(LYON.longitude, LYON.latitude);
  expect(nantes.x).toBeLessThan(lyon.x);
  expect(nantes.y).toBeLessThan(lyon.y);
});

test('the map shows all the places it is drawn for, and the country without any', () => {
  expect(cadrer([])).toEqual(FRANCE);
  const { x, y, cote } = cadrer([NANTES, LYON]);
  for (const { longitude, latitude } of [NANTES, LYON]) {
    const point = projeter(longitude, latitude);
    expect(point.x).toBeGreaterThan(x);
    expect(point.x).toBeLessThan(x + cote);
    expect(point.y).toBeGreaterThan(y);
    expect(point.y).toBeLessThan(y + cote);
  }
});

test('one place alone is shown with its surroundings', () => {
  expect(cadrer([LYON]).cote).toBeGreaterThan(100);
});
