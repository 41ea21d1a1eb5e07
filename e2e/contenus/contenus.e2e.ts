/** What the company writes: content pages, FAQ, news, documentation, site map, mobile app. */
import type { QuestionFrequente } from '@comptoir/contract/contenus/faq.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import contenus from '@comptoir/contract/messages/fr/contenus.json' with { type: 'json' };
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { BASE, complaints, documentId, newPage, openPage } from '../harness/browser.ts';
import { dialog } from '../harness/connexion.ts';
import { pathFinder } from '../harness/routes.ts';

const path = await pathFinder(BASE);
const html = async (url: string) => (await fetch(BASE + url)).text();

describe('the FAQ', () => {
  it('is searched while one types, and its answers have addresses of their own', async () => {
    const { page, journal } = await openPage('/faq');
    const before = await documentId(page);
    const main = page.locator('main');
    await main.getByRole('searchbox').fill('engagement chorus');
    await main
      .getByRole('heading', { name: contenus.faq.trouvees_one.replace('{{count}}', '1') })
      .waitFor();
    await main.getByText('100').waitFor();
    await main.getByRole('link', { name: contenus.faq.lien }).click();
    await page.waitForURL(/\/faq\/ou-saisir-.+\/\d+$/);
    await page.getByRole('heading', { level: 1, name: /Chorus/ }).waitFor();

    // Asked once whether it helped, thanked, and not asked again on this device.
    const aide = main.getByRole('group', { name: contenus.utile.question.question });
    await aide.getByRole('button', { name: contenus.utile.non }).press('Enter');
    await main.getByText(contenus.utile.merci).waitFor();
    expect(await main.getByRole('link', { name: contenus.utile.manque }).count()).toBe(1);
    expect(await aide.count()).toBe(0);
    await page.getByRole('link', { name: contenus.faq.toutes }).click();
    await page.waitForURL('**/faq#factures');
    expect(await documentId(page)).toBe(before);
    await page.goBack();
    await page.reload();
    await main.getByText(contenus.utile.merci).waitFor();
    expect(await complaints(journal)).toEqual([]);
  });

  it('answers a search without script, and tells search engines what it holds', async () => {
    const found = await html('/faq?q=franco+port');
    expect(found).toContain('À partir de quel montant le port est-il offert');
    expect(found).not.toContain('<h2 id="compte"');
    const all = await html('/faq');
    const [, data = '{}'] =
      /<script type="application\/ld\+json">([^<]*FAQPage[^<]*)</.exec(all) ?? [];
    const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string }[] };
    const answer = await fetch(`${BASE}/api/faq`);
    const { questions } = (await answer.json()) as { questions: QuestionFrequente[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
  });
});

describe('content pages', () => {
  it('open in a dialog over whatever page links to them, and lead to their parts', async () => {
    const { page, journal } = await openPage('/pg/autre-nom/33#ouvrir=page-contenu&page=192');
    expect(page.url()).toContain('/pg/conditions-generales/33');
    await dialog(page).getByRole('heading', { name: 'Données personnelles' }).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    // Its parts are reached without leaving it.
    await page
      .getByRole('navigation', { name: contenus.page.sommaire })
      .getByRole('link', { name: '6. Livraison' })
      .click();
    await page.waitForURL('**/33#6-livraison');
    expect(await complaints(journal)).toEqual([]);
  });

  it('are dated, and change their address with the language', async () => {
    const { page } = await openPage(path('page-contenu', 'en'));
    await page.getByText(/^Updated on \d\d\/\d\d\/\d{4}$/).waitFor();
    const { status, url } = await fetch(`${BASE}/es/pg/terms-and-conditions/33`);
    expect([status, url]).toEqual([200, `${BASE}/es/pg/condiciones-generales/33`]);
    expect((await fetch(`${BASE}/pg/rien/99999`)).status).toBe(404);
  });
});

describe('the documentation library', () => {
  it('is narrowed by kind and words, in the address, to files that read as they say', async () => {
    const { page, journal } = await openPage('/documentations');
    const main = page.locator('main');
    await main.getByRole('link', { name: contenus.documents.type.notice }).click();
    await page.waitForURL('**/documentations?type=notice');
    await main.getByRole('searchbox').fill('meuleuse');
    await main.getByRole('button', { name: contenus.documents.filtrer }).click();
    await page.waitForURL(/\?q=meuleuse&type=notice|\?type=notice&q=meuleuse/);
    const file = main.getByRole('link', { name: /Notice.*Meuleuse/ }).first();
    const href = (await file.getAttribute('href')) ?? '';
    const answer = await fetch(BASE + href);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Meuleuse');
    // The same list comes without script.
    expect(await html('/documentations?q=meuleuse&type=notice')).toContain(
      href.replaceAll('&', '&amp;'),
    );
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('news', () => {
  it('lead to what they are about, and tell their feed and their picture', async () => {
    const { page, journal } = await openPage('/actualites');
    await page.locator('main article').first().getByRole('link').click();
    await page.waitForURL(/\/actualites\/.+\/\d+$/);
    await page.locator('main aside').getByRole('link').first().waitFor();
    const written = await html(new URL(page.url()).pathname);
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(written) ?? [];
    const image = await fetch(picture);
    expect(image.headers.get('content-type')).toBe('image/png');
    const [, feed = ''] =
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(written) ?? [];
    expect((await fetch(BASE + feed)).headers.get('content-type')).toContain('rss');
    expect(await complaints(journal)).toEqual([]);
  });
});

describe('the public pages of the company', () => {
  it('have nothing axe complains of, in the dark on a phone too', async () => {
    const pages = [
      'page-contenu',
      'faq',
      'faq-question',
      'actualites',
      'actualite',
      'documentations',
      'plan-du-site',
      'appli-mobile',
    ];
    const { page } = await newPage({ width: 390, colorScheme: 'dark' });
    for (const nom of pages) {
      await page.goto(BASE + path(nom));
      expect(await findAccessibilityProblems(page), nom).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, nom).toBe(0);
    }
  });

  it('are all on the site map, which leads nowhere else than to pages', async () => {
    const plan = await html('/plan-du-site');
    for (const href of [
      liens.faq('fr'),
      liens.documentations('fr'),
      liens.actualites('fr'),
      liens.magasins('fr'),
      '/pg/conditions-generales/33',
    ])
      expect(plan).toContain(`href="${href}"`);
  });
});
