/** Where a basket is collected on the way to the job site, from the basket and at the delivery. */
import mots from '@comptoir/contract/messages/fr/plan-retrait.json' with { type: 'json' };
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import type { Article } from '../harness/achat-rapide.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, settled, sidewaysOverflow } from '../harness/browser.ts';
import { openPanierOf, remplir } from '../harness/panier.ts';
import { pieceOf } from '../harness/tunnel.ts';
import { newBuyer, shopDatabase, type Visitor } from '../harness/visitors.ts';

/** Stores of the demo around Nantes. */
const [NANTES, CLISSON, AUTRE] = ['nantes', 'clisson', 'la-roche-sur-yon'];

/** Some lie in these stores, in quantity, and in none of those. */
async function articleOf(dans: readonly string[], sauf: readonly string[]): Promise<Article> {
  return shopDatabase().one<Article>(sql`
    select a.id, a.reference
      from article a
     where not a.retire and not a.sur_mesure and a.multiple = 1 and a.minimum = 1
       and (select count(*) from stock s join magasin m on m.id = s.lieu_id
             where s.article_id = a.id and s.quantite >= 3
               and m.slug = any (${dans}::text[])) = ${dans.length}
       and not exists (select from stock s join magasin m on m.id = s.lieu_id
                        where s.article_id = a.id and s.quantite > 0
                          and m.slug = any (${sauf}::text[]))
     order by a.popularite desc, a.id
     limit 1`);
}

async function idOf(slug: string): Promise<number> {
  const { id } = await shopDatabase().one<{ id: number }>(sql`
    select id from magasin where type = 'magasin' and slug = ${slug}`);
  return id;
}

const lot = (page: Page, nom: string) => page.getByRole('region', { name: nom });

const choixOf = async (buyer: Visitor) => {
  const { choix } = await pieceOf<Livraison>(buyer, '/livraison');
  return { mode: choix.mode, magasinId: choix.magasinId };
};

it('a chantier that one store has whole, the order in two stops, and a press that collects it', async () => {
  const buyer = await newBuyer(await acheteurLibre(21));
  const partout = await articleOf([NANTES, CLISSON], []);
  const aNantes = await articleOf([NANTES], [CLISSON, AUTRE]);
  const aClisson = await articleOf([CLISSON], [NANTES, AUTRE]);
  await remplir(buyer, [
    { article: partout, quantite: 1, chantier: 'Crèche des Lilas' },
    { article: aNantes, quantite: 1, chantier: 'Crèche des Lilas' },
    { article: aClisson, quantite: 1, chantier: 'Gymnase Coubertin' },
  ]);
  const { page, journal } = await openPanierOf(buyer, { width: 390 });
  await page.getByRole('button', { name: /^Retrait en magasin/ }).click();
  // The address of the company first; then the place where one works.
  await page
    .getByText(/^Distances à vol d’oiseau depuis votre adresse/)
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: /^Ville, code postal/ }).fill('44000');
  await lot(page, mots.chantier.tout).getByText('En 2 arrêts').waitFor();
  const creche = lot(page, 'Crèche des Lilas');
  await creche.getByText(mots.entiers.titre_one).waitFor();
  expect(await creche.getByText(/^Prêt /).count()).toBe(1);
  // What is taken where.
  const arret = lot(page, mots.chantier.tout)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Clisson' }) });
  await arret.getByText('1 ligne à y prendre').click();
  await arret.getByText(aClisson.reference).waitFor();
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

  await creche.getByRole('button', { name: 'Retirer ici Nantes' }).click();
  await page.waitForURL('**/tunnel/livraison');
  expect(await choixOf(buyer)).toEqual({
    mode: 'retrait-magasin',
    magasinId: await idOf(NANTES),
  });

  // The same plan stands where the store is chosen, by keyboard too.
  await settled(page);
  await page.getByRole('button', { name: /^Comparer les magasins/ }).press('Enter');
  await page.getByRole('textbox', { name: /^Ville, code postal/ }).fill('Clisson');
  const gymnase = lot(page, 'Gymnase Coubertin');
  await gymnase.getByRole('button', { name: 'Retirer ici Clisson' }).press('Enter');
  await gymnase.getByText(mots.action.choisi).waitFor();
  expect(await choixOf(buyer)).toEqual({
    mode: 'retrait-magasin',
    magasinId: await idOf(CLISSON),
  });
  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await complaints(journal)).toEqual([]);
});
