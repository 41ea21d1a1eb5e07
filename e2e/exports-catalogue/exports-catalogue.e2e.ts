/** A file of the catalogue: asked for, followed while it is written, fetched and read back. */
import { readFile } from 'node:fs/promises';
import mots from '@comptoir/contract/messages/fr/exports-catalogue.json' with { type: 'json' };
import ui from '@comptoir/contract/messages/fr/ui.json' with { type: 'json' };
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { complaints, documentId, settled, sidewaysOverflow } from '../harness/browser.ts';
import { compteNeuf } from '../harness/compte.ts';
import { openOf } from '../harness/pieces.ts';
import { newBuyer, shopDatabase } from '../harness/visitors.ts';

const { demande, etats, actions } = mots;

it('a buyer asks for a file, sees it become ready without a reload, and reads it', async () => {
  const { email } = await compteNeuf();
  const pool = shopDatabase();
  const { nom, nombre, reference } = await pool.one<{
    nom: string;
    nombre: number;
    reference: string;
  }>(sql`
    select m.nom, count(*) as nombre, min(a.reference) as reference
      from marque m
      join produit p on p.marque_id = m.id
      join article a on a.produit_id = p.id
     where not a.retire
     group by m.id, m.nom
     order by nombre desc, m.id
     limit 1`);
  const buyer = await newBuyer(email);
  const { page, journal } = await openOf(buyer, liens.exportsCatalogue('fr'));
  await page.getByRole('heading', { name: mots.vide.titre }).waitFor();
  await settled(page);
  const document = await documentId(page);

  await page.getByRole('button', { name: mots.nouveau }).click();
  const dialogue = page.getByRole('dialog', { name: demande.titre });
  await dialogue.getByRole('checkbox', { name: nom }).check();
  await dialogue.getByText(`${formatNombre('fr', nombre)} articles`).waitFor();
  await dialogue.getByRole('radio', { name: mots.formats.fabdis }).check();
  await dialogue.getByRole('radio', { name: mots.formats.xlsx }).check();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialogue.getByRole('button', { name: demande.demander }).click();

  const rangee = page.getByRole('row', { name: `Excel · ${nom}` });
  const telecharger = rangee.getByRole('link', { name: actions.telecharger });
  await telecharger.waitFor({ timeout: 60_000 });
  expect(await documentId(page)).toBe(document);
  const [fichier] = await Promise.all([page.waitForEvent('download'), telecharger.click()]);
  expect(fichier.suggestedFilename()).toMatch(/^catalogue-.*-xlsx-\d{4}-\d\d-\d\d\.xlsx$/);
  const classeur = unzipSync(await readFile(await fichier.path()));
  const feuille = Buffer.from(classeur['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(feuille.match(/<row /g)).toHaveLength(nombre + 1);
  expect(feuille).toContain(`>${reference}<`);

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
