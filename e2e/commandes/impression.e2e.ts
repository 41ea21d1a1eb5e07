/** Pages on paper: their words whole and in order, nothing of the screen, who printed them and when. */
import commun from '@comptoir/contract/messages/fr/commandes.json' with { type: 'json' };
import ui from '@comptoir/contract/messages/fr/ui.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import { hydrated, settled } from '../harness/browser.ts';
import { openOf, passer } from '../harness/pieces.ts';
import { remplir } from '../harness/panier.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

interface Long {
  id: number;
  reference: string;
  libelle: string;
  produitId: number;
  slug: string;
}

/** Those with the longest names. */
const longs = (): Promise<Long[]> =>
  shopDatabase().query(sql`
    select a.id, a.reference, a.libelle_fr as libelle, p.id as "produitId", p.slug_fr as slug
      from article a
      join produit p on p.id = a.produit_id
      join tarif t on t.article_id = a.id
     where not a.retire and a.multiple = 1 and a.minimum = 1 and a.trait_de_scie is null
       and not a.sur_mesure and t.prix < 60
     order by length(a.libelle_fr) desc, a.id
     limit 4`);

/** Without spaces: a name goes over several lines. */
const serrer = (texte: string) => texte.replace(/\s+/g, '');

async function imprimer(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await settled(page);
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map(serrer);
}

it('a delivery note is downloaded from its order at once', async () => {
  const { key, email } = await shopDatabase().one<{ key: string; email: string }>(sql`
    select c.cle as key, u.email
      from bon_livraison b
      join commande c on c.id = b.commande_id
      join utilisateur u on u.id = c.utilisateur_id and u.etat = 'actif'
     order by b.id
     limit 1`);
  const { page } = await openOf(await newBuyer(email), liens.commande('fr', key));
  const bouton = page.getByRole('button', { name: /^Télécharger le bon/ }).first();
  const [fichier] = await Promise.all([page.waitForEvent('download'), bouton.click()]);
  expect(fichier.suggestedFilename()).toMatch(/\.pdf$/);
});

it('prints an order, a quote, a basket, an acknowledgement and a product as papers', async () => {
  const email = await acheteurLibre(8);
  const buyer = await newBuyer(email);
  const { societe } = await shopDatabase().one<{ societe: string }>(sql`
    select c.raison_sociale as societe
      from utilisateur u join compte c on c.id = u.compte_id
     where u.email = ${email}`);
  const choisis = await longs();
  const lignes = choisis.map((article) => ({ article, quantite: 2, chantier: 'Villa Ker Anna' }));
  const commande = await passer(buyer, 'Commande', lignes);
  const devis = await passer(buyer, 'Devis', lignes);
  await remplir(buyer, lignes);
  const { page } = await openOf(buyer, liens.accueil('fr'));
  const [premier] = choisis as [Long];
  const papiers: Record<string, string> = {
    commande: liens.commande('fr', commande.key),
    devis: liens.devisDetail('fr', devis.key),
    panier: liens.panier('fr'),
    accuse: liens.impressionAccuseReception('fr', { query: { key: commande.key } }),
    produit: liens.ficheProduit('fr', {
      id: premier.produitId,
      articleId: premier.id,
      slug: premier.slug,
    }),
  };
  for (const [nom, path] of Object.entries(papiers)) {
    const pages = await imprimer(page, path);
    const texte = pages.join('');
    expect(texte, nom).toContain(serrer(`Comptoir · ${societe}`));
    expect(texte, nom).toContain(formatDate(new Date()));
    // No sheet with nothing on it.
    expect(Math.min(...pages.map(({ length }) => length)), nom).toBeGreaterThan(20);
    for (const { libelle, reference } of nom === 'produit' ? [premier] : choisis) {
      expect(texte, nom).toContain(serrer(libelle));
      expect(texte, nom).toContain(serrer(reference));
    }
    for (const mot of [commun.impression.imprimer, 'Ajouter au panier']) {
      expect(texte, nom).not.toContain(serrer(mot));
    }
    // Where a transfer goes stands on what is paid by transfer.
    if (nom === 'commande' || nom === 'accuse') expect(texte).toContain('CPTRFR2N');
  }

  // Browsers inside other programs may not print: that is said.
  await page.goto(papiers['accuse'] ?? '');
  await settled(page);
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('no printer here');
    };
  });
  await page.getByRole('button', { name: commun.impression.imprimer }).click();
  await page.getByText(ui.impression.impossible).waitFor();
});
