import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { expect, it } from 'vitest';
import { servicesDuMetier } from './services-du-metier.ts';

const services = ['affutage', 'cylindres', 'gravure', 'coupe-panneaux'].map((code, id) => ({
  id,
  code,
  titre: code,
  slug: code,
  accroche: '',
  illustration: null,
}));
const codes = (metier: string) => servicesDuMetier(services, metier).map(({ code }) => code);

it('puts first what a trade needs most, and leaves out what the shop has not', () => {
  expect(codes('serrurier')).toEqual(['cylindres', 'gravure']);
  expect(codes('menuisier')).toEqual(['coupe-panneaux', 'affutage', 'cylindres']);
});

it('offers something to every trade of the shop, and everything to one it does not know', () => {
  for (const metier of enseigne.metiers) expect(codes(metier).length).toBeGreaterThan(0);
  expect(codes('luthier')).toHaveLength(services.length);
});
