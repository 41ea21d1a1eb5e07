import { expect, test } from 'vitest';
import { nomEnvoi } from './nom-envoi.ts';

const talensac = { chantierId: 7, chantier: 'Pharmacie Talensac' };
const sans = { chantierId: 8, chantier: null };
const plusieurs = { chantierId: null, chantier: null };

test('a consignment without a chantier says so beside one that has a chantier', () => {
  const noms = [talensac, sans].map((envoi) => nomEnvoi(envoi, [talensac, sans], 'Sans chantier'));
  expect(noms).toEqual(['Pharmacie Talensac', 'Sans chantier']);
});

test('where no consignment has a chantier, nothing is said of chantiers', () => {
  expect(nomEnvoi(sans, [sans, sans], 'Sans chantier')).toBeNull();
});

test('one of several chantiers is not called without', () => {
  expect(nomEnvoi(plusieurs, [talensac, plusieurs], 'Sans chantier')).toBeNull();
});
