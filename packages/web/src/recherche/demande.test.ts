import { describe, expect, test } from 'vitest';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { lienDemande, readDemande, porteeOf } from './demande.ts';

const read = (search: string) => readDemande(parseQuery(search));

describe('the address of a search', () => {
  test('says words, part of the tree and whether the words are sure', () => {
    const demande = { q: 'vis 4x40', exact: true, noeud: 12 };
    const [, search = ''] = lienDemande('fr', demande).split('?');
    expect(read(search)).toEqual(demande);
    expect(porteeOf(demande)).toEqual({ q: 'vis 4x40', exact: true, noeud: 12 });
  });

  test.each(['noeud=0', 'noeud=abc', 'noeud=1&noeud=2', 'noeud=', 'noeud=9999999999'])(
    'is not narrowed by %s',
    (search) => {
      expect(porteeOf(read(`q=vis&${search}`))).toEqual({ q: 'vis' });
    },
  );

  test('asks for nothing when there is nothing but blanks', () => {
    expect(read('q=%20%09%00').q).toBe('');
    expect(read('').q).toBe('');
  });
});
