import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFile,
  FILE_MAX_BYTES,
  formatBytes,
  formatTypes,
  isAcceptedType,
  sortFiles,
} from './file-rules.ts';

const pdf = { name: 'Commande.PDF', type: 'application/pdf', size: 2000 };

describe('file input', () => {
  it('takes any file up to 10 MB when nothing is said', () => {
    expect(checkFile({ ...pdf, size: FILE_MAX_BYTES })).toBeUndefined();
    expect(checkFile({ name: 'x', type: '', size: 0 })).toBeUndefined();
  });

  it('refuses a file over the limit with fichier-taille-max and the limit', () => {
    expect(checkFile({ ...pdf, size: FILE_MAX_BYTES + 1 })).toEqual({
      code: 'fichier-taille-max',
      nom: 'Commande.PDF',
      limite: FILE_MAX_BYTES,
    });
    expect(checkFile(pdf, { maxBytes: 1999 })).toMatchObject({ limite: 1999 });
  });

  it('refuses exactly the sizes above the limit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (size, maxBytes) => {
        expect(checkFile({ ...pdf, size }, { maxBytes }) !== undefined).toBe(size > maxBytes);
      }),
    );
  });

  it('accepts a MIME type, a wildcard or an extension, whatever the case', () => {
    expect(isAcceptedType(pdf, ['application/pdf'])).toBe(true);
    expect(isAcceptedType(pdf, ['.pdf'])).toBe(true);
    expect(isAcceptedType(pdf, ['.PDF'])).toBe(true);
    expect(isAcceptedType(pdf, ['application/*'])).toBe(true);
    expect(isAcceptedType(pdf, ['*/*'])).toBe(true);
    expect(isAcceptedType(pdf, ['image/*', '.csv', 'text/csv'])).toBe(false);
  });

  it('goes by the extension when the system does not know the type', () => {
    const csv = { name: 'lignes.csv', type: '', size: 10 };
    expect(isAcceptedType(csv, ['text/csv', '.csv'])).toBe(true);
    expect(isAcceptedType(csv, ['text/csv'])).toBe(false);
    expect(isAcceptedType({ ...csv, name: '.csv' }, ['.csv'])).toBe(false);
    expect(isAcceptedType({ ...csv, name: 'csv' }, ['.csv'])).toBe(false);
  });

  it('does not take image/* for a type that merely begins alike', () => {
    expect(isAcceptedType({ name: 'x', type: 'imagery/png', size: 1 }, ['image/*'])).toBe(false);
  });

  it('keeps the good files of a choice and says why the others are not', () => {
    const big = { ...pdf, name: 'gros.pdf', size: FILE_MAX_BYTES * 2 };
    const exe = { name: 'x.exe', type: 'application/octet-stream', size: 1 };
    expect(sortFiles([pdf, big, exe], { accept: ['.pdf'] }, true)).toEqual({
      kept: [pdf],
      refusals: [
        { code: 'fichier-taille-max', nom: 'gros.pdf', limite: FILE_MAX_BYTES },
        { code: 'fichier-type', nom: 'x.exe' },
      ],
    });
  });

  it('takes only the first file where one is asked for', () => {
    const other = { ...pdf, name: 'autre.pdf' };
    expect(sortFiles([pdf, other], {}, false).kept).toEqual([pdf]);
  });

  it('writes sizes and types in the words of the language', () => {
    expect(formatBytes(FILE_MAX_BYTES, 'fr')).toMatch(/^10\sMo$/u);
    expect(formatBytes(FILE_MAX_BYTES, 'en')).toMatch(/^10\sMB$/u);
    expect(formatBytes(1536 * 1024, 'fr')).toMatch(/^1,5\sMo$/u);
    expect(formatBytes(340 * 1024, 'es')).toMatch(/^340\skB$/u);
    expect(formatBytes(1, 'fr')).toMatch(/^1\sko$/u);
    expect(formatTypes(['image/*', '.pdf', 'text/csv', '.csv'])).toBe('image, PDF, CSV');
  });
});
