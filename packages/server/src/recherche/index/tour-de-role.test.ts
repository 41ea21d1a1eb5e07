import { expect, it } from 'vitest';
import { createTourDeRole, type Travail } from './tour-de-role.ts';

function enParts(nom: string, parts: number, journal: string[]): Travail {
  let faites = 0;
  return {
    avancer() {
      journal.push(`${nom}${++faites}`);
      return faites < parts;
    },
  };
}

it('works on a part of each question in turn, new ones first', () => {
  const journal: string[] = [];
  const suites: (() => void)[] = [];
  const tour = createTourDeRole((suite) => suites.push(suite));
  tour.ajouter(enParts('a', 3, journal));
  tour.ajouter(enParts('b', 2, journal));
  // One part between two looks at what arrived.
  for (let suite = suites.shift(); suite; suite = suites.shift()) {
    suite();
    expect(suites.length).toBeLessThanOrEqual(1);
    journal.push('-');
  }
  expect(journal.join('')).toBe('a1-b1-a2-b2-a3-');
});
