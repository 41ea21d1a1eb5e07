import { describe, expect, test } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { typeDeFichier } from './type-de-fichier.ts';

const latin1 = (texte: string) => Buffer.from(texte, 'latin1');

describe('the kind of a file', () => {
  test('is told by its first bytes', () => {
    expect(typeDeFichier(latin1('%PDF-1.7 …'))).toBe('application/pdf');
    expect(typeDeFichier(latin1('\u00ff\u00d8\u00ff\u00e0JFIF'))).toBe('image/jpeg');
    expect(typeDeFichier(latin1('\u0089PNG\r\n\u001a\n'))).toBe('image/png');
    expect(typeDeFichier(latin1('RIFF....WEBPVP8 '))).toBe('image/webp');
    expect(typeDeFichier(Buffer.from('référence;quantité\nVBF-05060;12\n'))).toBe('text/plain');
  });

  test('of an office file is told by what its archive holds', () => {
    const xlsx = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }));
    const docx = Buffer.from(zipSync({ 'word/document.xml': strToU8('<document/>') }));
    expect(typeDeFichier(xlsx)).toMatch(/spreadsheetml\.sheet$/);
    expect(typeDeFichier(docx)).toMatch(/wordprocessingml\.document$/);
  });

  test.each([
    ['a program', latin1('MZ\u0090\u0000\u0003')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf ~')],
    ['a page', Buffer.from('\ufeff<html><script>alert(1)</script></html>')],
    ['a drawing that can run', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['another archive', Buffer.from(zipSync({ 'a.exe': strToU8('MZ') }))],
    ['a picture that is none', latin1('MZ\u0090\u0000....WEBPVP8 ')],
    [
      'macros in capitals',
      Buffer.from(
        zipSync({ 'xl/workbook.xml': strToU8('<w/>'), 'xl/VBAPROJECT.BIN': strToU8('x') }),
      ),
    ],
    [
      'macros',
      Buffer.from(
        zipSync({ 'xl/workbook.xml': strToU8('<w/>'), 'xl/vbaProject.bin': strToU8('x') }),
      ),
    ],
  ])('is none of those taken for %s', (_, octets) => {
    expect(typeDeFichier(octets)).toBeUndefined();
  });
});
