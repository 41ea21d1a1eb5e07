import * as contract from '@comptoir/contract/actualites/actualites.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direTextes, type Articles, type Dire } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { ActualiteRow, ReadActualites } from './actualites.public.ts';
import type { Bus } from '../outbox/bus.ts';
import { createKeptById, type KeptById } from '../outbox/kept.ts';
import { listCitations, type CitationsRow } from './actualites.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  articles: Pick<Articles, 'readChange'>;
  readActualites: ReadActualites;
}

const PRODUITS = 4;
const AUTRES = 3;
/** More news than people read: those asked for last are kept. */
const MAX_GARDEES = 200;

export function actualitesRoutes(
  calls: Calls,
  { pool, bus, articles, readActualites }: Deps,
): void {
  const citations = createCitations(pool, bus);

  const readListe = async (demande: Demande) =>
    direTextes(demande.langue, await articles.readChange(demande));

  calls.handle(contract.listerActualites, async (demande, { query }) => {
    const { langue } = demande;
    const dire = await readListe(demande);
    const { sujet, annee, page = 1 } = query;
    const parPage = contract.ACTUALITES_PAR_PAGE;
    const toutes = await readActualites();
    const deLAnnee = toutes.filter((row) => annee === undefined || anneeOf(row) === annee);
    const duSujet = toutes.filter((row) => sujet === undefined || row.sujet === sujet);
    const choisies = deLAnnee.filter((row) => duSujet.includes(row));
    return {
      total: choisies.length,
      page,
      parPage,
      actualites: choisies
        .slice((page - 1) * parPage, page * parPage)
        .map((row) => toActualite(row, langue, dire)),
      sujets: contract.SUJETS_ACTUALITE.flatMap((each) => {
        const nombre = deLAnnee.filter((row) => row.sujet === each).length;
        return nombre > 0 ? [{ sujet: each, nombre }] : [];
      }),
      annees: [...new Set(duSujet.map(anneeOf))],
    };
  });

  calls.handle(contract.lireActualite, async (demande, { params }) => {
    const { langue } = demande;
    const dire = await readListe(demande);
    const toutes = await readActualites();
    const row = toutes.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    const cite = (await citations.read([row.id])).get(row.id);
    return {
      actualite: toActualite(row, langue, dire),
      slugs: row.slug,
      texte: dire(row.texte),
      ...citationsEn(langue, cite),
      autres: autresQue(row, toutes).map((each) => toActualite(each, langue, dire)),
    };
  });
}

/** The catalogue says what sells best: its changes are followed as those of the news. */
function createCitations(pool: Pool, bus: Bus | undefined): KeptById<CitationsRow> {
  const kept = createKeptById<CitationsRow>({
    max: bus ? MAX_GARDEES : 0,
    load: (ids) => listCitations(pool, ids, PRODUITS),
  });
  for (const sujet of [
    'catalogue-modifie',
    'produits-modifies',
    'articles-modifies',
    'contenus-modifies',
  ] as const) {
    bus?.on(sujet, () => kept.clear());
  }
  return kept;
}

function citationsEn(langue: Locale, cite: CitationsRow | undefined) {
  return {
    noeuds: (cite?.noeuds ?? []).map((noeud) => ({
      ...noeud,
      libelle: noeud.libelle[langue],
      slug: noeud.slug[langue],
    })),
    produits: (cite?.produits ?? []).map((produit) => ({
      ...produit,
      nom: produit.nom[langue],
      slug: produit.slug[langue],
    })),
  };
}

function autresQue(row: ActualiteRow, toutes: readonly ActualiteRow[]): ActualiteRow[] {
  const autres = toutes.filter(({ id }) => id !== row.id);
  const { oui = [], non = [] } = Object.groupBy(autres, ({ sujet }) =>
    sujet === row.sujet ? 'oui' : 'non',
  );
  return [...oui, ...non].slice(0, AUTRES);
}

function anneeOf({ date }: ActualiteRow): number {
  return Number(date.slice(0, 4));
}

function toActualite(row: ActualiteRow, langue: Locale, dire: Dire): contract.Actualite {
  const { id, sujet, date, image } = row;
  return {
    id,
    sujet,
    date,
    titre: dire(row.titre),
    slug: row.slug[langue],
    chapeau: dire(row.chapeau),
    image,
  };
}
