import * as contract from '@comptoir/contract/contenus/pages.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direTextes, type Articles, type Dire } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listPages, type PageRow } from './pages.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  articles: Pick<Articles, 'readChange'>;
}

export function pagesContenuRoutes(calls: Calls, { pool, bus, articles }: Deps): void {
  const load = keep(bus, ['contenus-modifies'], () => listPages(pool));

  const read = async (demande: Demande) =>
    direTextes(demande.langue, await articles.readChange(demande));

  calls.handle(contract.listerPages, async (demande) => {
    const dire = await read(demande);
    return { pages: parRubrique(await load()).map((row) => toPage(row, demande.langue, dire)) };
  });

  calls.handle(contract.lirePage, async (demande, { params }) => {
    const { langue } = demande;
    const dire = await read(demande);
    const pages = await load();
    const row = pages.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    const { slug, texte, modifieLe, rubrique } = row;
    return {
      page: toPage(row, langue, dire),
      slugs: slug,
      texte: dire(texte),
      modifieLe,
      voisines: pages
        .filter((each) => each.rubrique === rubrique && each.id !== row.id)
        .map((each) => toPage(each, langue, dire)),
    };
  });
}

function parRubrique(pages: readonly PageRow[]): PageRow[] {
  return contract.RUBRIQUES.flatMap((rubrique) =>
    pages.filter((page) => page.rubrique === rubrique),
  );
}

function toPage(row: PageRow, langue: Locale, dire: Dire): contract.PageContenu {
  const { id, rubrique } = row;
  return {
    id,
    rubrique,
    titre: dire(row.titre),
    slug: row.slug[langue],
    resume: dire(row.resume),
  };
}
