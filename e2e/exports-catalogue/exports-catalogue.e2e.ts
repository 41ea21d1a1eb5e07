/** Files of the catalogue: asked for, followed while they are written, fetched and read back. */
import { readFile } from 'node:fs/promises';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  FORMATS_EXPORT,
  MAX_EN_COURS_PERSONNE,
  type FormatExport,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import mots from '@comptoir/contract/messages/fr/exports-catalogue.json' with { type: 'json' };
import ui from '@comptoir/contract/messages/fr/ui.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { readPrixNets } from '../../packages/server/tests/exports-catalogue/lecteurs.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, documentId, settled, sidewaysOverflow } from '../harness/browser.ts';
import { compteNeuf } from '../harness/compte.ts';
import { appeler, openOf } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

const { demande, etats, actions } = mots;

/** Enough to tell the articles of a file apart, few enough to be written at once. */
const ARTICLES_AU_MOINS = 5;

it('a buyer asks for a file of each format, sees them become ready without a reload, and each reads back with their prices', async () => {
  const { email } = await compteNeuf();
  const { nom, ids } = await shopDatabase().one<{ nom: string; ids: number[] }>(sql`
    select m.nom, array_agg(a.id) as ids
      from marque m
      join produit p on p.marque_id = m.id
      join article a on a.produit_id = p.id
      left join tarif t on t.article_id = a.id
     where not a.retire
     group by m.id, m.nom
    having count(*) >= ${ARTICLES_AU_MOINS} and count(t.prix) = count(*)
     order by count(*), m.id
     limit 1`);
  const buyer = await newBuyer(email);
  const { articles } = await appeler<{ articles: ArticleVendu[] }>(
    buyer,
    'GET',
    `/api/articles?ids=${ids.join(',')}`,
  );
  const attendus = Object.fromEntries(
    articles.map(({ reference, tarif }) => [reference, Number(tarif?.prixNetHT.montant)]),
  );
  expect(Object.keys(attendus)).toHaveLength(ids.length);

  const { page, journal } = await openOf(buyer, liens.exportsCatalogue('fr'));
  await page.getByRole('heading', { name: mots.vide.titre }).waitFor();
  await settled(page);
  const document = await documentId(page);
  const dialogue = page.getByRole('dialog', { name: demande.titre });
  const lienOf = (format: FormatExport) =>
    page
      .getByRole('row', { name: `${mots.formats[format]} · ${nom}` })
      .getByRole('link', { name: actions.telecharger });
  for (const [rang, format] of FORMATS_EXPORT.entries()) {
    // So many may be under way for one person.
    const avant = FORMATS_EXPORT[rang - MAX_EN_COURS_PERSONNE];
    if (avant) await lienOf(avant).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: mots.nouveau }).click();
    await dialogue.getByRole('checkbox', { name: nom }).check();
    await dialogue.getByText(`${formatNombre('fr', ids.length)} articles`).waitFor();
    await dialogue.getByRole('radio', { name: mots.formats[format] }).check();
    if (rang === 0) expect(await findAccessibilityProblems(page)).toEqual([]);
    await dialogue.getByRole('button', { name: demande.demander }).click();
    await dialogue.waitFor({ state: 'hidden' });
  }
  for (const format of FORMATS_EXPORT) {
    await lienOf(format).waitFor({ timeout: 60_000 });
    const [fichier] = await Promise.all([page.waitForEvent('download'), lienOf(format).click()]);
    expect(fichier.suggestedFilename()).toMatch(
      new RegExp(`^catalogue-.*-${format}-\\d{4}-\\d\\d-\\d\\d\\.[a-z]+$`),
    );
    const octets = await readFile(await fichier.path());
    expect(await readPrixNets(format, octets), format).toEqual(attendus);
  }
  expect(await documentId(page)).toBe(document);

  await settled(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await complaints(journal)).toEqual([]);
});

it('how far an export is moves on while one looks, until it is given up', async () => {
  const { email } = await compteNeuf();
  const pool = shopDatabase();
  const { id } = await pool.one<{ id: number }>(sql`
    insert into export_catalogue
      (utilisateur_id, langue, prix, stock, format, etat, essai, total, ecrits)
    select id, 'fr', true, false, 'bmecat', 'en-cours', 1, 2000, 500
      from utilisateur where email = ${email}
    returning id`);
  const { page, journal } = await openOf(await newBuyer(email), liens.exportsCatalogue('fr'));
  const barre = page.getByRole('progressbar', { name: etats['en-cours'] });
  await barre.and(page.locator('[aria-valuenow="500"]')).waitFor();
  await settled(page);
  await pool.execute(sql`update export_catalogue set ecrits = 1500 where id = ${id}`);
  await barre.and(page.locator('[aria-valuenow="1500"]')).waitFor();

  const quoi = `${mots.formats.bmecat}, ${mots.perimetre.tout}`;
  await page.getByRole('button', { name: actions.libelle.replace('{{quoi}}', quoi) }).click();
  await page.getByRole('menuitem', { name: actions.annuler }).click();
  await page.getByRole('cell').getByText(etats.annule, { exact: true }).waitFor();
  expect(await complaints(journal)).toEqual([]);
});

it('a company billed in pounds is told which formats do not hold its prices', async () => {
  const { page } = await openOf(
    await newBuyer('oliver@dordogne-joinery.test'),
    liens.exportsCatalogue('fr'),
  );
  await page.getByRole('button', { name: mots.nouveau }).click();
  const dialogue = page.getByRole('dialog', { name: demande.titre });
  await dialogue.getByRole('checkbox', { name: demande.avecStock }).check();
  await dialogue.getByRole('radio', { name: mots.formats.ebp }).click();
  const aVenir = page.getByRole('dialog', { name: ui.superposition.exportAVenir.titre });
  await aVenir.getByRole('button', { name: ui.superposition.exportAVenir.compris }).click();
  await aVenir.waitFor({ state: 'hidden' });
  // What was chosen before is still there.
  await page.getByRole('button', { name: mots.nouveau }).click();
  expect(await dialogue.getByRole('checkbox', { name: demande.avecStock }).isChecked()).toBe(true);
  expect(await dialogue.getByRole('radio', { name: mots.formats.xlsx }).isChecked()).toBe(true);
  await dialogue.getByRole('radio', { name: demande.prixAucun }).check();
  await dialogue.getByRole('radio', { name: mots.formats.ebp }).check();
});
