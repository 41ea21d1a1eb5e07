import type { Devis, LigneDevis, ResumeVersion } from '@comptoir/contract/devis/devis.schema.ts';
import { expect, test } from 'vitest';
import { isMeme, joindreDevis } from './joindre-devis.ts';
import { nombreLues, resumeOf } from './partie-lue.ts';

const ZERO = { montant: '0', devise: 'EUR' as const };
const resume = (noms: string[]): ResumeVersion => ({
  chantiers: noms.map((libelle) => ({ libelle, nombreLignes: 2, totalHT: ZERO })),
  libres: 6,
  retirees: 0,
  prixRefuses: 0,
  gainHT: ZERO,
  gainLibresHT: ZERO,
});
const devis = (ids: number[], noms: string[], given: Partial<Devis> = {}) =>
  ({
    version: 2,
    etat: 'propose',
    evenements: [{}],
    courante: { lignes: ids.map((id) => ({ id }) as LigneDevis), resume: resume(noms) },
    ...given,
  }) as Devis;

test('slices follow each other, and name each chantier once', () => {
  const tout = joindreDevis(devis([1, 2], ['Villa', 'Garage']), devis([3, 4], ['Garage', 'Cour']));
  expect(nombreLues(tout)).toBe(4);
  expect(tout.courante.lignes.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(resumeOf(tout.courante).chantiers.map(({ libelle }) => libelle)).toEqual([
    'Villa',
    'Garage',
    'Cour',
  ]);
});

test('what happened to the quote meanwhile makes a slice another’s', () => {
  const un = devis([1], []);
  expect(isMeme(un, devis([2], []))).toBe(true);
  for (const autre of [{ version: 3 }, { etat: 'expire' as const }, { evenements: [] }]) {
    expect(isMeme(un, devis([2], [], autre))).toBe(false);
  }
});
