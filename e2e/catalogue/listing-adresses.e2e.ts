/** Addresses of listings: right, wrong, beyond the end, absurd. */
import mots from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, openPage } from '../harness/browser.ts';
import { count, findFamilles, openListing, type Famille } from '../harness/listing.ts';

let famille: Famille;

beforeAll(async () => {
  [famille] = await findFamilles();
});

describe('addresses', () => {
  const ask = (path: string) => fetch(BASE + path, { redirect: 'manual' });

  it.each([
    ['another slug', () => `/f/autre/${famille.id}?tri=prix`, 301],
    ['another level', () => `/c/${famille.slug}/${famille.id}?tri=prix`, 301],
    ['a page that is no number', () => `${famille.chemin}?page=abc&tri=prix`, 302],
    ['page zero', () => `${famille.chemin}?page=0&tri=prix`, 302],
  ])('with %s lead to the right one, filters kept', async (_, path, status) => {
    const answer = await ask(path());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(`${famille.chemin}?tri=prix`);
  });

  it('of a node that does not exist is not found', async () => {
    expect((await ask('/f/visserie/999999999')).status).toBe(404);
  });

  it('of a page beyond the end is not found, and says how far the list goes', async () => {
    const { page, status } = await openPage(`${famille.chemin}?page=99`);
    expect(status).toBe(404);
    await page.getByRole('heading', { name: /page 99/ }).waitFor();
    await page.getByRole('link', { name: mots.pageAbsente.premiere }).click();
    await expect.poll(() => count(page)).toBe(`${famille.nombre} articles`);
  });

  it('with filters that mean nothing show the list and say so', async () => {
    const { page, status } = await openListing(
      `${famille.chemin}?f.inconnu=1&prix=zz&utm_source=lettre`,
    );
    expect(status).toBe(200);
    await expect.poll(() => count(page)).toContain(`${famille.nombre} articles`);
    await expect.poll(() => page.locator('main').innerText()).toContain('2 filtres de l’adresse');
    const next = page.getByRole('link', { name: 'Page suivante' });
    await expect.poll(() => next.getAttribute('href')).toContain('page=2&utm_source=lettre');
  });
});
