/** Orders after they are placed: found again, followed, ordered again, approved, refused. */
import commandes from '@comptoir/contract/messages/fr/commandes.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import monCompte from '@comptoir/contract/messages/fr/mon-compte.json' with { type: 'json' };
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { listesLues } from '../harness/listes.ts';
import { lu } from '../harness/panier.ts';
import { appeler, openOf, passer } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

const articles = async (count: number) => (await findArticles(count)) as Article[];

async function articleParLot(): Promise<Article & { multiple: number }> {
  return shopDatabase().one(sql`
    select a.id, a.reference, a.multiple
      from article a
      join tarif t on t.article_id = a.id
     where not a.retire and a.multiple between 2 and 50 and a.minimum <= a.multiple
       and a.trait_de_scie is null and not a.sur_mesure
     order by a.id
     limit 1`);
}

describe('the orders of a company', () => {
  it('are found again, followed line by line, ordered again and cancelled', async () => {
    const { acheteur, nomAcheteur } = await entrepriseADeux('commandes');
    const buyer = await newBuyer(acheteur);
    const [a, b, c] = (await articles(3)) as [Article, Article, Article];
    const commande = await passer(buyer, 'Commande', [
      { article: a, quantite: 2, chantier: 'Villa Ker Anna' },
      { article: b, quantite: 3, chantier: 'Villa Ker Anna' },
      { article: c, quantite: 1 },
    ]);
    const { page, journal } = await openOf(buyer, liens.commandes('fr'));
    const lien = page.getByRole('link', { name: commande.numero, exact: true });
    await lien.waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // However little room a table has, amounts are in sight and who ordered stands on one line.
    await page.setViewportSize({ width: 768, height: 900 });
    const tableau = page.getByRole('table').locator('..');
    expect(await tableau.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const auteur = page.getByRole('cell', { name: nomAcheteur }).first().getByText(nomAcheteur);
    const lignes = () =>
      auteur.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    expect(await lignes()).toBe(1);
    // On the home page of a phone, its text is not cut.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(liens.accueil('fr'));
    const rangees = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="${commande.key}"]`) });
    await rangees.first().waitFor();
    const cut = await rangees
      .locator('p')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(liens.commandes('fr'));
    await settled(page);

    const cherche = page.getByRole('searchbox', { name: monCompte.filtres.recherche });
    // Everything that narrows the list is in its address.
    await cherche.fill('nulle part');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: commandes.liste.sansResultat.titre }).waitFor();
    expect(page.url()).toContain('recherche=nulle+part');
    await page.getByRole('link', { name: monCompte.filtres.sansResultat }).click();
    await lien.waitFor();
    await cherche.fill(commande.numero);
    await page.keyboard.press('Enter');
    await page.waitForURL(/recherche=/);
    await page
      .getByRole('navigation', { name: monCompte.filtres.etats })
      .getByRole('link', { name: commandes.etats.livree, exact: true })
      .click();
    await page.getByRole('heading', { name: commandes.liste.sansResultat.titre }).waitFor();
    await page.goBack();
    await lien.waitFor();
    await page.reload();
    await lien.waitFor();
    expect(await cherche.inputValue()).toBe(commande.numero);

    // Columns are left out and moved by keys, for this person, on every device.
    const tetes = () => page.getByRole('columnheader').allInnerTexts();
    const { colonnes: mots } = monCompte;
    await page.getByRole('button', { name: mots.bouton }).click();
    await page.getByRole('checkbox', { name: commandes.colonnes.origine }).uncheck();
    await page.getByRole('checkbox', { name: commandes.colonnes.montant }).press('Alt+ArrowUp');
    expect(await findAccessibilityProblems(page, { within: '[popover]:popover-open' })).toEqual([]);
    const choisies = ['date', 'chantier', 'auteur', 'etat', 'montant', 'prevue'] as const;
    const attendues = [
      '',
      ...(['numero', ...choisies, 'actions'] as const).map((id) => commandes.colonnes[id]),
    ];
    await expect.poll(tetes).toEqual(attendues);
    await expect
      .poll(async () => {
        const profil = await appeler<Profil>(buyer, 'GET', '/api/profil');
        return profil.preferences.colonnes.commandes;
      })
      .toEqual(choisies);
    await page.reload();
    await lien.waitFor();
    expect(await tetes()).toEqual(attendues);
    await settled(page);

    // The orders chosen go away as a file, with what is shown of them.
    await page.getByRole('checkbox', { name: `Choisir ${commande.numero}` }).check();
    await page.getByRole('button', { name: monCompte.choix.exporter }).click();
    const [fichier] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: monCompte.export.csv }).click(),
    ]);
    expect(fichier.suggestedFilename()).toMatch(/\.csv$/);
    await page.getByRole('button', { name: mots.bouton }).click();
    await page.getByRole('button', { name: mots.retablir }).click();
    await expect.poll(async () => (await tetes()).includes(commandes.colonnes.origine)).toBe(true);
    await page.keyboard.press('Escape');

    await lien.click();
    await page.getByRole('heading', { level: 1, name: `Commande ${commande.numero}` }).waitFor();
    const villa = page.getByRole('region', { name: 'Villa Ker Anna', exact: true });
    expect(await villa.getByRole('listitem').count()).toBe(2);
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // A line alone, then what was chosen is in the basket, in its chantier.
    await villa.getByRole('checkbox', { name: `Choisir ${b.reference}` }).check();
    await page.getByRole('button', { name: 'Recommander 1 ligne' }).click();
    await page.getByText('1 ligne dans le panier.').waitFor();
    expect(await lu(buyer)).toEqual({ 'Villa Ker Anna': { [b.reference]: 3 } });

    await page.getByRole('button', { name: commandes.actions.autres }).click();
    await page.getByRole('menuitem', { name: commandes.actions.question }).click();
    await expect
      .poll(() => dialog(page).getByRole('textbox').first().inputValue())
      .toContain(commande.numero);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: commandes.actions.accuse }).click();
    await page
      .getByRole('heading', { name: commandes.pages['impression-accuse-reception'].titre })
      .waitFor();
    await page.getByText(commande.numero, { exact: true }).first().waitFor();
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // A file that failed can simply be asked for again: the error goes by itself.
    const pdf = page.getByRole('button', { name: commandes.impression.pdf });
    const absent = { code: 'introuvable', message: '', data: {} };
    await page.route('**/accuse-reception*', (route) =>
      route.fulfill({ status: 404, json: absent }),
    );
    await pdf.click();
    const erreur = page.getByRole('main').getByRole('alert');
    await erreur.waitFor();
    await page.unroute('**/accuse*');
    await erreur.waitFor({ state: 'detached' });
    await page.emulateMedia({ media: 'print' });
    expect(
      await page.getByRole('button', { name: commandes.impression.imprimer }).isVisible(),
    ).toBe(false);
    await page.emulateMedia({ media: null });

    await page.goBack();
    await page.getByRole('button', { name: commandes.actions.autres }).click();
    await page.getByRole('menuitem', { name: commandes.actions.annuler }).click();
    await page.getByRole('button', { name: commandes.annulation.annuler }).click();
    await page.getByText(commandes.fin.annulee).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('tell what changed since, when they are ordered again', async () => {
    const { acheteur } = await entrepriseADeux('commandes');
    const buyer = await newBuyer(acheteur);
    const [garde, retire] = (await articles(40)).slice(-2) as [Article, Article];
    const commande = await passer(buyer, 'Commande', [
      { article: garde, quantite: 1 },
      { article: retire, quantite: 1 },
    ]);
    const pool = shopDatabase();
    const setRetire = (isRetire: boolean) =>
      pool.execute(sql`update article set retire = ${isRetire} where id = ${retire.id}`);
    await setRetire(true);
    try {
      const { page } = await openOf(buyer, liens.commande('fr', commande.key));
      await page.getByRole('button', { name: commandes.actions.recommander }).click();
      const rapport = page.getByRole('status').filter({ hasText: retire.reference });
      await rapport.getByText('1 ligne dans le panier.').waitFor();
      expect(Object.keys((await lu(buyer))[''] ?? {})).toEqual([garde.reference]);
      await rapport.getByRole('link', { name: commandes.recommande.panier }).click();
      await page.waitForURL(/\/panier$/);
    } finally {
      await setRetire(false);
    }
  });
});

describe('an order above the limit of its buyer', () => {
  it('waits for who approves, who corrects it, agrees, or refuses it with a reason', async () => {
    const equipe = await entrepriseADeux('commandes');
    const [admin, buyer] = await Promise.all([
      newBuyer(equipe.administrateur),
      newBuyer(equipe.acheteur),
    ]);
    const { page, journal } = await openOf(admin, liens.workflowDeValidation('fr'));
    await page
      .getByRole('button', { name: `Modifier les plafonds de ${equipe.nomAcheteur}` })
      .click();
    await page.getByRole('textbox', { name: commandes.regle.limiteCommande }).fill('beaucoup');
    await page.getByRole('button', { name: commandes.regle.enregistrer }).click();
    await page.getByText(commandes.regle.limiteInvalide).waitFor();
    await page.getByRole('textbox', { name: commandes.regle.limiteCommande }).fill('0,50');
    await page
      .getByRole('combobox', { name: commandes.regle.ajouter })
      .selectOption({ label: equipe.nomAdministrateur });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: commandes.regle.enregistrer }).click();
    await page.getByText(commandes.regle.enregistree).waitFor();

    const [a, b] = (await articles(2)) as [Article, Article];
    const parLot = await articleParLot();
    const lignes = [
      { article: a, quantite: 4 },
      { article: b, quantite: 5 },
      { article: parLot, quantite: parLot.multiple * 2 },
    ];
    const premiere = await passer(buyer, 'Commande', lignes);
    const seconde = await passer(buyer, 'Commande', lignes);

    await page.reload();
    await page.getByRole('link', { name: premiere.numero }).click();
    const decision = page.getByRole('region', { name: commandes.decision.titre });
    await decision.getByRole('button', { name: commandes.decision.corriger }).click();
    const quantite = page.getByRole('spinbutton', { name: `Quantité de ${a.reference}` });
    await quantite.fill('1');
    await quantite.blur();
    // None of it leaves the line out.
    const aucune = page.getByRole('spinbutton', { name: `Quantité de ${b.reference}` });
    await aucune.fill('0');
    await aucune.blur();
    await page.getByRole('button', { name: `Remettre ${b.reference}` }).waitFor();
    // By packings, as it is sold.
    const lots = page.getByRole('spinbutton', { name: `Quantité de ${parLot.reference}` });
    await lots.press('ArrowUp');
    expect(await lots.inputValue()).toBe(String(parLot.multiple * 3));
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // What was changed last is taken a moment later.
    await lots.blur();
    await decision.getByRole('button', { name: commandes.decision.validerCorrigee }).click();
    await decision.waitFor({ state: 'detached' });
    await page.getByText(commandes.historique.modifiee).first().waitFor();
    // What was asked for and what it became, line by line.
    await page.getByText(/: 4 → 1$/).waitFor();
    const lue = await appeler<{ lignesParChantier: { lignes: { quantite: number }[] }[] }>(
      buyer,
      'GET',
      `/api/commandes/${premiere.key}`,
    );
    expect(
      lue.lignesParChantier.flatMap((chantier) => chantier.lignes.map((ligne) => ligne.quantite)),
    ).toEqual([1, parLot.multiple * 3]);

    // What was agreed becomes a list in one click, then goes to that list again.
    const autres = page.getByRole('button', { name: commandes.actions.autres });
    await autres.click();
    await page.getByRole('menuitem', { name: commandes.actions.faireListe }).click();
    const nomListe = commandes.actions.nomListe.replace('{{numero}}', premiere.numero);
    const listee = async () => (await listesLues(admin))[nomListe];
    const lots3 = parLot.multiple * 3;
    await expect.poll(listee).toEqual({ [a.reference]: 1, [parLot.reference]: lots3 });
    await autres.click();
    await page.getByRole('menuitem', { name: commandes.actions.liste, exact: true }).click();
    await dialog(page)
      .getByRole('radio', { name: new RegExp(nomListe) })
      .check();
    await dialog(page).getByRole('button', { name: listesAchats.ajout.ajouter }).click();
    await expect.poll(listee).toEqual({ [a.reference]: 2, [parLot.reference]: 2 * lots3 });

    await page.goto(liens.commande('fr', seconde.key));
    await decision.getByRole('button', { name: commandes.decision.refuser, exact: true }).click();
    await page.getByRole('button', { name: commandes.decision.refuserConfirmer }).click();
    await page.getByText(commandes.decision.motifManque).waitFor();
    await page.getByRole('textbox', { name: commandes.decision.motif }).fill('Déjà en stock');
    await page.getByRole('button', { name: commandes.decision.refuserConfirmer }).click();
    await decision.waitFor({ state: 'detached' });

    const chez = await openOf(buyer, liens.commande('fr', seconde.key));
    await chez.page.getByText('Déjà en stock').first().waitFor();
    // Only those who run the company see its limits.
    await chez.page.goto(liens.workflowDeValidation('fr'));
    await chez.page.getByRole('heading', { name: commandes.workflow.reserve.titre }).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });
});
