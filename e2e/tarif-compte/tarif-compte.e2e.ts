/** The prices a company has of its own: what it pays for an article, its discounts, its net prices. */
import conditions from '@comptoir/contract/messages/fr/tarif-compte.json' with { type: 'json' };
import monCompte from '@comptoir/contract/messages/fr/mon-compte.json' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled } from '../harness/browser.ts';
import { compteNeuf } from '../harness/compte.ts';
import { lu } from '../harness/panier.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

const { explication, historique, negocies, renouvellement } = conditions;

/** A company with two discounts, two net prices, one of which ends in five days and was another before. */
async function entreprise() {
  const { email: acheteur } = await compteNeuf();
  const pool = shopDatabase();
  const { compteId } = await pool.one<{ compteId: number }>(
    sql`select compte_id as "compteId" from utilisateur where email = ${acheteur}`,
  );
  const [premier, second] = (await pool.query<{ id: number; reference: string }>(sql`
    select a.id, a.reference
      from article a join tarif t on t.article_id = a.id
     where not a.retire and a.multiple = 1 and a.minimum = 1 and t.prix > 20
       and a.trait_de_scie is null and not a.sur_mesure
     order by a.id
     limit 2`)) as [{ id: number; reference: string }, { id: number; reference: string }];
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${compteId}, ${premier.id}, current_date - 10, current_date + 200, 12),
      (${compteId}, ${second.id}, current_date - 100, current_date - 11, 14),
      (${compteId}, ${second.id}, current_date - 10, current_date + 5, 11)`);
  // Nobody looks after it by name.
  await pool.execute(sql`delete from portefeuille where compte_id = ${compteId}`);
  const { marque } = await pool.one<{ marque: string }>(sql`
    with marquee as (
      insert into condition_tarifaire (compte_id, marque_id, remise, debut)
      select ${compteId}, m.id, 7.5, current_date - 1 from marque m order by m.id limit 1
      returning marque_id)
    select nom as marque from marque join marquee on marque_id = id`);
  await pool.execute(sql`
    insert into condition_tarifaire (compte_id, noeud_id, remise, debut)
    select ${compteId}, id, 9, current_date - 1 from noeud where niveau = 2 order by id limit 1`);
  return { acheteur, premier, second, marque };
}

it('a buyer looks up discounts and net prices, learns what an article costs and orders it', async () => {
  const { acheteur, premier, second, marque } = await entreprise();
  const buyer = await newBuyer(acheteur);
  const { page, journal } = await openOf(buyer, liens.conditionsTarifaires('fr'));
  await page.getByRole('link', { name: marque, exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('row').count()).toBe(3);

  // What is asked stands in the address, and is told with the rule that made it.
  await page.getByRole('textbox', { name: explication.reference }).fill(second.reference);
  await page.keyboard.press('Enter');
  const reponse = page.getByRole('status').filter({ hasText: second.reference });
  await reponse.getByText('11,00 €').first().waitFor();
  expect(page.url()).toContain(`reference=${encodeURIComponent(second.reference)}`);
  await reponse.getByText(/^Prix négocié jusqu’au/).waitFor();
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const cherche = page.getByRole('searchbox', { name: monCompte.filtres.recherche });
  await cherche.fill(marque);
  await page.keyboard.press('Enter');
  await page.waitForURL(/recherche=/);
  await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(2);

  await page.getByRole('link', { name: monCompte.nav.prixNegocies }).first().click();
  const rangees = page.getByRole('main').getByRole('row');
  await rangees.filter({ hasText: premier.reference }).waitFor();
  // What ends first stands first.
  expect(await rangees.nth(1).textContent()).toContain(second.reference);
  expect(await rangees.nth(1).textContent()).toContain('encore 5 jours');
  await page.getByRole('link', { name: `${negocies.etats.expirant} 1`, exact: true }).click();
  await page.waitForURL(/etat=expirant/);
  await expect.poll(() => rangees.count()).toBe(2);
  // What it was before is told beside the price.
  await page.getByRole('button', { name: `Historique du prix de ${second.reference}` }).click();
  const passe = page.getByRole('dialog', { name: historique.titre });
  await passe.getByRole('cell', { name: '14,00 €' }).waitFor();
  expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await passe.waitFor({ state: 'detached' });
  // Who nobody looks after is told so, and asks the house.
  await page.getByText(renouvellement.versMaison).waitFor();
  await page.getByRole('button', { name: renouvellement.demander_one }).click();
  await rangees.getByText(/renouvellement demandé le \d/).waitFor();
  await expect.poll(() => page.getByText(renouvellement.versMaison).count()).toBe(0);
  await settled(page);
  expect(await findAccessibilityProblems(page, { within: 'main' })).toEqual([]);

  await page.getByRole('button', { name: `Ajouter ${second.reference} au panier` }).click();
  await expect.poll(async () => JSON.stringify(await lu(buyer))).toContain(second.reference);

  await page.getByRole('button', { name: conditions.export.negocies }).click();
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: monCompte.export.csv }).click(),
  ]);
  expect(fichier.suggestedFilename()).toMatch(/^prix-negocies.*\.csv$/);
  // What is chosen is taken away as it is shown: a column less.
  await page.getByRole('button', { name: monCompte.colonnes.bouton }).click();
  await page.getByRole('checkbox', { name: conditions.colonnes.public }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Choisir ${second.reference}` }).check();
  await page.getByRole('button', { name: monCompte.choix.exporter }).click();
  const [choisis] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: monCompte.export.csv }).click(),
  ]);
  const csv = await readFile(await choisis.path(), 'utf8');
  expect(csv).toContain(second.reference);
  expect(csv).not.toContain(conditions.colonnes.public);

  // On a phone nothing is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [liens.prixNegocies('fr'), liens.conditionsTarifaires('fr')]) {
    await page.goto(path);
    await settled(page);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, path).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  }
  expect(await complaints(journal)).toEqual([]);
});
