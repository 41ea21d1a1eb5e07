/** The morning of who buys and answers for others: approve, count the shelf, what is due, order. */
import habitudes from '@comptoir/contract/messages/fr/habitudes-achats.json' with { type: 'json' };
import listes from '@comptoir/contract/messages/fr/listes-achats.json' with { type: 'json' };
import tableau from '@comptoir/contract/messages/fr/tableau-de-bord.json' with { type: 'json' };
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { entrepriseADeux } from '../harness/entreprises.ts';
import { findArticles, type Article } from '../harness/achat-rapide.ts';
import { complaints, settled } from '../harness/browser.ts';
import { send } from '../harness/panier.ts';
import { appeler, openOf, passer } from '../harness/pieces.ts';
import { commander, jusquALaConfirmation } from '../harness/tunnel.ts';
import { newBuyer, shopDatabase, type Visitor } from '../harness/visitors.ts';

const { aFaire } = tableau;
const { comptage } = listes;

/** A company that no other journey orders for; its buyer needs an approval for everything. */
async function entreprise(): Promise<{ administrateur: string; acheteur: string }> {
  const found = await entrepriseADeux('matin');
  await shopDatabase().execute(sql`
    update utilisateur set limite_commande = 0.01 where email = ${found.acheteur}`);
  return found;
}

/** The one article the company buys every month, and bought a month ago. */
async function acheterChaqueMois(qui: Visitor, article: Article): Promise<void> {
  for (const jours of [93, 62, 31]) {
    const { numero } = await passer(qui, 'Commande', [{ article, quantite: 4 }]);
    await shopDatabase().execute(sql`
      update commande set passee_le = passee_le - make_interval(days => ${jours}::int)
       where numero = ${numero}`);
    await shopDatabase().execute(
      sql`select suivre_habitudes(id) from commande where numero = ${numero}`,
    );
  }
  // What else the demo has it buy may bring gifts to choose the size of.
  await shopDatabase().execute(sql`
    update habitude set masquee = true
     where compte_id = ${await compteOf(qui)} and article_id <> ${article.id}`);
}

async function compteOf(qui: Visitor): Promise<number> {
  const { compte } = (await (await qui.call('GET', '/api/profil')).json()) as {
    compte: { id: number };
  };
  return compte.id;
}

it('approves what waits, refills a shelf by counting it, takes what is due and orders it all', async () => {
  const { administrateur, acheteur } = await entreprise();
  const [attendu, boite, habituel] = (await findArticles(70)).slice(-3) as [
    Article,
    Article,
    Article,
  ];
  const { numero } = await passer(await newBuyer(acheteur), 'Commande', [
    { article: attendu, quantite: 1 },
  ]);
  const buyer = await newBuyer(administrateur);
  await acheterChaqueMois(buyer, habituel);
  await send(buyer, 'POST', '/api/panier/vider');
  const nom = `Étagère du matin ${crypto.randomUUID().slice(0, 4)}`;
  const { id } = await appeler<ListeAchats>(buyer, 'POST', '/api/listes-achats', {
    libelle: nom,
    articles: [{ articleId: boite.id, quantite: 6 }],
  });
  await appeler(buyer, 'POST', `/api/listes-achats/${id}/cibles`);

  const { page, journal } = await openOf(buyer, liens.monCompte('fr'));
  await page
    .getByRole('button', { name: aFaire.approbation.validerNumero.replace('{{numero}}', numero) })
    .click();
  await page.getByText(aFaire.approbation.validee.replace('{{numero}}', numero)).waitFor();

  const menu = page.getByRole('navigation', { name: 'Mon compte' }).last();
  await menu.getByRole('link', { name: 'Listes d’achats' }).click();
  await page.getByRole('link', { name: nom, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: nom }).waitFor();
  await page.getByRole('link', { name: listes.detail.compter }).click();
  await page.waitForURL(`**${liens.comptageListe('fr', id)}`);
  await page
    .getByRole('textbox', { name: comptage.reste.replace('{{reference}}', boite.reference) })
    .fill('2');
  await page.getByRole('button', { name: comptage.enregistrer }).click();
  await page.getByRole('button', { name: /^Réassortir 1 article/ }).click();
  await page.getByRole('button', { name: /^Réassortir 1 article/ }).waitFor({ state: 'detached' });

  await menu.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('link', { name: aFaire.habitudes.voir }).click();
  await page.waitForURL('**/mon-compte/habitudes-achats?etat=due');
  const rangee = page.getByRole('row').filter({ hasText: habituel.reference });
  await rangee.getByText(habitudes.etats.due).waitFor();
  await page.getByRole('button', { name: /^Ajouter l/ }).click();
  const quantites = async () => {
    const panier = (await (await buyer.call('GET', '/api/panier')).json()) as Panier;
    const lignes = panier.chantiers.flatMap(({ articles }) => articles);
    return [boite, habituel].map((article) => lignes.find((l) => l.id === article.id)?.quantite);
  };
  await expect.poll(quantites).toEqual([4, 4]);

  await page.goto(liens.panier('fr'));
  await settled(page);
  await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
  await page.waitForURL('**/tunnel/livraison');
  await settled(page);
  await jusquALaConfirmation(page);
  const passee = await commander(page, 'Virement');
  expect(passee).toMatch(/^C\d{2}-\d{6}$/);
  await page.goto(`${liens.commandes('fr')}?recherche=${passee}`);
  await page.getByRole('link', { name: passee, exact: true }).waitFor();
  expect(await complaints(journal)).toEqual([]);
});
