/** What tells two articles apart is never cut, at any width: names take the lines they need. */
import { liens } from '@comptoir/contract/liens.ts';
import panier from '@comptoir/contract/messages/es/panier.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sql } from '../../packages/server/src/db/sql.ts';
import { coller, reference } from '../harness/achat-rapide.ts';
import { newPage, settled } from '../harness/browser.ts';
import { MOREL } from '../harness/connexion.ts';
import { acheteurLibre } from '../harness/entreprises.ts';
import { remplir } from '../harness/panier.ts';
import { field, typeWords } from '../harness/suggestions.ts';
import { giveSession, newBuyer, shopDatabase, type Visitor } from '../harness/visitors.ts';

const LOCALE = 'es';
const NOMBRE = 8;

interface Long {
  id: number;
  reference: string;
  libelle: string;
}

/** Those with most to say in the language where names are longest. */
function lesPlusLongs(): Promise<Long[]> {
  return shopDatabase().query<Long>(sql`
    select id, reference, libelle_es as libelle
      from article
     where not retire and not sur_mesure and trait_de_scie is null and multiple = 1 and minimum = 1
       and exists (select from tarif t where t.article_id = article.id)
     order by length(libelle_es) desc, id
     limit ${NOMBRE}`);
}

/** Names seen, and those of which a part lies outside of the element itself or of a box around it. */
function readNoms(page: Page): Promise<{ vus: number; coupes: string[] }> {
  return page.evaluate(() => {
    const noms = [...document.querySelectorAll<HTMLElement>('[data-nom-article]')].filter(
      (nom) => nom.getClientRects().length > 0,
    );
    const isCoupe = (nom: HTMLElement) => {
      if (nom.scrollWidth > nom.clientWidth || nom.scrollHeight > nom.clientHeight) return true;
      const texte = nom.getBoundingClientRect();
      for (let box = nom.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const vu = box.getBoundingClientRect();
        // What scrolls shows the rest when it is asked to.
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (hides(overflowY) && texte.bottom > vu.bottom + 1) return true;
        if (hides(overflowX) && texte.right > vu.right + 1) return true;
      }
      return false;
    };
    return {
      vus: noms.length,
      coupes: noms.filter(isCoupe).map(({ textContent }) => textContent),
    };
  });
}

async function expectEntiers(page: Page, ou: string, auMoins: number): Promise<void> {
  await expect
    .poll(async () => (await readNoms(page)).vus, { message: ou, timeout: 10_000 })
    .toBeGreaterThanOrEqual(auMoins);
  expect((await readNoms(page)).coupes, ou).toEqual([]);
}

async function openAs(who: Visitor, width: number): Promise<Page> {
  const { page } = await newPage({ width, locale: LOCALE });
  await giveSession(page, who);
  return page;
}

it.each([390, 1024, 1280])('names of articles are whole at %i px in Spanish', async (width) => {
  const longs = await lesPlusLongs();
  const buyer = await newBuyer(await acheteurLibre(22));
  await remplir(
    buyer,
    longs.map((article) => ({ article, quantite: 1 })),
  );
  const page = await openAs(buyer, width);
  const visit = async (path: string) => {
    await page.goto(path);
    await settled(page);
  };

  for (const code of ['quincaillerie-batiment', 'agencement', 'electroportatif']) {
    const { id, slug } = await shopDatabase().one<{ id: number; slug: string }>(
      sql`select id, slug_es as slug from noeud where code = ${code}`,
    );
    await visit(liens.categorie(LOCALE, { id, slug }));
    await expectEntiers(page, code, 20);
  }

  await typeWords(page, (longs[0]?.libelle ?? '').split(' ').slice(0, 2).join(' '));
  await expectEntiers(page, 'suggestions', 1);
  await field(page).press('Escape');

  await visit(liens.panier(LOCALE));
  await expectEntiers(page, 'basket', NOMBRE);

  // A phone has no room for it, and no pointer to rest.
  if (width >= 1024) {
    await visit(liens.accueil(LOCALE));
    await page
      .locator('header')
      .getByRole('link', { name: /^Cesta/ })
      .hover();
    const mini = page.getByRole('region', { name: panier.mini.titre });
    await mini.locator('[data-nom-article]').first().waitFor();
    await expectEntiers(page, 'mini-basket', 1);
  }

  await visit(liens.achatRapide(LOCALE));
  await reference(page, 0).click();
  await coller(page, longs.map((article) => `${article.reference}\t1`).join('\n'));
  await expectEntiers(page, 'quick order', NOMBRE);

  const morel = await openAs(await newBuyer(MOREL), width);
  await morel.goto(liens.habitudesAchats(LOCALE));
  await settled(morel);
  await expectEntiers(morel, 'habits', 5);
  await morel.goto(liens.accueil(LOCALE));
  await settled(morel);
  await expectEntiers(morel, 'home', 4);
});
