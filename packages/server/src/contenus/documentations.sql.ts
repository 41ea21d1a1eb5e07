import type { TypeDocumentation } from '@comptoir/contract/contenus/documentations.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

type Mots = Record<Locale, string>;

/** What a document is found by. */
export interface DocumentRow {
  id: number;
  type: TypeDocumentation;
  titre: Mots;
  /** '' for what the company publishes. */
  produit: Mots;
  marqueId: number | null;
  /** Place of its product in the tree. */
  gauche: number | null;
}

/** Those of products on sale that the shop writes, product by product. */
export function listDocuments(db: Db): Promise<DocumentRow[]> {
  return db.query(sql`
    select d.id, d.type, p.marque_id as "marqueId", n.gauche,
           json_build_object('fr', d.titre_fr, 'en', d.titre_en, 'es', d.titre_es) as titre,
           json_build_object('fr', p.nom_fr, 'en', p.nom_en, 'es', p.nom_es) as produit
      from document d
      join produit p on p.id = d.produit_id
      join noeud n on n.id = p.noeud_id
     where d.fichier is null
       and exists (select 1 from article a where a.produit_id = p.id and not a.retire)
     order by p.id, d.rang, d.id`);
}

export interface BrochureRow extends DocumentRow {
  resume: Mots;
}

export function listBrochures(db: Db): Promise<BrochureRow[]> {
  return db.query(sql`
    select b.id, b.type, null as "marqueId", n.gauche,
           json_build_object('fr', b.titre_fr, 'en', b.titre_en, 'es', b.titre_es) as titre,
           json_build_object('fr', '', 'en', '', 'es', '') as produit,
           json_build_object('fr', b.resume_fr, 'en', b.resume_en, 'es', b.resume_es) as resume
      from brochure b
      left join noeud n on n.id = b.noeud_id
     order by b.rang, b.id`);
}

export interface MarqueRow {
  id: number;
  nom: string;
}

export function listMarques(db: Db): Promise<MarqueRow[]> {
  return db.query(sql`select id, nom from marque order by nom`);
}

export interface NoeudRow {
  id: number;
  niveau: number;
  gauche: number;
  droite: number;
  libelle: Mots;
}

export function listNoeuds(db: Db): Promise<NoeudRow[]> {
  return db.query(sql`
    select id, niveau, gauche, droite,
           json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
      from noeud
     order by gauche`);
}

export interface ProduitDocumente {
  documentId: number;
  id: number;
  articleId: number;
  nom: string;
  slug: string;
  marque: string;
}

/** The products of some documents, each with its best sold article. */
export function listProduits(
  db: Db,
  documentIds: readonly number[],
  langue: Locale,
): Promise<ProduitDocumente[]> {
  return db.query(sql`
    select d.id as "documentId", p.id, a.id as "articleId", m.nom as marque,
           ${word(langue, 'p.nom')} as nom, ${word(langue, 'p.slug')} as slug
      from document d
      join produit p on p.id = d.produit_id
      join marque m on m.id = p.marque_id
      join lateral (
        select id from article
         where produit_id = p.id and not retire
         order by popularite desc, rang
         limit 1
      ) as a on true
     where d.id = any (${documentIds as number[]}::int[])`);
}
