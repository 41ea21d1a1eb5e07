/** Having something cut, from the sheet of an article to the line of the basket and back. */
import decoupe from '@comptoir/contract/messages/fr/decoupe.json' with { type: 'json' };
import produits from '@comptoir/contract/messages/fr/produits.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import {
  complaints,
  openPage,
  settled,
  type Opened,
  type OpenOptions,
} from '../harness/browser.ts';
import { shopDatabase } from '../harness/visitors.ts';

/** The sheet of an article cut that way, sold one by one. */
async function ouvrirFiche(debit: 'barre' | 'panneau', options: OpenOptions = {}): Promise<Opened> {
  const fiche = await shopDatabase().one<{ id: number; articleId: number; slug: string }>(sql`
    select p.id, a.id as "articleId", p.slug_fr as slug
      from article a
      join produit p on p.id = a.produit_id
      join tarif t on t.article_id = a.id
     where a.debit = ${debit} and a.multiple = 1 and not a.retire
       and a.debit_longueur >= 2500 and a.debit_longueur <= 3000
     order by a.id
     limit 1`);
  const opened = await openPage(liens.ficheProduit('fr', fiche), options);
  await settled(opened.page);
  return opened;
}

const dialogue = (page: Page) => page.getByRole('dialog');
const bouton = (page: Page, name: string | RegExp) => dialogue(page).getByRole('button', { name });
const liste = (page: Page) => dialogue(page).getByLabel(decoupe.edition.coller);

async function ouvrirCoupe(page: Page): Promise<void> {
  await page.getByRole('button', { name: produits.couper }).click();
  await liste(page).waitFor();
}

/** What the session of the page has in its basket. */
async function lignesDuPanier(page: Page): Promise<LignePanier[]> {
  const { chantiers } = await page.evaluate<Panier>(async () => {
    const session = await (await fetch('/api/session')).json();
    const authorization = `Bearer ${session.token.access_token}`;
    const answer = await fetch('/api/panier', { headers: { authorization } });
    return answer.json();
  });
  return chantiers.flatMap(({ articles }) => articles);
}

describe('having an article cut', () => {
  it('bars are typed with the keyboard alone, drawn, confirmed and added', async () => {
    const { page, journal } = await ouvrirFiche('barre');
    await page.getByRole('button', { name: produits.couper }).press('Enter');
    await liste(page).waitFor();
    const keyboard = page.keyboard;
    // The first length has the focus; Enter goes on to a new piece.
    await dialogue(page).locator('input[inputmode=numeric]:focus').waitFor();
    await keyboard.type('1200');
    await keyboard.press('Enter');
    await keyboard.type('800');
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowUp');
    await expect.poll(() => liste(page).inputValue()).toBe('1x1200+2x800');
    const status = dialogue(page).getByRole('status').filter({ hasText: decoupe.plan.optimal });
    await status.waitFor();
    // Not that of the list before: it is dimmed until the new one is worked out.
    await dialogue(page).locator('[aria-busy=false]').waitFor();
    await expect
      .poll(() => dialogue(page).getByRole('img', { name: /Barre/ }).count())
      .toBeGreaterThan(0);
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await bouton(page, decoupe.edition.continuer).press('Enter');
    const ajouter = bouton(page, /Ajouter au panier/);
    // Agreed to once, when it is ordered: here the sizes are read again, nothing is ticked.
    await dialogue(page)
      .getByText(/2\s×\s800/)
      .first()
      .waitFor();
    expect(await dialogue(page).getByRole('checkbox').count()).toBe(0);
    await settled(page);
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    // Nothing is lost by going back.
    await bouton(page, decoupe.confirmation.revoir).press('Enter');
    await expect.poll(() => liste(page).inputValue()).toBe('1x1200+2x800');
    await bouton(page, decoupe.edition.continuer).press('Enter');
    await ajouter.press('Enter');
    await page.getByText(decoupe.toast.ajoute).waitFor();
    await dialogue(page).waitFor({ state: 'detached' });
    const lignes = await lignesDuPanier(page);
    expect(lignes).toMatchObject([{ traitCoupe: '1x1200+2x800', coupe: { pieces: 3 } }]);
    expect(await complaints(journal)).toEqual([]);
  });

  it('sheets are pasted on a phone, errors are told at their place and mended', async () => {
    const { page, journal } = await ouvrirFiche('panneau', { width: 390 });
    await ouvrirCoupe(page);
    // With nothing typed there is nothing to go on with, which is said.
    expect(await bouton(page, decoupe.edition.continuer).isEnabled()).toBe(false);
    await dialogue(page).getByRole('status').filter({ hasText: decoupe.edition.saisir }).waitFor();
    await liste(page).fill('2x600x400\n1x9000x400\n3x700');
    await dialogue(page)
      .getByText(/«.1x9000x400.»/)
      .waitFor();
    await dialogue(page)
      .getByText(/«.3x700.»/)
      .waitFor();
    await expect.poll(() => dialogue(page).getByRole('img').count()).toBe(0);
    await liste(page).fill('2\t600\t400\n1\t900\t400');
    await dialogue(page)
      .getByRole('img', { name: /Panneau de .* 3 pièces/ })
      .waitFor();
    await dialogue(page).getByLabel(decoupe.edition.livrerChutes).uncheck();
    // An error typed in a row stands at that row.
    const longueur = dialogue(page).getByLabel('Longueur de la pièce 1, en millimètres');
    await longueur.fill('40');
    await dialogue(page)
      .getByText(/«.40 × 400.»/)
      .waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await longueur.fill('800');
    await bouton(page, decoupe.edition.continuer).click();
    await bouton(page, /Ajouter au panier/).click();
    await page.getByText(decoupe.toast.ajoute).waitFor();
    expect(await lignesDuPanier(page)).toMatchObject([
      { traitCoupe: '1x800x400+2x600x400', quantite: 1, coupe: { chutes: false, unites: 1 } },
    ]);
    expect(await complaints(journal)).toEqual([]);
  });
});
