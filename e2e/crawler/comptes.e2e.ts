/** The pages of people who are signed in lead nowhere they should not, and speak one currency. */
import { expect, it } from 'vitest';
import { BASE, newPage } from '../harness/browser.ts';
import { connecterSansPage, MOREL } from '../harness/connexion.ts';
import { KARINE } from '../harness/delegue.ts';
import type { VisitedRoute } from '../harness/routes.ts';
import { newBuyer } from '../harness/visitors.ts';
import { accountRoutes, batis, routes, toPagesToCome } from './crawl.ts';
import { findRawMessages, look } from './look.ts';

/** One of those signed in reads every page of the account, the others the pages their menus are on. */
it.each([
  ['an administrator', MOREL, () => true],
  ['a company in consultation', 'contact@couverture-lemaire.test', isEntree],
  ['a public body', 'mairie@ville-de-clisson.test', isEntree],
  ['a delegate', KARINE, isEntree],
] as const)('no page of %s leads to one that is still to come', async (_, qui, isRead) => {
  const { page } = await newPage();
  await connecterSansPage(page, qui);
  const fixed = routes.filter(({ path, module }) => module && !path.includes('{'));
  const own = fixed.filter(({ acces, nom }) => acces === 'compte' || nom === 'accueil');
  const problems: string[] = [];
  for (const route of own.filter(isRead)) {
    const path = route.href('es');
    const answer = await page.request.get(path);
    const seen = await look(page, await answer.text());
    const raw = findRawMessages(seen.text).map((key) => `raw message ${key}`);
    problems.push(...[...toPagesToCome(seen), ...raw].map((fault) => `${path}: ${fault}`));
  }
  expect(problems).toEqual([]);
});

function isEntree({ nom }: VisitedRoute): boolean {
  return ['accueil', 'commandes', 'devis', 'coordonnees', 'devis-a-repondre'].includes(nom);
}

it.each([
  ['billed in pounds', 'oliver@dordogne-joinery.test', 'fr', '€'],
  ['billed in euros', MOREL, 'en', '£'],
] as const)(
  'to a company %s every page speaks its currency',
  async (_, qui, locale, autre) => {
    const buyer = await newBuyer(qui);
    await buyer.call('PUT', `/api/panier/articles/${await anArticle()}?quantite=40`);
    const opened = await newPage();
    const problems: string[] = [];
    for (const { nom, href } of [
      ...batis,
      ...accountRoutes.filter(({ nom }) => nom === 'panier'),
    ]) {
      // The quote of another company is in the currency of that one.
      if (nom === 'atelier' || nom === 'devis-recu') continue;
      const answer = await fetch(BASE + href(locale), { headers: { cookie: buyer.cookie } });
      const { text } = await look(opened.page, await answer.text());
      const line = text.split('\n').find((each) => each.includes(autre));
      if (line !== undefined) problems.push(`${href(locale)}: ${line}`);
    }
    expect(problems).toEqual([]);
  },
  60_000,
);

async function anArticle(): Promise<number> {
  const answer = await fetch(`${BASE}/api/recherche?parPage=1`);
  const { articles } = (await answer.json()) as { articles: { id: number }[] };
  return articles[0]?.id ?? 0;
}
