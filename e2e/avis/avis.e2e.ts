/** Reviews of a product: read, filtered, sorted and paged by address; written by who bought it. */
import avis from '@comptoir/contract/messages/fr/avis.json' with { type: 'json' };
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { AVIS_PAR_PAGE, type lireAvis } from '@comptoir/contract/avis/avis.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, newPage, openPage } from '../harness/browser.ts';
import { giveSession, newBuyer, shopDatabase } from '../harness/visitors.ts';

type AvisLus = CallAnswer<typeof lireAvis>;
const BUYER = 'acheteur@menuiserie-morel.test';

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(BASE + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}

/** The first article that suits by the number of reviews of its product. */
async function findArticle(
  suits: (nombre: number, article: ArticleVendu) => boolean,
): Promise<ArticleVendu> {
  for (let page = 1; page < 50; page++) {
    const { articles } = await read<{ articles: ArticleVendu[] }>(
      `/api/recherche?parPage=48&page=${page}`,
    );
    const found = articles.find((article) => suits(article.note?.nombre ?? 0, article));
    if (found) return found;
  }
  throw new Error('the shop has no such product');
}

function pathOf({ id, produitId, slug }: ArticleVendu): string {
  return liens.avis('fr', { id: produitId, articleId: id, slug });
}

const lu = await findArticle((nombre) => nombre > AVIS_PAR_PAGE);
const achetes = await shopDatabase().query<{ produitId: number }>(sql`
  select distinct a.produit_id as "produitId"
    from achat h
    join article a on a.id = h.article_id
    join utilisateur u on u.compte_id = h.compte_id
   where u.email = ${BUYER}`);
const muet = await findArticle(
  (nombre, article) =>
    nombre === 0 && !achetes.some(({ produitId }) => produitId === article.produitId),
);

describe('reading', () => {
  it('shows a page of reviews and their summary', async () => {
    const { page, journal, status } = await openPage(pathOf(lu), {
      width: 390,
      colorScheme: 'dark',
    });
    expect(status).toBe(200);
    await expect.poll(() => page.getByRole('article').count()).toBe(AVIS_PAR_PAGE);
    expect(await complaints(journal)).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('pages by address, every review once', async () => {
    const { total } = await read<AvisLus>(`/api/produits/${lu.produitId}/avis`);
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / AVIS_PAR_PAGE); page++) {
      const opened = await openPage(`${pathOf(lu)}?page=${page}`, { javaScript: false });
      seen.push(...(await opened.page.getByRole('article').allInnerTexts()));
    }
    expect(seen).toHaveLength(total);
  });

  it('a score of the summary filters, another order sorts, and the address says both', async () => {
    const { page } = await openPage(pathOf(lu));
    await page
      .getByRole('link', { name: new RegExp(avis.etoiles_other.replace('{{count}}', '5')) })
      .click();
    await expect.poll(() => new URL(page.url()).search).toBe('?note=5');
    const notes = page.getByRole('article').getByRole('img');
    await expect
      .poll(
        async () => new Set(await notes.evaluateAll((all) => all.map((each) => each.ariaLabel))),
      )
      .toEqual(new Set([avis.note.replace('{{note}}', '5').replace('{{max}}', '5')]));
    await page.getByRole('link', { name: avis.toutesNotes }).click();
    await page.getByRole('link', { name: avis.tri['moins-bons'] }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tri=moins-bons');
  });

  it('a page beyond the last is a 404 that leads back', async () => {
    const { page, status } = await openPage(`${pathOf(lu)}?page=999`);
    expect(status).toBe(404);
    await page.getByRole('link', { name: avis.premierePage }).waitFor();
  });

  it('absurd pages, scores and orders are the first page', async () => {
    for (const search of ['?page=0', '?page=-1', '?page=abc', '?note=9', '?tri=prix']) {
      expect((await fetch(BASE + pathOf(lu) + search)).status, search).toBe(200);
    }
  });

  it('a product nobody reviewed says so', async () => {
    const { page } = await openPage(pathOf(muet));
    const main = page.getByRole('main');
    await expect.poll(() => main.getByText(avis.aucun).isVisible()).toBe(true);
    const connexion = main.getByRole('link', { name: avis.droit.connexion });
    await expect
      .poll(() => connexion.getAttribute('href'))
      .toContain(encodeURIComponent(pathOf(muet)));
  });
});

describe('writing', () => {
  /** As a page after signing in. */
  async function openAs(email: string, path: string) {
    const buyer = await newBuyer(email);
    const opened = await newPage();
    await giveSession(opened.page, buyer);
    await opened.page.goto(path);
    return opened;
  }

  it('is for companies that bought the product', async () => {
    const { page } = await openAs(BUYER, pathOf(muet));
    await expect.poll(() => page.getByText(avis.droit.nonAcheteur).isVisible()).toBe(true);
    await expect.poll(() => page.locator('form textarea').count()).toBe(0);
  });

  it('a low score waits for a reader, and its author sees it at once', async () => {
    await shopDatabase().execute(sql`
      insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
      select compte_id, ${muet.id}, 1, 1, current_date from utilisateur where email = ${BUYER}
      on conflict do nothing`);
    const { page, journal } = await openAs(BUYER, pathOf(muet));
    const send = page.getByRole('button', { name: avis.donner.envoyer });
    await send.click();
    await page.getByText(avis.donner.manqueNote).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('radio', { name: avis.etoiles_other.replace('{{count}}', '2') })
      .check({ force: true });
    await page.getByRole('textbox', { name: avis.donner.titreAvis }).fill('Plaque trop fine');
    await page
      .getByRole('textbox', { name: avis.donner.texte })
      .fill('Elle se déforme au serrage, je suis revenu à l’ancien modèle.');
    await send.click();
    await page.getByText(avis.donner.enAttente).waitFor();
    const mien = page.getByRole('article').filter({ hasText: 'Plaque trop fine' });
    await mien.getByText(avis.statut['en-attente']).waitFor();
    expect(await complaints(journal)).toEqual([]);
    const { avis: publies } = await read<AvisLus>(`/api/produits/${muet.produitId}/avis`);
    expect(publies).toEqual([]);
  });
});
