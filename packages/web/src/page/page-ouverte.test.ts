import { describe, expect, test } from 'vitest';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, stripLocale } from '@comptoir/contract/words/locales.ts';
import { footerTexts } from '../cadre/footer-columns.ts';
import { listRayons } from '../cadre/menu/rayons.ts';
import { entreesCompte } from '../mon-compte/entrees-compte.ts';
import { entreeDuCompte, isPageOuverte, seulementOuvertes } from './page-ouverte.ts';
import { ROUTES } from '../routes.ts';

const aVenir = ROUTES.filter(({ module }) => module === undefined).map(({ path }) => path);
const filled = (path: string) => path.replace(/\{(\w+)\}/g, 'abc-12');

describe('a page that exists', () => {
  test.each(ROUTES.filter(({ module }) => module !== undefined).map(({ path }) => path))(
    '%s may be linked to',
    (path) => expect(isPageOuverte(filled(path))).toBe(true),
  );

  test('is known by its path, whatever the language and what follows', () => {
    expect(isPageOuverte('/en/mon-compte/commandes?page=2#liste')).toBe(true);
    expect(isPageOuverte('https://recrutement.comptoir.test')).toBe(true);
    expect(isPageOuverte('#ouvrir=aide-et-contacts')).toBe(true);
  });
});

describe('a page still to come', () => {
  test.each(aVenir)('%s is offered nowhere', (path) => {
    expect(isPageOuverte(filled(path))).toBe(false);
    expect(isPageOuverte(`/es${filled(path)}?page=2#liste`)).toBe(false);
    expect(seulementOuvertes([{ href: filled(path) }])).toEqual([]);
  });
});

/** Every key is its own word: links are what is looked at. */
const t = ((key: string) => key) as never;

describe.each(LOCALES)('the menus in %s', (locale) => {
  const menus = {
    'the sections of the shop': listRayons(t, locale).flatMap(({ href, colonnes }) => [
      href ?? '/',
      ...colonnes.flatMap((colonne) => colonne.liens.map((lien) => lien.href)),
    ]),
    'the footer': footerTexts(t, locale).colonnes.flatMap((colonne) =>
      colonne.liens.map((lien) => lien.href),
    ),
    'the account': entreesCompte(t, locale).flatMap((groupe) => groupe.map(({ href }) => href)),
  };

  test.each(Object.entries(menus))('%s lead to pages that exist', (_nom, hrefs) => {
    expect(hrefs.length).toBeGreaterThan(4);
    expect(hrefs.filter((href) => !isPageOuverte(href))).toEqual([]);
  });

  test('end with the number to call and when it is answered', () => {
    const { telephone, horaires } = footerTexts(t, locale);
    expect(telephone.international).toMatch(/^\+33\d{9}$/);
    expect(horaires).toBe('pied.horaires');
  });

  test('have no column and no group without an entry', () => {
    for (const { colonnes } of listRayons(t, locale)) {
      expect(colonnes.length).toBeGreaterThan(0);
      for (const colonne of colonnes) expect(colonne.liens.length).toBeGreaterThan(0);
    }
    for (const groupe of entreesCompte(t, locale)) expect(groupe.length).toBeGreaterThan(0);
  });

  test('begin the account with a page that exists', () => {
    const path = stripLocale(entreeDuCompte(locale));
    expect(isPageOuverte(path)).toBe(true);
    expect([liens.monCompte('fr'), liens.commandes('fr')]).toContain(path);
  });
});
