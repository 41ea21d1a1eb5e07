import { expect, test } from 'vitest';
import { extensionOf, nomDePiece, nomEnvoye } from './nom-de-piece.ts';

test.each([
  ['x.html', 'text/plain', 'x.txt'],
  ['facture.bat', 'text/plain', 'facture.txt'],
  ['facture.pdf.bat. .', 'text/plain', 'facture.pdf.txt'],
  ['note.docm', 'text/plain', 'note.txt'],
  ['liste.CSV', 'text/plain', 'liste.CSV'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['.htaccess', 'text/plain', 'piece.txt'],
  ['plan.xlsm', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'plan.xlsx'],
] as const)('the file %s of kind %s is called %s', (nom, type, attendu) => {
  expect(nomDePiece(nom, type)).toBe(attendu);
});

test('the path some browsers send is left out', () => {
  expect(nomEnvoye('C:\\Bureau\\plan.pdf')).toBe('plan.pdf');
  expect(nomEnvoye('../../etc/passwd')).toBe('passwd');
  expect(nomEnvoye('')).toBe('piece');
});

test('a file kept under another name is taken out with the extension of its kind', () => {
  expect(extensionOf('x.html', 'text/plain')).toBe('.txt');
  expect(extensionOf('x.csv', 'text/plain')).toBe('.csv');
});
