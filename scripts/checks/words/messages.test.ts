import type { Locale } from '@comptoir/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { findCatalogueProblems, sortKeys } from './messages.ts';
import type { Catalogue } from './message-catalogues.ts';
import { keysOfErrors } from './message-tables.ts';
import { findUseProblems } from './message-uses.ts';

function catalogue(locale: Locale, content: unknown, namespace = 'ui'): Catalogue {
  return { locale, namespace, path: `messages/${locale}/${namespace}.json`, content };
}

function problems(fr: unknown, en: unknown, es: unknown = fr): string[] {
  const all = [catalogue('fr', fr), catalogue('en', en), catalogue('es', es)];
  return findCatalogueProblems(all).map(({ path, message }) => `${path} ${message}`);
}

describe('the three languages', () => {
  it('accepts catalogues that say the same things', () => {
    const latin = {
      lignes_many: '{{count}} b',
      lignes_one: '{{count}} l',
      lignes_other: '{{count}} c',
    };
    const english = { lignes_one: 'one line', lignes_other: '{{count}} lines' };
    expect(problems(latin, english)).toEqual([]);
  });

  it('reports a missing file, a missing key and a key too many', () => {
    expect(findCatalogueProblems([catalogue('fr', { a: 'A' })])[0]?.message).toContain('en, es');
    expect(problems({ a: 'A', b: 'B' }, { a: 'A', c: 'C' }, { a: 'A', b: 'B' })).toEqual([
      'messages/en/ui.json missing key b',
      'messages/en/ui.json key c is not in fr',
    ]);
  });

  it('reports plural forms the language needs and does not have', () => {
    const found = problems(
      { n_one: 'un', n_other: 'des' },
      { n_one: 'one', n_other: 'some' },
      { n_many: 'de', n_one: 'uno', n_other: 'unos' },
    );
    expect(found).toEqual([
      'messages/fr/ui.json n: has the plural forms one, other; fr has many, one, other',
    ]);
  });

  it('reports variables and tags that differ, and empty texts', () => {
    expect(
      problems({ a: '{{nom}} <lien>x</lien>' }, { a: '{{name}} x' }, { a: '{{nom}} <lien>' }),
    ).toEqual(['messages/en/ui.json a: uses {{name}}; fr uses <lien> {{nom}}']);
    expect(problems({ a: 'A' }, { a: ' ' })).toEqual(['messages/en/ui.json a: is empty']);
  });

  it('reports keys out of order and puts them in order, at every level', () => {
    const messy = { b: 'B', a: { d: 'D', c: 'C' } };
    expect(problems(messy, sortKeys(messy), sortKeys(messy))).toHaveLength(1);
    expect(JSON.stringify(sortKeys(messy))).toBe('{"a":{"c":"C","d":"D"},"b":"B"}');
  });
});

describe('the keys the code asks for', () => {
  const ui = catalogue('fr', { fermer: 'Fermer', etat: { ouvert: 'Ouvert', ferme: 'Fermé' } });
  const lignes = catalogue('fr', { n_many: 'x', n_one: 'x', n_other: 'x' }, 'panier');

  function uses(text: string, catalogues = [ui]): string[] {
    const file = { path: 'packages/web/src/ui/a.tsx', text };
    return findUseProblems(catalogues, [file]).map((finding) => finding.message);
  }

  const all = `t('fermer'); t(x ? 'etat.ouvert' : 'etat.ferme');`;

  it('finds nothing when every key is used and every use has a key', () => {
    expect(uses(`const t = useTexts('ui'); ${all}`)).toEqual([]);
    expect(
      uses(
        `const t = useTexts('ui'); const tPanier = useTexts('panier'); ${all} tPanier('n', { count: 2 });`,
        [ui, lignes],
      ),
    ).toEqual([]);
  });

  it('reports a key nobody uses', () => {
    expect(uses(`const t = useTexts('ui'); t('fermer');`)).toEqual([
      'unused key etat.ouvert',
      'unused key etat.ferme',
    ]);
  });

  it('reports a key that does not exist in the namespace bound to t', () => {
    expect(uses(`const t = useTexts('ui'); ${all} t('ouvrir');`)).toEqual(['no message ui:ouvrir']);
    expect(uses(`const tPanier = useTexts('panier'); t('n'); tPanier('fermer')`, [lignes])).toEqual(
      ['no message panier:fermer'],
    );
  });

  it('counts every key a template can give as used', () => {
    expect(uses('const t = useTexts("ui"); t(`etat.${x}`); t("fermer")')).toEqual([]);
  });

  it('counts a key named in a table of the code as used', () => {
    const table = `export const title = 'etat.ouvert'; const next = { key: 'ui:etat.ferme' };`;
    expect(uses(`const t = useTexts('ui'); t('fermer'); ${table}`)).toEqual([]);
  });

  it('asks for the keys of the tables, and counts them as used', () => {
    const erreurs = catalogue('fr', { introuvable: 'Introuvable', vieux: 'Vieux' }, 'erreurs');
    const found = findUseProblems([erreurs], [], keysOfErrors(['introuvable', 'acces-interdit']));
    expect(found.map((finding) => finding.message)).toEqual([
      'missing key acces-interdit: error code acces-interdit',
      'unused key vieux',
    ]);
  });
});
