/** Choosing by drawing: narrowed down step by step, ordered in the table of sizes with the keys. */
import choixFr from '@comptoir/contract/messages/fr/choix.json' with { type: 'json' };
import catalogueFr from '@comptoir/contract/messages/fr/catalogue.json' with { type: 'json' };
import listing from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import type { Choix } from '@comptoir/contract/catalogue/choix.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  BASE,
  complaints,
  expectFocus,
  openPage,
  settled,
  sidewaysOverflow,
} from '../harness/browser.ts';
import { rangs } from '../harness/panier.ts';
import { shopDatabase } from '../harness/visitors.ts';

const champs = (page: Page) => page.locator('input[data-place]');
const etape = (page: Page, rang: number) =>
  page.locator('main ol > li', { has: page.getByRole('heading', { level: 2 }) }).nth(rang);

interface Parcours {
  /** The value to press at each open step. */
  valeurs: { rang: number; valeur: string }[];
  choix: Choix;
}

/** The way to a table with a column of three sizes at least, as the shop sells them today. */
async function findParcours(genre: string): Promise<Parcours> {
  const read = async (query: string): Promise<Choix> =>
    (await fetch(`${BASE}/api/catalogue/choix/${genre}?${query}`)).json() as Promise<Choix>;
  const tries: Omit<Parcours, 'choix'>[] = [{ valeurs: [] }];
  for (let parcours = tries.shift(); parcours; parcours = tries.shift()) {
    const { valeurs } = parcours;
    const first = await read('');
    const codes = first.etapes.map(({ code }) => code);
    const choix = await read(
      valeurs.map(({ rang, valeur }) => `f.${codes[rang]}=${valeur}`).join('&'),
    );
    const rang = choix.etapes.findIndex(({ choisie }) => choisie === null);
    if (rang >= 0) {
      const suites = choix.etapes[rang]?.valeurs ?? [];
      tries.push(...suites.map(({ valeur }) => ({ valeurs: [...valeurs, { rang, valeur }] })));
    } else {
      const colonnes = Map.groupBy(choix.matrice?.cases ?? [], ({ colonne }) => colonne);
      if ([...colonnes.values()].some(({ length }) => length >= 3)) return { valeurs, choix };
    }
  }
  throw new Error(`no table of ${genre} has a column of three`);
}

it('screws: head, drive, finish, then three quantities by keyboard, all added at once', async () => {
  const { valeurs, choix } = await findParcours('vis');
  const noeud = await shopDatabase().one<{ id: number; slug: string }>(
    sql`select id, slug_fr as slug from noeud where code = 'visserie'`,
  );
  const { page, journal } = await openPage(liens.famille('fr', noeud));
  await page.getByRole('link', { name: catalogueFr.choisir.vis }).click();
  await page.getByRole('heading', { name: choixFr.genres.vis.titre, level: 1 }).waitFor();
  await page.getByText(choixFr.aChoisir).waitFor();
  for (const { rang, valeur } of valeurs) {
    await settled(page);
    const links = etape(page, rang).getByRole('link');
    await links
      .and(page.locator(`[href*="=${valeur}"]`))
      .first()
      .click();
    await etape(page, rang).locator('[aria-current]').waitFor();
  }
  await expect.poll(() => champs(page).count()).toBe(choix.matrice?.cases.length);
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // The column with most sizes, from its top.
  const colonnes = Map.groupBy(choix.matrice?.cases ?? [], ({ colonne }) => colonne);
  const [cases = []] = [...colonnes.values()].sort((a, b) => b.length - a.length);
  const [a, b, c] = cases.toSorted((x, y) => x.ligne - y.ligne);
  if (!a || !b || !c) throw new Error('a column of three was found');
  const champ = ({ ligne, colonne }: typeof a) =>
    page.locator(`[data-place="${ligne} ${colonne}"]`);
  await champ(a).focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expectFocus(champ(b));
  await page.keyboard.type('3');
  await page.keyboard.press('ArrowDown');
  await expectFocus(champ(c));
  await page.keyboard.type('4');
  await page.keyboard.press('ArrowUp');
  await expectFocus(champ(b));
  await page.keyboard.press('Tab');
  const barre = page.getByRole('region', { name: listing.commande.titre });
  await barre.getByRole('button', { name: listing.commande.ajouter }).click();
  await barre.waitFor({ state: 'detached' });

  await page.goto(liens.panier('fr'));
  await expect.poll(() => rangs(page).count()).toBe(3);
  const references = new Map(choix.articles.map(({ id, reference }) => [id, reference]));
  for (const { articleId } of [a, b, c]) {
    await rangs(page)
      .filter({ hasText: references.get(articleId) ?? '' })
      .waitFor();
  }
  expect(await complaints(journal)).toEqual([]);
});

it.each(['vis', 'cylindres', 'charnieres', 'disques'])(
  '%s are chosen on a phone, in the dark, without script as well',
  async (genre) => {
    const { valeurs, choix } = await findParcours(genre).catch(() => ({
      valeurs: [],
      choix: undefined,
    }));
    const codes = choix?.etapes.map(({ code }) => code) ?? [];
    const query = Object.fromEntries(
      valeurs.map(({ rang, valeur }) => [`f.${codes[rang]}`, valeur]),
    );
    const path = liens.choisir('es', genre, { query });
    const { page, status } = await openPage(path, {
      width: 390,
      colorScheme: 'dark',
      locale: 'es',
    });
    expect(status).toBe(200);
    await settled(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const plain = await openPage(path, { javaScript: false });
    expect(await champs(plain.page).count()).toBe(choix?.matrice?.cases.length ?? 0);
    expect(await etape(plain.page, 0).getByRole('link').count()).toBeGreaterThan(0);
  },
);
