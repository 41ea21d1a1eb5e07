import { expect, test } from 'vitest';
import { writeCsv } from './csv-journal.ts';
import type { ActeRow } from './journal.sql.ts';

function csvWith(nom: string): string {
  const acte = {
    faitLe: new Date('2026-11-17T10:00:00Z'),
    delegue: { nom, code: 'DK07' },
    utilisateur: null,
    acte: 'panier-vide',
    details: {},
  } as unknown as ActeRow;
  return writeCsv('fr', [acte]);
}

test.each(['=1+1', ' =1+1', '\t=1+1', '@somme'])(
  'no cell of the journal is run as a formula: %j',
  (nom) => {
    expect(csvWith(nom)).toContain(`;'${nom};`);
  },
);
