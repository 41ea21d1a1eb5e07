/** Shopping lists: made, filled, changed in place by two people, put into the basket, deleted and had back. */
import achatRapide from '@comptoir/contract/messages/fr/achat-rapide.json' with { type: 'json' };
import listesAchats from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import panier from '@comptoir/contract/messages/fr/panier.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import type {
  ListeAchats,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled, sidewaysOverflow } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { listesLues } from '../harness/listes.ts';
import { saisir, valeur } from '../harness/nombre.ts';
import { lu, rang, rangs } from '../harness/panier.ts';
import { appeler, openOf } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

const { comptage, detail, partage, suppression, modification, creation, choix, menu } =
  listesAchats;
const { fusion, ordre } = listesAchats;
const dire = (texte: string, mots: Record<string, string>) =>
  texte.replace(/\{\{(\w+)\}\}/g, (_, nom: string) => mots[nom] ?? '');

describe('shopping lists', () => {
  it('are made, changed in place, put in order, put into the basket by lines, renamed, duplicated, merged, deleted and had back, split', async () => {
    const { acheteur, administrateur, nomAcheteur } = await entrepriseADeux('listes');
    const buyer = await newBuyer(acheteur);
    const [a, b] = (await findArticles(2)) as [Article, Article];
    const { page, journal } = await openOf(buyer, liens.listesAchats('fr'));
    await page.getByRole('heading', { name: listesAchats.index.vide.titre }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: listesAchats.ajout.nouvelle }).click();
    await dialog(page).getByLabel(creation.nom).fill('<b>Fourgon</b>');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '<b>Fourgon</b>' }).waitFor();

    const [{ id }] = await appeler<[ListeAchats]>(buyer, 'GET', '/api/listes-achats');
    // Filled where it stands: a reference typed, then lines pasted, one of which is asked.
    const ajout = page.getByRole('textbox', { name: listesAchats.remplir.libelle });
    await ajout.fill(`${a.reference} 2`);
    await page.keyboard.press('Enter');
    await rang(page, a).waitFor();
    await expect.poll(() => ajout.inputValue()).toBe('');
    await ajout.evaluate((field, texte) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', texte);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, `${b.reference}\t3\nRIEN-DE-TEL-99\t1`);
    await dialog(page).getByText('RIEN-DE-TEL-99').first().waitFor();
    await page.keyboard.press('Escape');
    await rang(page, b).waitFor();
    await settled(page);
    expect(await rangs(page).count()).toBe(2);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const readListe = () => appeler<ListeDetaillee>(buyer, 'GET', `/api/listes-achats/${id}`);
    const lignes = async () =>
      (await readListe()).groupes.flatMap((groupe) =>
        groupe.lignes.map(({ article, quantite, note }) => [article.id, quantite, note]),
      );

    // A quantity and a note, kept.
    const champ = page.getByRole('spinbutton', {
      name: dire(detail.quantite, { reference: a.reference }),
    });
    await saisir(champ, '7');
    await champ.blur();
    await page.getByRole('button', { name: dire(detail.menu, { reference: a.reference }) }).click();
    await page.getByRole('menuitem', { name: detail.ajouterNote }).click();
    await page.keyboard.type('Bac 3');
    await page.keyboard.press('Enter');
    await expect.poll(lignes).toEqual([
      [a.id, 7, 'Bac 3'],
      [b.id, 3, ''],
    ]);
    await settled(page);

    // Moved by keys, which keep the focus, then by the pointer, then to a section.
    const poignee = ({ reference }: Article) =>
      page.getByRole('button', { name: dire(ordre.poignee, { reference }) });
    const references = async () => (await lignes()).map(([articleId]) => articleId);
    await poignee(b).press('ArrowUp');
    await expect.poll(references).toEqual([b.id, a.id]);
    await expect.poll(() => poignee(b).evaluate((it) => it === document.activeElement)).toBe(true);
    const { height = 0 } = (await rang(page, a).boundingBox()) ?? {};
    await poignee(b).dragTo(rang(page, a), { targetPosition: { x: 300, y: height - 4 } });
    await expect.poll(references).toEqual([a.id, b.id]);
    await page
      .getByRole('checkbox', { name: dire(detail.choisir, { reference: b.reference }) })
      .check();
    await page.getByRole('button', { name: ordre.deplacer }).click();
    await page.getByRole('textbox', { name: ordre.nouvelle }).fill('<i>Tiroir</i>');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: '<i>Tiroir</i>' }).waitFor();
    await expect
      .poll(async () => (await readListe()).groupes.map(({ libelle }) => libelle))
      .toEqual([null, '<i>Tiroir</i>']);
    await settled(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // Someone else changes the line: what one types is refused in words, and the list read again.
    const ligneId = Number(await rang(page, a).getAttribute('data-ligne'));
    await appeler(buyer, 'PATCH', `/api/listes-achats/${id}/lignes/${ligneId}`, { quantite: 20 });
    await saisir(champ, '8');
    await champ.blur();
    await page.getByRole('button', { name: detail.recharger }).click();
    await expect.poll(() => valeur(champ)).toBe('20');

    // One line into the basket.
    await page
      .getByRole('checkbox', { name: dire(detail.choisir, { reference: b.reference }) })
      .check();
    const barre = page.getByRole('region', { name: choix.titre });
    await barre.getByRole('button', { name: listesAchats.panier.mettre }).click();
    await expect.poll(() => lu(buyer)).toMatchObject({ '': { [b.reference]: 3 } });

    // Removed and put back.
    await barre.getByRole('button', { name: choix.retirer }).click();
    await expect.poll(() => rangs(page).count()).toBe(1);
    await page.getByRole('button', { name: listesAchats.annuler }).click();
    await expect.poll(() => rangs(page).count()).toBe(2);

    await page.getByRole('button', { name: dire(menu.titre, { liste: '<b>Fourgon</b>' }) }).click();
    await page.getByRole('menuitem', { name: menu.renommer }).click();
    await dialog(page).getByLabel(creation.nom).fill('Fourgon 2');
    await dialog(page).getByRole('radio', { name: partage.lecture.libelle }).check();
    await dialog(page).getByRole('button', { name: modification.enregistrer }).click();
    await page.getByRole('heading', { level: 1, name: 'Fourgon 2' }).waitFor();

    // Its copy has its lines, and goes without it.
    await page.getByRole('button', { name: dire(menu.titre, { liste: 'Fourgon 2' }) }).click();
    await page.getByRole('menuitem', { name: menu.dupliquer }).click();
    const copie = dire(menu.copie, { liste: 'Fourgon 2' });
    await page.getByRole('heading', { level: 1, name: copie }).waitFor();
    expect(await rangs(page).count()).toBe(2);
    // It joins the first one again: what both have adds up, and is told.
    await page.getByRole('button', { name: dire(menu.titre, { liste: copie }) }).click();
    await page.getByRole('menuitem', { name: fusion.menu }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Fourgon 2/ })
      .check();
    await dialog(page).getByRole('checkbox').uncheck();
    await dialog(page).getByRole('button', { name: fusion.fusionner }).click();
    await dialog(page)
      .getByText(
        dire(ordre.jointe, {
          reference: a.reference,
          avant: '20',
          ajoutee: '20',
          quantite: '40',
        }),
      )
      .waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: dire(fusion.voir, { liste: 'Fourgon 2' }) })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Fourgon 2' }).waitFor();
    await settled(page);

    await page.getByRole('button', { name: dire(menu.titre, { liste: 'Fourgon 2' }) }).click();
    await page.getByRole('menuitem', { name: menu.supprimer }).click();
    await dialog(page).getByRole('button', { name: menu.supprimer }).click();
    await page.getByRole('link', { name: copie }).waitFor();
    await page.getByText(dire(suppression.faite, { liste: 'Fourgon 2' })).waitFor();
    await page.getByRole('button', { name: listesAchats.annuler }).click();
    await page.getByRole('heading', { level: 1, name: 'Fourgon 2' }).waitFor();
    expect(await lignes()).toHaveLength(2);

    // A colleague reads it, and changes nothing.
    const autre = await openOf(await newBuyer(administrateur), liens.listeAchats('fr', id));
    await autre.page.getByText(dire(partage.de, { nom: nomAcheteur })).waitFor();
    expect(await rangs(autre.page).count()).toBe(2);
    expect(await autre.page.getByRole('spinbutton').count()).toBe(0);
    expect(await findAccessibilityProblems(autre.page)).toEqual([]);
    expect(await complaints(autre.journal)).toEqual([]);

    // A line leaves for a list of its own; what is typed fast goes to a list too.
    await page
      .getByRole('checkbox', { name: dire(detail.choisir, { reference: b.reference }) })
      .check();
    await page.getByRole('button', { name: choix.plus }).click();
    await page.getByRole('menuitem', { name: choix.nouvelle }).click();
    await dialog(page).getByLabel(creation.nom).fill('Vis');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Vis' }).waitFor();
    await page.goto(`${liens.achatRapide('fr')}?reference=${a.reference}&quantite=4`);
    await page.getByRole('button', { name: achatRapide.barre.liste }).click();
    await dialog(page).getByRole('radio', { name: /^Vis/ }).check();
    await dialog(page).getByRole('button', { name: listesAchats.ajout.ajouter }).click();
    await expect
      .poll(() => listesLues(buyer))
      .toMatchObject({ 'Fourgon 2': { [a.reference]: 40 }, Vis: { [a.reference]: 4 } });
    // But for the change that was refused.
    expect(await complaints(journal)).toEqual([expect.stringContaining('409')]);
  });

  it('keep a shelf: targets, a count by hand and by scanner that survives a reload, what is missing into the basket', async () => {
    const { acheteur } = await entrepriseADeux('listes');
    const buyer = await newBuyer(acheteur);
    const [, , a, b] = (await findArticles(4)) as [Article, Article, Article, Article];
    const { id } = await appeler<ListeAchats>(buyer, 'POST', '/api/listes-achats', {
      libelle: 'Étagère',
      articles: [
        { articleId: a.id, quantite: 10 },
        { articleId: b.id, quantite: 4 },
      ],
    });
    const { page, journal } = await openOf(buyer, liens.comptageListe('fr', id), { width: 390 });
    await page.getByRole('button', { name: comptage.vide.prendre }).click();
    const champ = ({ reference }: Article) =>
      page.getByRole('textbox', { name: dire(comptage.reste, { reference }) });
    await champ(a).fill('3');
    await page.keyboard.press('Enter');
    // Enter goes to the next line; a scanner types over it, and counts instead.
    await expect.poll(() => champ(b).evaluate((el) => el === document.activeElement)).toBe(true);
    await page.evaluate((code) => {
      const field = document.activeElement;
      for (const key of [...code.split(''), 'Enter']) {
        field?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }
    }, b.reference);
    await expect.poll(() => champ(b).inputValue()).toBe('1');
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.reload();
    await settled(page);
    await expect.poll(() => champ(a).inputValue()).toBe('3');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: comptage.enregistrer }).click();
    await page.getByRole('heading', { level: 1, name: 'Étagère' }).waitFor();
    await page.getByRole('button', { name: /^Réassortir 2 articles/ }).click();
    await expect
      .poll(() => lu(buyer))
      .toMatchObject({ '': { [a.reference]: 7, [b.reference]: 3 } });
    await page
      .getByRole('button', { name: /^Réassortir 2 articles/ })
      .waitFor({ state: 'detached' });

    // Labels for the shelf; one that is scanned leads to its line.
    await page.getByRole('button', { name: dire(menu.titre, { liste: 'Étagère' }) }).click();
    await page.getByRole('menuitem', { name: menu.etiquettes }).click();
    const [fichier] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: panier.etiquettes.telecharger }).click(),
    ]);
    expect(fichier.suggestedFilename()).toMatch(/^etiquettes-.*\.pdf$/);
    const ligne = await rang(page, b).getAttribute('data-ligne');
    await page.goto(`${liens.comptageListe('fr', id)}?ligne=${ligne}`);
    await expect.poll(() => champ(b).evaluate((el) => el === document.activeElement)).toBe(true);
    expect(await complaints(journal)).toEqual([]);
  });

  it('of a thousand lines come as one scrolls to them, and are chosen whole', async () => {
    const { acheteur } = await entrepriseADeux('listes');
    const buyer = await newBuyer(acheteur);
    const articles = await shopDatabase().query<{ id: number }>(
      sql`select id from article where not retire order by id limit 1000`,
    );
    const { id } = await appeler<ListeAchats>(buyer, 'POST', '/api/listes-achats', {
      libelle: 'Dépôt',
      articles: articles.map((article) => ({ articleId: article.id, quantite: 1 })),
    });
    const { page, journal } = await openOf(buyer, liens.listeAchats('fr', id));
    expect(await rangs(page).count()).toBeLessThan(200);
    await page.getByRole('checkbox', { name: detail.choisirTout }).click();
    await page
      .getByText(dire(choix.lignes_other, { nombre: articles.length.toLocaleString('fr') }))
      .waitFor();
    expect(await complaints(journal)).toEqual([]);
  });
});
