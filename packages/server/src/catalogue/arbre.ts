/**
 * The tree, kept in memory: every page shows its top, and it changes a few times a day. A change
 * of the catalogue makes the next reader load it again.
 */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Illustration } from '@comptoir/contract/illustrations/illustration.schema.ts';
import type { Db } from '../db/pool.ts';
import { illustrationOf } from '../images/images.public.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { SUJETS_DU_CATALOGUE } from './sujets-du-catalogue.ts';
import { listArbre, type NoeudRow } from './arbre.sql.ts';

export interface Arbre {
  list(langue: Locale, profondeur: number): Promise<Noeud[]>;
  find(id: number, langue: Locale): Promise<NoeudTrouve | undefined>;
}

export interface NoeudTrouve {
  noeud: Noeud;
  intro: string | null;
  ancetres: Noeud[];
  enfants: Noeud[];
  slugs: Record<Locale, string>;
  illustration: Illustration | null;
}

/** Found by its id, with those right below it. */
interface Place {
  row: NoeudRow;
  enfants: NoeudRow[];
}

export function createArbre(db: Db, bus: Bus | undefined): Arbre {
  // In the order of the tree.
  const load = keep(bus, SUJETS_DU_CATALOGUE, async () => placer(await listArbre(db)));
  return {
    async list(langue, profondeur) {
      const places = await load();
      return [...places.values()].flatMap(({ row }) =>
        row.niveau <= profondeur ? toNoeud(row, langue) : [],
      );
    },
    async find(id, langue) {
      const places = await load();
      const place = places.get(id);
      if (!place) return undefined;
      const { row, enfants } = place;
      return {
        noeud: toNoeud(row, langue),
        intro: row.intro?.[langue] ?? null,
        ancetres: listAncetres(places, row).map((ancetre) => toNoeud(ancetre, langue)),
        enfants: enfants.map((enfant) => toNoeud(enfant, langue)),
        slugs: row.slug,
        illustration: row.niveau === 1 ? illustrationOf('categories', row.slug.fr) : null,
      };
    },
  };
}

function placer(rows: readonly NoeudRow[]): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const row of rows) {
    places.set(row.id, { row, enfants: [] });
    if (row.parentId !== null) places.get(row.parentId)?.enfants.push(row);
  }
  return places;
}

/** From the category down. */
function listAncetres(places: ReadonlyMap<number, Place>, row: NoeudRow): NoeudRow[] {
  const above = row.parentId === null ? undefined : places.get(row.parentId)?.row;
  return above ? [...listAncetres(places, above), above] : [];
}

function toNoeud(row: NoeudRow, langue: Locale): Noeud {
  const { id, parentId, niveau, nombre } = row;
  return { id, parentId, niveau, libelle: row.libelle[langue], slug: row.slug[langue], nombre };
}
