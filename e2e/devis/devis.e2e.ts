/** A quote from the request to the order: the offer of a delegate, a price refused, versions, refusals. */
import devis from '@comptoir/contract/messages/fr/devis.json' with { type: 'json' };
import monCompte from '@comptoir/contract/messages/fr/mon-compte.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import { liens } from '@comptoir/contract/liens.ts';
import { describe, expect, it } from 'vitest';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { dialog, MOREL } from '../harness/connexion.ts';
import { openAgissant } from '../harness/delegue.ts';
import { listesLues } from '../harness/listes.ts';
import { openOf, passer, type Piece } from '../harness/pieces.ts';
import { newBuyer } from '../harness/visitors.ts';

/** The page of a delegate who acts for Morel, where they write their offer. */
async function openOffre({ key }: Piece) {
  const { page } = await openAgissant({ path: liens.devisEdition('fr', key) });
  await page.getByRole('button', { name: /^Envoyer le devis/ }).waitFor();
  return page;
}

describe('a quote', () => {
  it('is changed by its buyer, answered by a delegate, and ordered in part', async () => {
    const buyer = await newBuyer(MOREL);
    const [a, b, c, d] = (await findArticles(4)) as [Article, Article, Article, Article];
    const demande = await passer(buyer, 'Devis', [
      { article: a, quantite: 10, chantier: 'Lycée du Pont' },
      { article: b, quantite: 5 },
      { article: c, quantite: 2 },
    ]);
    const detail = liens.devisDetail('fr', demande.key);

    // Another quantity, an article less and one more make a version of their own.
    const { page, journal } = await openOf(buyer, liens.devis('fr'));
    // The search above the list ends where the list does.
    const fins = await page
      .locator('main form[role=search] button[aria-haspopup=menu], main table')
      .evaluateAll((each) => each.map((element) => element.getBoundingClientRect().right));
    expect(new Set(fins.map(Math.round)).size).toBe(1);
    // Columns are left out, and what is chosen goes away as a file of those that are shown.
    const { colonnes } = devis;
    await page.getByRole('button', { name: monCompte.colonnes.bouton }).click();
    await page.getByRole('checkbox', { name: colonnes.auteur }).uncheck();
    await page.getByRole('checkbox', { name: colonnes.etat }).press('Alt+ArrowUp');
    const shown = ['numero', 'date', 'etat', 'chantier', 'validite', 'montant'] as const;
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['', ...shown.map((id) => colonnes[id])]);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: `Choisir ${demande.numero}` }).check();
    await page.getByRole('button', { name: monCompte.choix.exporter }).click();
    const [fichier] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: monCompte.export.csv }).click(),
    ]);
    const lignes = (await readFile(await fichier.path(), 'utf8')).trim().split('\r\n');
    expect(lignes[0]).toMatch(/^Devis;Demandé le;État;Chantiers;Valable jusqu’au;Total HT/);
    expect(lignes.slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${demande.numero};[\\d/]+;Demandé;Lycée du Pont;;\\d`)),
    ]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: monCompte.colonnes.bouton }).click();
    await page.getByRole('button', { name: monCompte.colonnes.retablir }).click();
    await page.getByRole('columnheader', { name: colonnes.auteur }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: demande.numero }).click();
    await page.getByRole('link', { name: devis.actions.modifier }).click();
    const quantite = page.getByRole('spinbutton', { name: `Quantité de ${a.reference}` });
    await quantite.fill('12');
    await quantite.blur();
    await page.getByRole('button', { name: `Retirer ${c.reference}` }).click();
    await page.getByRole('textbox', { name: devis.edition.reference }).fill(d.reference);
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: `Quantité de ${d.reference}` }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /^Enregistrer la version/ }).click();
    await page.waitForURL((url) => url.pathname === detail);
    await page.getByRole('button', { name: devis.versions.comparer }).click();
    await page.getByText(devis.versions.ajoutee, { exact: true }).waitFor();
    await page.getByText(devis.versions.retiree, { exact: true }).waitFor();

    const delegue = await openOffre(demande);
    await delegue.getByRole('textbox', { name: devis.offre.toutes }).fill('90');
    await delegue.getByText(/au plus\./).waitFor();
    await delegue.getByRole('textbox', { name: devis.offre.toutes }).fill('3');
    await delegue.getByRole('button', { name: devis.offre.appliquer }).click();
    await delegue.getByRole('textbox', { name: devis.offre.note }).fill('Un seul camion.');
    expect(await findAccessibilityProblems(delegue)).toEqual([]);
    await delegue.getByRole('button', { name: /^Envoyer le devis/ }).click();
    await delegue.waitForURL((url) => url.pathname === detail);

    await page.goto(detail);
    await page.getByText('Un seul camion.').waitFor();
    await page.getByText('−3\u00a0%').first().waitFor();
    await settled(page);
    // Loaded again, it is where it was scrolled to, with a line half under the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // What is ticked is what is counted, and what is then charged.
    await page.getByRole('heading', { name: devis.encadre.totaux, exact: true }).waitFor();
    await page.getByRole('checkbox', { name: `Commander ${a.reference}` }).uncheck();
    await page.getByRole('heading', { name: 'Total des 2 lignes choisies' }).waitFor();
    await page.getByRole('link', { name: 'Commander 2 lignes' }).click();
    await page.getByRole('heading', { name: '2 lignes à commander' }).waitFor();
    await page.getByText(devis.commande.portPart).waitFor();
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const dit = await page.getByText(/TTC, port et TVA compris/).textContent();
    const ttc = /^[\d\s,]+€/.exec(dit ?? '')?.[0] ?? 'no total is told';
    await page.getByRole('radio', { name: /^Virement/ }).check();
    await page.getByRole('button', { name: devis.commande.passer }).click();
    await page.waitForURL(/\/commande-succes\?key=/);
    const key = new URL(page.url()).searchParams.get('key');
    await page.goto(liens.commande('fr', key));
    await page.getByText(ttc).first().waitFor();
    await page.goto(detail);
    await page
      .getByRole('link', { name: /^Commandé/ })
      .first()
      .waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('is discussed price by price, then refused with a reason once one said so twice', async () => {
    const buyer = await newBuyer(MOREL);
    const [a, b] = (await findArticles(2)) as [Article, Article];
    const demande = await passer(buyer, 'Devis', [
      { article: a, quantite: 3 },
      { article: b, quantite: 3 },
    ]);
    const delegue = await openOffre(demande);
    await delegue.getByRole('textbox', { name: `Remise\u00a0% sur ${b.reference}` }).fill('2');
    await delegue.getByRole('button', { name: /^Envoyer le devis/ }).click();
    await delegue.waitForURL((url) => url.pathname === liens.devisDetail('fr', demande.key));

    const { page } = await openOf(buyer, liens.devisDetail('fr', demande.key));
    await page.getByRole('button', { name: `Refuser ce prix\u00a0: ${b.reference}` }).click();
    await dialog(page).getByRole('textbox', { name: devis.refusPrix.souhaite }).fill('0,10');
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: devis.refusPrix.envoyer }).click();
    await page.getByText('Prix refusé, 0,10\u00a0€ souhaité').waitFor();
    // The other line can still be ordered, this one waits.
    await page.getByText(/le reste peut être commandé/).waitFor();
    await page.getByRole('link', { name: 'Commander 1 ligne' }).waitFor();

    // What was asked for is kept in a list, whatever becomes of the quote.
    await page.getByRole('button', { name: devis.actions.liste }).click();
    await dialog(page).getByRole('button', { name: listesAchats.ajout.nouvelle }).click();
    const nom = `Devis ${demande.numero}`;
    await dialog(page).getByLabel(listesAchats.creation.nom).fill(nom);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await listesLues(buyer))[nom])
      .toEqual({ [a.reference]: 3, [b.reference]: 3 });

    await page.getByRole('button', { name: devis.actions.refuser }).click();
    await dialog(page).getByText(devis.refus.texte).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('button', { name: devis.refus.continuer }).click();
    await dialog(page).getByRole('button', { name: devis.refus.refuser }).click();
    await dialog(page).getByText(devis.refus.motifManque).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page).getByRole('radio', { name: devis.motifs.delai }).check();
    await dialog(page).getByRole('button', { name: devis.refus.refuser }).click();
    await page.getByText(devis.situation.refuse).waitFor();
    // What is closed is no longer changed.
    await page.goto(liens.devisEdition('fr', demande.key));
    await page.getByRole('heading', { name: devis.edition.close.titre }).waitFor();
  });
});
