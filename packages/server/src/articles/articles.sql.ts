import type { UNITES } from '@comptoir/contract/articles/article.schema.ts';
import type { Palier } from '@comptoir/contract/articles/tarif.ts';
import type { Debit, Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { forAny } from '../db/for-any.ts';
import { parseIds } from '../db/parse-ids.ts';
import { sql } from '../db/sql.ts';

export interface ArticleRow {
  id: number;
  produitId: number;
  reference: string;
  ean: string;
  referenceFournisseur: string | null;
  libelle: Record<Locale, string>;
  unite: (typeof UNITES)[number];
  contenu: string;
  multiple: number;
  minimum: number;
  /** Grams. */
  poids: number;
  /** Identifiers of values of attributes. */
  valeurs: number[];
  delaiFournisseur: number;
  traitDeScie: number | null;
  /** Null: sold whole. */
  decoupe: DecoupeRow | null;
  garantieMois: number | null;
  dangereux: boolean;
  surMesure: boolean;
  retire: boolean;
  successeurId: number | null;
  tva: string;
  eco: { type: string; montant: string } | null;
  /** Public price in euros; null where none is known. */
  prix: string | null;
  /** In euros; what no discount goes below. For nobody but the shop: it leaves in no answer. */
  plancher: string | null;
  paliers: Palier[];
  /** Its own picture; null where that of its product shows it. */
  image: Photo | null;
}

export interface Photo {
  fichier: string;
  couleur: string;
}

/** What it is cut from, and what a cut, a metre of blade and a line cost in euros. */
export interface DecoupeRow {
  matiere: Matiere;
  prixCoupe: string | null;
  prixMetreCoupe: string | null;
  forfait: string | null;
}

interface Columns extends Omit<
  ArticleRow,
  'libelle' | 'eco' | 'paliers' | 'valeurs' | 'decoupe' | 'image'
> {
  debit: Debit | null;
  debitLongueur: number | null;
  debitLargeur: number | null;
  debitFil: boolean;
  prixCoupe: string | null;
  prixMetreCoupe: string | null;
  forfaitCoupe: string | null;
  fr: string;
  en: string;
  es: string;
  ecoType: string | null;
  ecoMontant: string | null;
  paliers: string | null;
  valeurs: string;
  fichier: string | null;
  couleur: string | null;
}

/**
 * In all languages: what is kept in memory serves everyone. Plain columns, tiers in one text
 * (`5=19.6500 20=-12.00`), values in another: as JSON PostgreSQL takes ten times as long over them,
 * and an array is three times as long to read.
 */
export async function listArticles(db: Db, ids: readonly number[]): Promise<ArticleRow[]> {
  const rows = await db.query<Columns>(sql`
    select a.id, a.produit_id as "produitId", a.reference, a.ean,
           a.reference_fournisseur as "referenceFournisseur", a.libelle_fr as fr,
           a.libelle_en as en, a.libelle_es as es, a.unite, trim_scale(a.contenu)::text as contenu,
           a.multiple, a.minimum, a.poids, array_to_string(a.valeurs, ',') as valeurs,
           a.delai_fournisseur as "delaiFournisseur",
           a.trait_de_scie as "traitDeScie", a.debit, a.debit_longueur as "debitLongueur",
           a.debit_largeur as "debitLargeur", a.debit_fil as "debitFil",
           a.prix_coupe::text as "prixCoupe", a.prix_metre_coupe::text as "prixMetreCoupe",
           a.forfait_coupe::text as "forfaitCoupe", a.garantie_mois as "garantieMois", a.dangereux,
           a.sur_mesure as "surMesure", a.retire, a.successeur_id as "successeurId",
           trim_scale(a.tva)::text as tva, a.eco_type as "ecoType",
           a.eco_montant::text as "ecoMontant", t.prix::text as prix,
           t.plancher::text as plancher,
           (select string_agg(tp.quantite || '=' || coalesce(tp.prix, -tp.remise), ' '
                              order by tp.quantite)
              from tarif_palier tp
             where tp.article_id = a.id) as paliers,
           i.fichier, i.couleur
      from article a
      left join tarif t on t.article_id = a.id
      left join lateral (
        select fichier, couleur
          from media
         where article_id = a.id and type = 'image'
         order by rang, id
         limit 1) as i on true
     where a.id = any (${forAny(ids)}::int[])`);
  return rows.map(toArticle);
}

/** Field by field: leaving some out of a row costs ten times as much, of which an order pays 500. */
function toArticle(row: Columns): ArticleRow {
  const { fr, en, es, ecoType, ecoMontant, paliers, valeurs, fichier, couleur } = row;
  return {
    id: row.id,
    produitId: row.produitId,
    reference: row.reference,
    ean: row.ean,
    referenceFournisseur: row.referenceFournisseur,
    libelle: { fr, en, es },
    unite: row.unite,
    contenu: row.contenu,
    multiple: row.multiple,
    minimum: row.minimum,
    poids: row.poids,
    valeurs: parseIds(valeurs),
    delaiFournisseur: row.delaiFournisseur,
    traitDeScie: row.traitDeScie,
    decoupe: toDecoupe(row),
    garantieMois: row.garantieMois,
    dangereux: row.dangereux,
    surMesure: row.surMesure,
    retire: row.retire,
    successeurId: row.successeurId,
    tva: row.tva,
    eco: ecoType === null || ecoMontant === null ? null : { type: ecoType, montant: ecoMontant },
    prix: row.prix,
    plancher: row.plancher,
    paliers: paliers === null ? [] : paliers.split(' ').map(toPalier),
    image: fichier === null || couleur === null ? null : { fichier, couleur },
  };
}

function toDecoupe(row: Columns): DecoupeRow | null {
  const { debit, prixCoupe, prixMetreCoupe, forfaitCoupe: forfait } = row;
  if (debit === null) return null;
  const matiere = {
    debit,
    longueur: row.debitLongueur,
    largeur: row.debitLargeur,
    fil: row.debitFil,
    trait: row.traitDeScie ?? 0,
    parUnite: Math.max(1, Math.floor(Number(row.contenu))),
  };
  return { matiere, prixCoupe, prixMetreCoupe, forfait };
}

/** `5=19.6500`, a price; `20=-12.00`, a percent off. */
function toPalier(text: string): Palier {
  const cut = text.indexOf('=');
  const quantite = Number(text.slice(0, cut));
  const prix = text.slice(cut + 1);
  return { quantite, prix: prix.startsWith('-') ? { remise: prix.slice(1) } : prix };
}

/** What a product lends to its articles. */
export interface ProduitRow {
  id: number;
  slug: Record<Locale, string>;
  genre: string;
  marque: { id: number; nom: string; slug: string };
  /** Place of its node in the tree. */
  gauche: number;
  /** The second level above it, or its node where it hangs higher. */
  familleId: number;
  note: { moyenne: string; nombre: number } | null;
  /** The best of those that show all its articles. */
  image: Photo | null;
}

/** What is the same for everyone who looks at one. */
export interface ArticlePublic extends ArticleRow {
  produit: ProduitRow;
}

export function listProduits(db: Db, ids: readonly number[]): Promise<ProduitRow[]> {
  return db.query(sql`
    select p.id, json_build_object('fr', p.slug_fr, 'en', p.slug_en, 'es', p.slug_es) as slug,
           p.genre, json_build_object('id', m.id, 'nom', m.nom, 'slug', m.slug) as marque,
           n.gauche,
           case n.niveau when 5 then dessus2.parent_id when 4 then dessus.parent_id
                         when 3 then n.parent_id else n.id end as "familleId",
           case when pn.nombre > 0
             then json_build_object('moyenne', pn.moyenne::text, 'nombre', pn.nombre)
           end as note,
           (select json_build_object('fichier', i.fichier, 'couleur', i.couleur)
              from media i
             where i.produit_id = p.id and i.article_id is null and i.type = 'image'
             order by i.rang, i.id
             limit 1) as image
      from produit p
      join marque m on m.id = p.marque_id
      join noeud n on n.id = p.noeud_id
      left join noeud dessus on dessus.id = n.parent_id
      left join noeud dessus2 on dessus2.id = dessus.parent_id
      left join produit_note pn on pn.produit_id = p.id
     where p.id = any (${forAny(ids)}::int[])`);
}
