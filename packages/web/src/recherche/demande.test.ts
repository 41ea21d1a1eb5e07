import { describe, expect, test } from 'vitest';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { lienDemande, lireDemande, porteeDe } from './demande.ts';

const lire = (search: string) => lireDemande(parseQuery(search));

describe('the address of a search', () => {
  test('says words, part of the tree and whether the words are sure', () => {
    const demande = { q: 'vis 4x40', exact: true, noeud: 12 };
    const [, search = ''] = lienDemande('fr', demande).split('?');
    expect(lire(search)).toEqual(demande);
    expect(porteeDe(demande)).toEqual({ q: 'vis 4x40', exact: true, noeud: 12 });
  });

  test.each(['noeud=0', 'noeud=abc', 'noeud=1&noeud=2', 'noeud=', 'noeud=9999999999'])(
    'is not narrowed by %s',
    (search) => {
      expect(porteeDe(lire(`q=vis&${search}`))).toEqual({ q: 'vis' });
    },
  );

  test('asks for nothing when there is nothing but blanks', () => {
    expect(lire('q=%20%09%00').q).toBe('');
    expect(lire('').q).toBe('');
  });
});
