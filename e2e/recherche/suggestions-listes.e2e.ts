/** Articles of the suggestions under the search field, put aside in a list without leaving them. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { SuggestionReponse } from '@comptoir/contract/articles/suggestion.contract.ts';
import articles from '@comptoir/contract/messages/fr/articles.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { complaints, expectFocus, openPage } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import { listesLues } from '../harness/listes.ts';
import { appeler, openOf } from '../harness/pieces.ts';
import { articleRows, field, panel, typeWords } from '../harness/suggestions.ts';
import { newBuyer, type Visitor } from '../harness/visitors.ts';

const MOTS = 'vis bois';
const LISTE = 'Vu en cherchant';
const { ajout, creation } = listesAchats;
const nomBouton = (reference: string) => articles.liste.ajouter.replace('{{reference}}', reference);

/** What the company buys comes first, for those who buy for it. */
async function articlesOf(buyer: Visitor): Promise<ArticleVendu[]> {
  const path = `/api/articles/suggestion?q=${encodeURIComponent(MOTS)}`;
  return (await appeler<SuggestionReponse>(buyer, 'GET', path)).articles;
}

describe('articles proposed while one types', () => {
  it('go into a list by the keys, by the pointer and from a quantity, in the quantity of the row, and the suggestions are still there after', async () => {
    const buyer = await newBuyer(await acheteurLibre(23));
    const [a, b, c] = await articlesOf(buyer);
    if (!a || !b || !c) throw new Error('not enough articles');
    const { page, journal } = await openOf(buyer, '/');
    await page.keyboard.press('/');
    await typeWords(page, MOTS);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('+');
    await page.keyboard.press('Control+Enter');
    await dialog(page).getByRole('button', { name: ajout.nouvelle }).click();
    await dialog(page).getByLabel(creation.nom).fill(LISTE);
    await page.keyboard.press('Enter');
    const pas = ({ minimum, multiple }: typeof a) =>
      Math.ceil(Math.max(minimum, multiple) / multiple) * multiple;
    const attendu = { [a.reference]: pas(a) + a.multiple };
    await expect.poll(async () => (await listesLues(buyer))[LISTE]).toEqual(attendu);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expectFocus(field(page));
    expect(await field(page).inputValue()).toBe(MOTS);

    await panel(page)
      .getByRole('button', { name: nomBouton(b.reference) })
      .click();
    await dialog(page).getByLabel(LISTE).check();
    await dialog(page).getByRole('button', { name: ajout.ajouter }).click();
    Object.assign(attendu, { [b.reference]: pas(b) });
    await expect.poll(async () => (await listesLues(buyer))[LISTE]).toEqual(attendu);
    await expect.poll(() => dialog(page).count()).toBe(0);

    // From the quantity of a row, which gets the focus back.
    const quantite = articleRows(page).nth(2).getByRole('spinbutton');
    await quantite.focus();
    await page.keyboard.press('Control+Enter');
    await dialog(page).getByLabel(LISTE).check();
    await dialog(page).getByRole('button', { name: ajout.ajouter }).click();
    Object.assign(attendu, { [c.reference]: pas(c) });
    await expect.poll(async () => (await listesLues(buyer))[LISTE]).toEqual(attendu);
    await expectFocus(quantite);
    expect(await page.evaluate(() => localStorage.getItem('comptoir.panier') ?? '0')).toBe('0');
    expect(new URL(page.url()).pathname).toBe('/');
    const unexpected = (await complaints(journal)).filter(
      (line) => !/suggestion.*ERR_ABORTED/.test(line),
    );
    expect(unexpected).toEqual([]);
  });

  it('have a button to a list on a phone, and none for a visitor, who has no list', async () => {
    const buyer = await newBuyer(await acheteurLibre(24));
    const [first] = await articlesOf(buyer);
    const name = nomBouton(first?.reference ?? '');
    const { page } = await openOf(buyer, '/', { width: 390 });
    await field(page).click();
    await typeWords(page, MOTS);
    const titre = { name: /^Mettre .* dans une liste$/ };
    expect(await panel(page).getByRole('button', titre).count()).toBeGreaterThan(1);
    await panel(page).getByRole('button', { name }).click();
    await dialog(page).getByRole('button', { name: ajout.nouvelle }).waitFor();

    const { page: visited } = await openPage('/');
    await field(visited).click();
    await typeWords(visited, MOTS);
    expect(await panel(visited).getByRole('button', titre).count()).toBe(0);
  });
});
