import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale } from '@comptoir/contract/words/locales.ts';
import { toPathPattern } from './app/path-pattern.ts';
import { findRoute, ROUTES } from './routes.ts';

/** A builder of each link with something to point to. */
const cible = { id: 12, slug: 'vis', articleId: 34, libelle: 'Vis' };
const built = Object.entries(liens).map(([nom, lien]) => {
  const build = lien as (locale: string, ...rest: unknown[]) => string;
  if (nom === 'passerelle') return [nom, build('en', 'blum', 'jeton-1')] as const;
  if (nom.startsWith('passerelle')) return [nom, build('en', 'blum')] as const;
  const wantsKey =
    /^(?:bonLivraisonExport|commande|devisDetail|devisEdition|devisCommande|ouvrirDevis|devisClienteleDetail|listeAchats|projetRapido)$/;
  return [nom, wantsKey.test(nom) ? build('en', '12') : build('en', cible)] as const;
});

function matches(path: string, pattern: string): boolean {
  const expression = toPathPattern(pattern)
    .path.split('/')
    .map((segment) => segment.replace(/\{?\$\w+\}?/, '[^/]+'))
    .join('/');
  return new RegExp(`^${expression}$`).test(path);
}

describe('the route table', () => {
  test('names every page once', () => {
    const names = ROUTES.map(({ nom }) => nom);
    expect(new Set(names).size).toBe(names.length);
    const paths = ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(ROUTES.filter(({ module }) => module).map(({ module }) => module as string))(
    'the page module %s exists',
    (module) => expect(existsSync(join(import.meta.dirname, module))).toBe(true),
  );

  test.each(ROUTES.filter(({ parent }) => parent).map(({ parent }) => parent as string))(
    'the parent %s of a page is a page',
    (parent) => expect(findRoute(parent).path).toMatch(/^\//),
  );

  test.each(ROUTES.map(({ capability }) => capability).filter((c, i, all) => all.indexOf(c) === i))(
    '%s has messages in every language',
    (capability) => {
      for (const locale of LOCALES) {
        const file = join(
          import.meta.dirname,
          `../../contract/messages/${locale}/${capability}.json`,
        );
        expect(existsSync(file), file).toBe(true);
      }
    },
  );
});

describe('the links', () => {
  test.each(built)('%s leads to a page of the table', (_nom, href) => {
    const path = stripLocale(href).split('?')[0] as string;
    expect(ROUTES.filter((route) => matches(path, route.path)).length, path).toBeGreaterThan(0);
  });

  test('every page of the shop has a link', () => {
    const paths = built.map(([, href]) => stripLocale(href).split('?')[0] as string);
    const orphans = ROUTES.filter(({ acces }) => acces !== 'atelier').filter(
      ({ path }) => !paths.some((link) => matches(link, path)),
    );
    expect(orphans.map(({ nom }) => nom)).toEqual([]);
  });
});
