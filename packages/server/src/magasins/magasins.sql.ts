import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Horaires, Plage } from '@comptoir/contract/magasins/horaires.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface LigneMagasin {
  id: number;
  type: 'magasin' | 'point-de-retrait';
  libelle: string;
  slug: string;
  ligne1: string;
  ligne2: string | null;
  /** E.164. */
  telephone: string;
  email: string;
  codePostal: string;
  ville: string;
  departementCode: string;
  departement: string;
  region: string;
  regionSlug: string;
  latitude: number;
  longitude: number;
  services: string[];
  horaires: Horaires;
  responsable: string | null;
  textes: Record<Locale, string>;
  /** It delivers the neighbourhood with its own van. */
  livraison: boolean;
  /** Where its shortages are filled from. */
  depotId: number;
  actif: boolean;
}

export function listMagasins(db: Db): Promise<LigneMagasin[]> {
  return db.query(sql`
    select m.id, m.type, m.libelle, m.slug, m.adresse_ligne1 as ligne1, m.adresse_ligne2 as ligne2,
           m.telephone, m.email, m.code_postal as "codePostal", m.ville,
           d.code as "departementCode", d.nom as departement,
           r.nom as region, r.slug as "regionSlug",
           m.latitude::float8 as latitude, m.longitude::float8 as longitude, m.services, m.horaires,
           m.responsable,
           json_build_object('fr', m.texte_fr, 'en', m.texte_en, 'es', m.texte_es) as textes,
           m.livraison, m.depot_id as "depotId", m.actif
      from magasin m
      join departement d on d.code = m.departement_code
      join region r on r.code = d.region_code
     order by m.ville, m.id`);
}

export interface LigneException {
  magasinId: number;
  jour: string;
  plages: Plage[];
  motifs: Record<Locale, string>;
}

/** Those that may still be asked about: what is kept is read again at a change, not at midnight. */
export function listExceptions(db: Db): Promise<LigneException[]> {
  return db.query(sql`
    select magasin_id as "magasinId", jour::text as jour, plages,
           json_build_object('fr', motif_fr, 'en', motif_en, 'es', motif_es) as motifs
      from magasin_exception
     where jour >= current_date - 1
     order by magasin_id, jour`);
}

export interface LigneEvenement {
  id: number;
  magasinId: number;
  jour: string;
  de: string;
  a: string;
  titres: Record<Locale, string>;
  textes: Record<Locale, string>;
}

export function listEvenements(db: Db): Promise<LigneEvenement[]> {
  return db.query(sql`
    select id, magasin_id as "magasinId", jour::text as jour, de, a,
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titres,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as textes
      from magasin_evenement
     where jour >= current_date - 1
     order by jour, de, id`);
}

export async function listDepotIds(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`select id from depot order by id`);
  return rows.map(({ id }) => id);
}

export interface Departement {
  code: string;
  nom: string;
  region: string;
}

export function listDepartements(db: Db): Promise<Departement[]> {
  return db.query(sql`
    select d.code, d.nom, r.nom as region
      from departement d
      join region r on r.code = d.region_code
     order by d.code`);
}
