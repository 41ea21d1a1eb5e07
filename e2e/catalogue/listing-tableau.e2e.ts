/** The trade table: a family is ordered without opening a sheet. */
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import mots from '@comptoir/contract/messages/fr/listing.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../harness/browser.ts';
import { awake, findFamilles, openListing, search, type Famille } from '../harness/listing.ts';
import { saisir, valeur } from '../harness/nombre.ts';

let famille: Famille;
let autre: Famille;

beforeAll(async () => {
  [famille, autre] = await findFamilles();
});

describe('the table', () => {
  it('groups rows by product; takes a whole order: type, Enter goes down, one button adds everything; keeps what is typed from page to page, and names rows one by one under another sort', async () => {
    const { page, journal } = await openListing(`${famille.chemin}?vue=tableau`);
    const { articles, produits } = await search(famille, 'tri=gamme');
    const heads = page.locator('th[scope=rowgroup] h3');
    await expect
      .poll(() => heads.allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining(produits[0]?.nom ?? '?')]));

    const [one, two] = articles;
    const fields = page.getByRole('spinbutton');
    await fields.first().click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => fields.nth(1).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: mots.commande.titre });
    await bar.waitFor();
    await expect.poll(() => bar.innerText()).toContain('2 références');
    const tier = one?.tarif?.paliers.findLast(({ quantite }) => quantite <= 5)?.prixNetHT;
    const unit = Number((tier ?? one?.tarif?.prixNetHT)?.montant);
    const total = unit * 5 + Number(two?.tarif?.prixNetHT.montant) * 2;
    await expect.poll(() => bar.innerText()).toContain(total.toFixed(2).replace('.', ','));
    // The chantier is chosen where the order is added.
    await bar.getByRole('button', { name: /^Chantier de ce que vous ajoutez/ }).click();
    await page.getByLabel(panier.deplacer.nouveau).fill('Villa Ker Anna');
    await page.getByRole('button', { name: panier.deplacer.creer }).click();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await bar.getByRole('button', { name: mots.commande.ajouter }).click();
    expect(new URL((await sent).url()).searchParams.get('chantier')).toBe('Villa Ker Anna');
    await expect.poll(() => bar.count()).toBe(0);
    await expect.poll(() => page.locator('header').innerText()).toMatch(/\b2\b/);
    await expect.poll(() => valeur(fields.first())).toBe('0');
    expect(await complaints(journal)).toEqual([]);

    await saisir(fields.first(), '3');
    await fields.first().press('Enter');
    await bar.waitFor();
    await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
    await page.waitForURL('**/*page=2*');
    await expect.poll(() => bar.innerText()).toContain('1 référence');
    await page.goBack();
    await expect.poll(() => valeur(fields.first())).toBe('3');

    await page.getByLabel(mots.listing.trierPar).selectOption('prix');
    await expect.poll(() => heads.count()).toBe(0);
    const { articles: byPrice } = await search(famille, 'tri=prix');
    await expect
      .poll(() => page.locator('tbody th').first().textContent())
      .toContain(byPrice[0]?.libelle);
  });

  it('is remembered for the next listing, while an address that is loaded decides by itself', async () => {
    const { page } = await openListing(famille.chemin);
    await page.getByRole('link', { name: mots.listing.tableau, exact: true }).click();
    await page.waitForURL('**/*vue=tableau');
    await page.locator('table').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('table').count()).toBe(0);
    const parent = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').nth(1);
    await parent.click();
    await page.waitForURL('**/c/**vue=tableau');
    await page.locator('table').waitFor();
    await page.goto(autre.chemin);
    await awake(page);
    await expect.poll(() => page.locator('table').count()).toBe(0);
  });
});
