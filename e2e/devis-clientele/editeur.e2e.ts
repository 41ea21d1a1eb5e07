/** The editor of customer quotes, as someone types in it all day. */
import devisClientele from '@comptoir/contract/messages/fr/devis-clientele.json' with { type: 'json' };
import type {
  DevisClientele,
  DevisClienteleDetaille,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { complaints, newPage, settled, type OpenOptions } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { appeler } from '../harness/pieces.ts';
import { giveSession, newBuyer, type Visitor } from '../harness/visitors.ts';

const { lignes, sauvegarde, barre } = devisClientele;

async function buyerOf(): Promise<Visitor> {
  return newBuyer((await entrepriseADeux('devisClientele')).administrateur);
}

const read = (buyer: Visitor, id: number) =>
  appeler<DevisClienteleDetaille>(buyer, 'GET', `/api/devis-clientele/${id}`);

/** A quote with these lines, and its page. */
async function ouvrir({
  noms = [],
  options = {},
}: { noms?: readonly string[]; options?: OpenOptions } = {}) {
  const buyer = await buyerOf();
  const { id } = await appeler<DevisClientele>(buyer, 'POST', '/api/devis-clientele', {
    titre: 'Essai',
  });
  const { document } = await read(buyer, id);
  const [section] = document.sections;
  if (!section) throw new Error('a quote has a section');
  const siennes = noms.map((libelle, i) => ({
    ...ligneVide(`n${i}`, 'libre'),
    libelle,
    prixHT: '10',
  }));
  const ecrit = { ...document, sections: [{ ...section, lignes: siennes }] };
  await appeler(buyer, 'PUT', `/api/devis-clientele/${id}`, { document: ecrit });
  const opened = await newPage(options);
  await giveSession(opened.page, buyer);
  await opened.page.goto(liens.devisClienteleDetail('fr', id));
  return { ...opened, buyer, id };
}

/** Whole: « Enregistré » is part of « Non enregistré » too. */
const etat = (page: Page, cle: keyof typeof sauvegarde.etats): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${sauvegarde.etats[cle]}$`) });
const enregistre = (page: Page) => etat(page, 'a-jour').waitFor();
const noms = (page: Page): Promise<string[]> =>
  page
    .locator('[data-ligne] [data-cellule="libelle"]')
    .evaluateAll((each) => each.map((cell) => (cell as HTMLTextAreaElement).value));
const cellule = (page: Page, rang: number, colonne = 'libelle'): Locator =>
  page.locator('[data-ligne]').nth(rang).locator(`[data-cellule="${colonne}"]`);
const ici = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cell = document.activeElement as HTMLInputElement | null;
    const rows = [...document.querySelectorAll('[data-ligne]')];
    const row = cell?.closest('[data-ligne]');
    return `${row ? rows.indexOf(row) : '-'} ${cell?.dataset['cellule'] ?? '-'}`;
  });
const total = (page: Page): Promise<string> => page.locator('[data-total="ht"]').innerText();

async function coller(page: Page, texte: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), texte);
  await page.keyboard.press('Control+v');
}

describe('the editor of a customer quote', () => {
  it('is typed through: articles found in the cell, rows made, moved and taken back', async () => {
    const [article] = (await findArticles(1)) as [Article];
    const { page, journal, buyer, id } = await ouvrir();
    await page.getByRole('button', { name: lignes.ajouter, exact: true }).click();
    await expect.poll(() => ici(page)).toBe('0 libelle');
    // A reference leads to its article, with what the company pays.
    await page.keyboard.type(article.reference);
    await page.getByRole('option').filter({ hasText: article.reference }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => cellule(page, 0, 'achat').inputValue()).toMatch(/^\d+(,\d+)?$/);
    expect(await ici(page)).toBe('0 libelle');
    await page.keyboard.press('Tab');
    expect(await ici(page)).toBe('0 quantite');
    await page.keyboard.type('12,5');
    // Below the last row there is another one.
    await page.keyboard.press('Enter');
    await expect.poll(() => ici(page)).toBe('1 libelle');
    await page.keyboard.type('Dépose de l’ancien');
    await cellule(page, 1, 'prix').click();
    await page.keyboard.type('85');
    await page.keyboard.press('ArrowUp');
    expect(await ici(page)).toBe('0 prix');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => ici(page)).toBe('1 marge');

    // Up with its text, back with an undo, and up again.
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await noms(page))[0]).toBe('Dépose de l’ancien');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await noms(page))[1]).toBe('Dépose de l’ancien');
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await noms(page))[0]).toBe('Dépose de l’ancien');
    await enregistre(page);
    const { document } = await read(buyer, id);
    expect(document.sections[0]?.lignes).toMatchObject([
      { libelle: 'Dépose de l’ancien', prixHT: '85' },
      { type: 'article', articleId: article.id, quantite: '12.5' },
    ]);
    // What was kept is what is there.
    const chiffre = await total(page);
    await page.reload();
    await expect.poll(() => total(page)).toBe(chiffre);

    await cellule(page, 0).focus();
    await page.keyboard.press('Alt+Delete');
    await expect.poll(() => page.locator('[data-ligne]').count()).toBe(1);
    await page.getByRole('button', { name: barre.annuler }).click();
    await expect.poll(() => page.locator('[data-ligne]').count()).toBe(2);
    await enregistre(page);
    expect(await complaints(journal)).toEqual([]);
  });

  it('takes rows of a spreadsheet, and finds the references among them', async () => {
    const [a, b] = (await findArticles(2)) as [Article, Article];
    const { page, journal } = await ouvrir({ noms: ['Avant', ''] });
    await cellule(page, 1).click();
    await coller(
      page,
      [
        `${a.reference}\t3`,
        `${b.reference}\t2\tu`,
        'Nettoyage du chantier\t1\tforfait\t1 250,50',
      ].join('\n'),
    );
    // The empty row they were pasted into is not wanted.
    await expect.poll(() => page.locator('[data-ligne]').count()).toBe(4);
    await expect.poll(() => cellule(page, 1, 'achat').inputValue()).not.toBe('');
    await expect.poll(() => cellule(page, 2, 'achat').inputValue()).not.toBe('');
    expect(await cellule(page, 1, 'quantite').inputValue()).toBe('3');
    expect(await cellule(page, 3, 'prix').inputValue()).toBe('1250,5');
    expect(await cellule(page, 3, 'unite').inputValue()).toBe('forfait');
    await enregistre(page);
    expect(await complaints(journal)).toEqual([]);
  });

  it('has lines dragged by their handle', async () => {
    const { page } = await ouvrir({ noms: ['Un', 'Deux', 'Trois'] });
    const rangs = page.locator('[data-ligne]');
    await rangs
      .nth(2)
      .locator('[data-poignee]')
      .dragTo(rangs.nth(0), {
        targetPosition: { x: 80, y: 2 },
      });
    await expect.poll(() => noms(page)).toEqual(['Trois', 'Un', 'Deux']);
    await page.getByRole('button', { name: barre.annuler }).click();
    await expect.poll(() => noms(page)).toEqual(['Un', 'Deux', 'Trois']);
  });

  it('loses no letter with the connection: kept here, sent later', async () => {
    const { page, buyer, id } = await ouvrir({ noms: ['Porte'] });
    const context = page.context();
    await context.setOffline(true);
    await cellule(page, 0).fill('Porte coulissante');
    await page.getByText(sauvegarde.horsLigne.titre).waitFor();
    await cellule(page, 0).fill('Porte coulissante en chêne');
    expect((await read(buyer, id)).document.sections[0]?.lignes[0]?.libelle).toBe('Porte');
    await context.setOffline(false);
    await enregistre(page);
    const [ligne] = (await read(buyer, id)).document.sections[0]?.lignes ?? [];
    expect(ligne?.libelle).toBe('Porte coulissante en chêne');

    // The tab goes away without a connection: the next one finds what was typed.
    await context.setOffline(true);
    await cellule(page, 0).fill('Porte à galandage');
    await page.getByText(sauvegarde.horsLigne.titre).waitFor();
    const autre = await context.newPage();
    await page.evaluate(() => window.stop());
    await context.setOffline(false);
    await autre.goto(liens.devisClienteleDetail('fr', id));
    await expect
      .poll(async () => (await read(buyer, id)).document.sections[0]?.lignes[0]?.libelle)
      .toBe('Porte à galandage');
    await autre.close();
  });

  it('tells of what another tab wrote, and leaves the choice', async () => {
    const { page, buyer, id } = await ouvrir({ noms: ['Porte'] });
    const ailleurs = async (libelle: string) => {
      const { document } = await read(buyer, id);
      const [section] = document.sections;
      const [ligne] = section?.lignes ?? [];
      if (!section || !ligne) throw new Error('its line is gone');
      const ecrit = { ...document, sections: [{ ...section, lignes: [{ ...ligne, libelle }] }] };
      await appeler(buyer, 'PUT', `/api/devis-clientele/${id}`, { document: ecrit });
    };
    const kept = async () => (await read(buyer, id)).document.sections[0]?.lignes[0]?.libelle;
    await ailleurs('Écrit par un collègue');
    await cellule(page, 0).fill('Le mien');
    await page.getByText(sauvegarde.conflit.titre).waitFor();
    expect(await kept()).toBe('Écrit par un collègue');
    await page.getByRole('button', { name: sauvegarde.conflit.mienne }).click();
    await enregistre(page);
    expect(await kept()).toBe('Le mien');

    await ailleurs('Encore un autre');
    await cellule(page, 0).fill('Pas celui-ci');
    await page.getByRole('button', { name: sauvegarde.conflit.autre }).click();
    await expect.poll(() => cellule(page, 0).inputValue()).toBe('Encore un autre');
    await settled(page);
    expect(await kept()).toBe('Encore un autre');
  });

  it('is deleted after a question, and had back with one press', async () => {
    const { page, buyer, id } = await ouvrir({ noms: ['Porte'] });
    const { numero } = await read(buyer, id);
    await page
      .getByRole('button', { name: devisClientele.menu.titre.replace('{{nom}}', numero) })
      .click();
    await page.getByRole('menuitem', { name: devisClientele.menu.supprimer }).click();
    const question = dialog(page);
    await question.getByRole('button', { name: devisClientele.menu.supprimer }).click();
    await page.waitForURL(/\/mon-compte\/devis-clientele$/);
    await page.getByText(devisClientele.suppression.fait.replace('{{nom}}', numero)).waitFor();
    expect(await page.getByRole('link', { name: new RegExp(numero) }).count()).toBe(0);
    await page.getByRole('button', { name: devisClientele.annuler }).click();
    await page.waitForURL(`**${liens.devisClienteleDetail('fr', id)}`);
    await expect.poll(() => noms(page)).toEqual(['Porte']);
    expect((await read(buyer, id)).etat).toBe('brouillon');
  });

  it('of three hundred lines is typed in at its end as at its beginning', async () => {
    const { page, buyer, id } = await ouvrir({
      noms: Array.from({ length: 300 }, (_, i) => `Ligne ${i + 1}`),
    });
    // Far below there are names alone, as tall as the rows they become.
    const derniere = page.locator('[data-ligne]').last();
    expect(await derniere.locator('[data-cellule]').count()).toBe(0);
    await derniere.scrollIntoViewIfNeeded();
    await derniere.locator('[data-cellule="libelle"]').fill('La dernière');
    await page.keyboard.press('Enter');
    await expect.poll(() => ici(page)).toBe('300 libelle');
    await enregistre(page);
    expect((await read(buyer, id)).document.sections[0]?.lignes[299]?.libelle).toBe('La dernière');
  });
});
