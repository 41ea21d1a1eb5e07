/** The banner and the account search, as browser tests use them. */
import delegue from '@comptoir/contract/messages/fr/delegue.json' with { type: 'json' };
import type { Locator, Page } from 'playwright-core';
import { sql } from '../../packages/server/src/db/sql.ts';
import { newPage, settled, type OpenOptions } from './browser.ts';
import { appeler, connecterSansPage, dialog } from './connexion.ts';
import { shopDatabase } from './visitors.ts';

/** Looks after Morel (Nantes, three people), Lemaire (Angers, blocked) and Kerbrat (Brest). */
export const KARINE = 'DK07';

export const bandeau = (page: Page): Locator =>
  page.getByRole('complementary', { name: delegue.bandeau.titre });

export const champ = (page: Page): Locator =>
  dialog(page).getByRole('textbox', { name: delegue.recherche.champ });

type DelegueOptions = OpenOptions & { path?: string };

async function openKarine({ path = '/offres', ...options }: DelegueOptions, client?: string) {
  const opened = await newPage(options);
  const { page } = opened;
  await connecterSansPage(page, KARINE);
  if (client !== undefined) {
    const { id } = await premierUtilisateur(client);
    await appeler(page, 'PUT', '/api/delegue/utilisateur-courant', { utilisateurId: id });
  }
  await page.goto(path);
  await settled(page);
  return opened;
}

/** Acting for nobody, with the account search open. */
export async function openDelegue(options: DelegueOptions = {}) {
  const opened = await openKarine(options);
  await ouvrirRecherche(opened.page);
  await champ(opened.page).waitFor();
  return opened;
}

/** Acting for the first person of this company; for Hélène Morel without it. */
export function openAgissant({
  client = 'Menuiserie Morel',
  ...options
}: DelegueOptions & { client?: string } = {}) {
  return openKarine(options, client);
}

/** From the banner, in the form of it that this screen shows. */
async function ouvrirRecherche(page: Page): Promise<void> {
  await bandeau(page)
    .getByRole('button', { name: delegue.bandeau.chercher })
    .and(page.locator(':visible'))
    .click();
}

/** Found by what is typed, and acted for by who the orange button names. */
export async function agirPour(page: Page, recherche: string, personne: string): Promise<void> {
  if (!(await champ(page).isVisible())) await ouvrirRecherche(page);
  await champ(page).fill(recherche);
  const act = dialog(page).getByRole('button', { name: `Agir pour ${personne}`, exact: true });
  await act.last().click();
  await clientEst(page, personne);
}

/** The page was read anew for this person. */
export async function clientEst(page: Page, personne: string): Promise<void> {
  await dialog(page).waitFor({ state: 'detached' });
  await vu(page, personne).waitFor();
  await settled(page);
}

export const menu = (page: Page): Locator =>
  bandeau(page).getByRole('button', { name: delegue.menu.titre }).and(page.locator(':visible'));

/** What the banner says, in the form of it that this screen shows. */
export const vu = (page: Page, texte: string): Locator =>
  bandeau(page).getByText(texte).and(page.locator(':visible')).first();

/** Customers found. */
export const rows = (page: Page): Locator =>
  dialog(page).locator('li', { has: page.locator('[data-ligne-compte]') });

/** The first person one may act for, as the list of the shop has them. */
export async function personneOf(raisonSociale: string): Promise<string> {
  return (await premierUtilisateur(raisonSociale)).nom;
}

/** A customer of the delegate that no other test acts for; each rank is another. */
export async function clientLibre(rang: number): Promise<string> {
  const { nom } = await shopDatabase().one<{ nom: string }>(sql`
    select c.raison_sociale as nom
      from compte c
      join portefeuille p on p.compte_id = c.id
      join delegue d on d.id = p.delegue_id
     where d.code = ${KARINE} and not c.bloque and not c.secteur_public
       and c.raison_sociale ~ '^[[:alpha:] ]+$'
       and exists (select from utilisateur u where u.compte_id = c.id and u.etat = 'actif')
       and not exists (select from compte b where b.raison_sociale = c.raison_sociale and b.id <> c.id)
     order by c.id desc
    offset ${rang} limit 1`);
  return nom;
}

function premierUtilisateur(raisonSociale: string): Promise<{ id: number; nom: string }> {
  return shopDatabase().one<{ id: number; nom: string }>(sql`
    select u.id, u.prenom || ' ' || u.nom as nom
      from utilisateur u join compte c on c.id = u.compte_id
     where c.raison_sociale = ${raisonSociale} and u.etat = 'actif'
     order by u.role = 'administrateur' desc, u.nom, u.prenom, u.id
     limit 1`);
}
