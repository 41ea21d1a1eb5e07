import * as contract from '@comptoir/contract/actualites/actualites.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { ActualiteRow, ReadActualites } from './actualites.public.ts';
import { listNoeudsCites, listProduitsCites } from './actualites.sql.ts';

interface Deps {
  pool: Pool;
  lireActualites: ReadActualites;
}

const PRODUITS = 4;
const AUTRES = 3;

export function actualitesRoutes(calls: Calls, { pool, lireActualites }: Deps): void {
  calls.handle(contract.listerActualites, async ({ langue }, { query }) => {
    const { sujet, annee, page = 1 } = query;
    const parPage = contract.ACTUALITES_PAR_PAGE;
    const toutes = await lireActualites();
    const deLAnnee = toutes.filter((row) => annee === undefined || anneeDe(row) === annee);
    const duSujet = toutes.filter((row) => sujet === undefined || row.sujet === sujet);
    const choisies = deLAnnee.filter((row) => duSujet.includes(row));
    return {
      total: choisies.length,
      page,
      parPage,
      actualites: choisies
        .slice((page - 1) * parPage, page * parPage)
        .map((row) => toActualite(row, langue)),
      sujets: contract.SUJETS_ACTUALITE.flatMap((each) => {
        const nombre = deLAnnee.filter((row) => row.sujet === each).length;
        return nombre > 0 ? [{ sujet: each, nombre }] : [];
      }),
      annees: [...new Set(duSujet.map(anneeDe))],
    };
  });

  calls.handle(contract.lireActualite, async ({ langue }, { params }) => {
    const toutes = await lireActualites();
    const row = toutes.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    const [noeuds, produits] = await Promise.all([
      listNoeudsCites(pool, row.id, langue),
      listProduitsCites(pool, { actualiteId: row.id, langue, limit: PRODUITS }),
    ]);
    return {
      actualite: toActualite(row, langue),
      slugs: row.slug,
      texte: row.texte[langue],
      noeuds,
      produits,
      autres: autresQue(row, toutes).map((each) => toActualite(each, langue)),
    };
  });
}

function autresQue(row: ActualiteRow, toutes: readonly ActualiteRow[]): ActualiteRow[] {
  const autres = toutes.filter(({ id }) => id !== row.id);
  const { oui = [], non = [] } = Object.groupBy(autres, ({ sujet }) =>
    sujet === row.sujet ? 'oui' : 'non',
  );
  return [...oui, ...non].slice(0, AUTRES);
}

function anneeDe({ date }: ActualiteRow): number {
  return Number(date.slice(0, 4));
}

function toActualite(row: ActualiteRow, langue: Locale): contract.Actualite {
  const { id, sujet, date, genre } = row;
  return {
    id,
    sujet,
    date,
    titre: row.titre[langue],
    slug: row.slug[langue],
    chapeau: row.chapeau[langue],
    image: { genre, fichier: null, couleur: null },
  };
}
