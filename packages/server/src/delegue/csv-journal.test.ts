import { describe, expect, it } from 'vitest';
import { ecrireCsv } from './csv-journal.ts';
import type { ActeRow } from './journal.sql.ts';

const acte = (reste: Partial<ActeRow>): ActeRow => ({
  id: 1,
  faitLe: new Date('2026-11-15T09:05:00Z'),
  action: 'session-ouverte',
  delegue: { code: 'DK07', nom: 'Karine Dubois' },
  utilisateur: 'Anne Morel',
  details: {},
  ...reste,
});
const ligne = (reste: Partial<ActeRow>) => ecrireCsv('fr', [acte(reste)]).split('\r\n')[1];

describe('the journal as a file', () => {
  it('begins with the mark of UTF-8 and tells the hour of Paris', () => {
    expect(ecrireCsv('fr', []).startsWith('\uFEFFDate;')).toBe(true);
    expect(ligne({})).toBe(
      '15/11/2026;10h05;Karine Dubois;DK07;Anne Morel;A commencé à agir pour la société',
    );
  });

  it.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1'])('makes no formula of %j', (nom) => {
    expect(ligne({ utilisateur: nom })).toContain(`;'${nom};`);
  });

  it('keeps separators and quotes inside their field', () => {
    expect(ligne({ utilisateur: 'a;"b"\nc' })).toContain(';"a;""b""\nc";');
  });

  it.each([
    [{ reference: 'VBF', quantite: 3 }, 'A ajouté 3 × VBF au panier'],
    [{ lignes: 2 }, 'A ajouté 2 lignes au panier'],
  ])('tells what was added: %j', (details, attendu) => {
    expect(ligne({ action: 'panier-ajout', details })?.endsWith(attendu)).toBe(true);
  });
});
