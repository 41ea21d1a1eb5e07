/** Companies and people of their own, for tests that change them. */
import { isSiret } from '@comptoir/contract/identite/siret.ts';
import type { Page } from 'playwright-core';
import { BASE, newPage, settled, type OpenOptions } from './browser.ts';
import { connecterSansPage } from './connexion.ts';
import { attendreCourrier } from './courrier.ts';
import { newVisitor } from './visitors.ts';

/** Nothing of it in a list of common ones, nor in anyone's name. */
export const MOT_DE_PASSE_SOLIDE = 'varlope mortaise tenon 47';

export interface CompteNeuf {
  email: string;
  siret: string;
  raisonSociale: string;
}

let rank = 0;

/** Digits nobody has, with a right key. */
export function siretNeuf(): string {
  rank += 1;
  const start = `9${String(Date.now()).slice(-9)}${String(rank).padStart(3, '0')}`;
  const key = Array.from('0123456789').find((digit) => isSiret(start + digit));
  if (key === undefined) throw new Error(`no key for ${start}`);
  return start + key;
}

export const emailNeuf = (nom: string): string => `${nom}-${crypto.randomUUID()}@essai.test`;

interface Demandeur {
  email: string;
  siret: string;
  prenom?: string;
  nom?: string;
}

/** Asks for an account and follows the link of the mail, without the pages. */
export async function demanderCompte({ email, siret, prenom, nom }: Demandeur): Promise<void> {
  const visitor = await newVisitor();
  const post = async (path: string, body: object) => {
    const answer = await visitor.call('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await post('/api/comptes', {
    societe: {
      siret,
      raisonSociale: 'Atelier Delmas',
      metier: 'menuisier',
      adresseLigne1: '8 rue du Rabot',
      codePostal: '44000',
      ville: 'Nantes',
    },
    personne: { prenom: prenom ?? 'Camille', nom: nom ?? 'Delmas', email },
    conditions: true,
  });
  const { lien } = await attendreCourrier(email, /./);
  const jeton = new URL(lien, BASE).searchParams.get('jeton');
  await post('/api/comptes/activation', { jeton, motDePasse: MOT_DE_PASSE_SOLIDE });
}

/** A company with its administrator. */
export async function compteNeuf(): Promise<CompteNeuf> {
  const compte = { email: emailNeuf('camille'), siret: siretNeuf() };
  await demanderCompte(compte);
  return { ...compte, raisonSociale: 'Atelier Delmas' };
}

/** A page of someone signed in. */
export async function openConnecte(
  path: string,
  { email, motDePasse, ...options }: OpenOptions & { email: string; motDePasse?: string },
) {
  const opened = await newPage(options);
  const { page } = opened;
  await connecterSansPage(page, email, motDePasse);
  await page.goto(path);
  await settled(page);
  return opened;
}

export const champ = (page: Page, nom: string) => page.getByRole('main').locator(`[name="${nom}"]`);

/** A submit button only once the page is awake. */
export const soumettre = (page: Page) => page.getByRole('main').locator('[type=submit]');

/** Name of the field that has the focus. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
