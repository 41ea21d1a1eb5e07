/**
 * The tree, kept in memory: every page shows its top, and it changes a few times a day. A change
 * of the catalogue makes the next reader load it again.
 */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Illustration } from '@comptoir/contract/illustrations/illustration.schema.ts';
import type { Db } from '../db/pool.ts';
import { illustrationDe } from '../images/images.public.ts';
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

export function createArbre(db: Db, bus: Bus | undefined): Arbre {
  const load = keep(bus, SUJETS_DU_CATALOGUE, () => listArbre(db));
  return {
    async list(langue, profondeur) {
      const rows = await load();
      return rows.filter(({ niveau }) => niveau <= profondeur).map((row) => toNoeud(row, langue));
    },
    async find(id, langue) {
      const rows = await load();
      const row = rows.find((candidate) => candidate.id === id);
      if (!row) return undefined;
      const above = rows.filter(
        ({ gauche, droite, niveau }) =>
          gauche <= row.gauche && droite >= row.droite && niveau < row.niveau,
      );
      const below = rows.filter(({ parentId }) => parentId === id);
      return {
        noeud: toNoeud(row, langue),
        intro: row.intro?.[langue] ?? null,
        ancetres: above.map((ancetre) => toNoeud(ancetre, langue)),
        enfants: below.map((enfant) => toNoeud(enfant, langue)),
        slugs: row.slug,
        illustration: row.niveau === 1 ? illustrationDe('categories', row.slug.fr) : null,
      };
    },
  };
}

function toNoeud(row: NoeudRow, langue: Locale): Noeud {
  const { id, parentId, niveau, nombre } = row;
  return { id, parentId, niveau, libelle: row.libelle[langue], slug: row.slug[langue], nombre };
}
