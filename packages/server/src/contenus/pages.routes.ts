import * as contract from '@comptoir/contract/contenus/pages.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listPages, type PageRow } from './pages.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
}

export function pagesContenuRoutes(calls: Calls, { pool, bus }: Deps): void {
  const load = keep(bus, ['contenus-modifies'], () => listPages(pool));

  calls.handle(contract.listerPages, async ({ langue }) => ({
    pages: parRubrique(await load()).map((row) => toPage(row, langue)),
  }));

  calls.handle(contract.lirePage, async ({ langue }, { params }) => {
    const pages = await load();
    const row = pages.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    const { slug, texte, modifieLe, rubrique } = row;
    return {
      page: toPage(row, langue),
      slugs: slug,
      texte: texte[langue],
      modifieLe,
      voisines: pages
        .filter((each) => each.rubrique === rubrique && each.id !== row.id)
        .map((each) => toPage(each, langue)),
    };
  });
}

function parRubrique(pages: readonly PageRow[]): PageRow[] {
  return contract.RUBRIQUES.flatMap((rubrique) =>
    pages.filter((page) => page.rubrique === rubrique),
  );
}

function toPage(row: PageRow, langue: Locale): contract.PageContenu {
  const { id, rubrique } = row;
  return {
    id,
    rubrique,
    titre: row.titre[langue],
    slug: row.slug[langue],
    resume: row.resume[langue],
  };
}
