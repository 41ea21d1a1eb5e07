import { describe, expect, test } from 'vitest';
import { documentVide, ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { annuler, avancer, commencer, retablir } from './historique.ts';
import { isCode, readCollage } from './collage.ts';
import {
  ajouterSection,
  appliquerPrix,
  changerLigne,
  deplacerLigne,
  deplacerSection,
  insererLignes,
  pousserLigne,
  retirerSection,
} from './operations.ts';
import { writeMarge, readDecimal, readMarge, readUnite, PRIX, QUANTITE } from './saisie.ts';

function document(...lignes: string[][]): DocumentDevis {
  return {
    ...documentVide({ langue: 'fr', devise: 'EUR', date: '2026-11-18' }),
    sections: lignes.map((ids, i) => ({
      id: `s${i}`,
      titre: '',
      marge: null,
      lignes: ids.map((id) => ligneVide(id, 'libre')),
    })),
  };
}
const ids = ({ sections }: DocumentDevis) =>
  sections.map(({ lignes }) => lignes.map(({ id }) => id).join('')).join('|');

describe('lines', () => {
  test('a row that nothing changes stays the same object', () => {
    const avant = document(['a', 'b'], ['c']);
    const apres = changerLigne(avant, 'b', { libelle: 'Pose' });
    expect(apres.sections[0]?.lignes[0]).toBe(avant.sections[0]?.lignes[0]);
    expect(apres.sections[1]).toBe(avant.sections[1]);
    expect(apres.sections[0]?.lignes[1]?.libelle).toBe('Pose');
  });

  test('go up and down, past the end of a section, and where they are dropped', () => {
    const avant = document(['a', 'b'], ['c']);
    expect(ids(pousserLigne(avant, 'a', 1))).toBe('ba|c');
    expect(ids(pousserLigne(avant, 'b', 1))).toBe('a|bc');
    expect(ids(pousserLigne(avant, 'c', -1))).toBe('abc|');
    expect(ids(pousserLigne(avant, 'a', -1))).toBe('ab|c');
    expect(ids(deplacerLigne(avant, 'c', { section: 's0', avant: 'b' }))).toBe('acb|');
    expect(ids(deplacerLigne(avant, 'a', { section: 's0', avant: 'a' }))).toBe('ab|c');
    expect(ids(insererLignes(avant, { section: 's1' }, [ligneVide('d', 'libre')]))).toBe('ab|cd');
  });

  test('sections change places; the last one stays', () => {
    const avant = document(['a'], ['b'], ['c']);
    expect(ids(deplacerSection(avant, 's2', 's0'))).toBe('c|a|b');
    expect(ids(deplacerSection(avant, 's0', undefined))).toBe('b|c|a');
    expect(ids(retirerSection(retirerSection(retirerSection(avant, 's0'), 's1'), 's2'))).toBe('c');
    expect(ids(ajouterSection(avant, 'Fin'))).toBe('a|b|c|');
  });

  test('take the prices of today, but for what is no longer sold', () => {
    const change = { composant: null, libelle: '', avantHT: '1', ecart: null };
    const apres = appliquerPrix(document(['a', 'b']), [
      { ...change, ligneId: 'a', apresHT: '2', retire: false },
      { ...change, ligneId: 'b', apresHT: null, retire: true },
    ]);
    expect(apres.sections[0]?.lignes.map(({ achatHT }) => achatHT)).toEqual(['2', null]);
  });
});

test('what is typed in one cell is one step back', () => {
  let pas = commencer('');
  for (const texte of ['P', 'Po', 'Pos']) pas = avancer(pas, texte, 'l1.libelle');
  pas = avancer(pas, 'Pos 2', 'l1.quantite');
  pas = annuler(pas);
  expect(pas.present).toBe('Pos');
  pas = annuler(pas);
  expect(pas.present).toBe('');
  expect(annuler(pas)).toBe(pas);
  pas = retablir(retablir(pas));
  expect(pas.present).toBe('Pos 2');
  expect(avancer(annuler(pas), 'autre').futur).toEqual([]);
});

test('numbers are read as they are typed anywhere', () => {
  const lus = ['12,5', '1 234,50 €', '1,234.50', '1.234,50', '007', '0,0345', ',5', '12,'];
  expect(lus.map((texte) => readDecimal(texte, PRIX))).toEqual([
    '12.5',
    '1234.5',
    '1234.5',
    '1234.5',
    '7',
    '0.0345',
    '0.5',
    '12',
  ]);
  for (const texte of ['', '-3', 'douze', '1e3', '12345678901']) {
    expect(readDecimal(texte, PRIX), texte).toBeUndefined();
  }
  expect(readDecimal('1,23456', QUANTITE)).toBe('1.234');
  expect([readMarge('1,6'), readMarge('30 %'), readMarge(' '), readMarge('100%')]).toEqual([
    { mode: 'coefficient', valeur: '1.6' },
    { mode: 'marque', valeur: '30' },
    null,
    undefined,
  ]);
  expect(writeMarge({ mode: 'marque', valeur: '32.5' }, 'fr')).toBe('32,5\u00a0%');
  expect([readUnite('Heures'), readUnite('m²'), readUnite('pce.'), readUnite('x')]).toEqual([
    'h',
    'm2',
    'u',
    undefined,
  ]);
});

test('rows of a spreadsheet become lines, one cell stays a text', () => {
  expect(readCollage('Pose de porte')).toBeUndefined();
  expect(readCollage('VBF-05060\t3\nPose\t2,5\th\t48,00 €\r\n\n')).toEqual([
    { texte: 'VBF-05060', libelle: '', quantite: '3', unite: undefined, prixHT: null },
    { texte: 'Pose', libelle: '', quantite: '2.5', unite: 'h', prixHT: '48' },
  ]);
  expect(readCollage('REF-1\tVis 5x60\t10')).toMatchObject([
    { libelle: 'Vis 5x60', quantite: '10' },
  ]);
  expect([isCode('VBF-05060-ZJ'), isCode('Pose de 2'), isCode('Pose')]).toEqual([
    true,
    false,
    false,
  ]);
});
