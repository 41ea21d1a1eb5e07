/** Lines of a basket, a list or an order, as a quote takes them. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Acheteur } from '../../http/acteur.ts';

export interface LigneSource {
  articleId: number;
  quantite: number;
  /** Chantier or section; null: none. */
  groupe: string | null;
  /** '' where nothing is cut. */
  traitCoupe: string;
  chutes: boolean;
  /** What the saw does for one list; null where nothing is cut, or it is not planned yet. */
  travail: { coupes: number; longueurCoupee: number } | null;
  exemplaires: number;
}

export function listLignesPanier(db: Db, { utilisateurId }: Acheteur): Promise<LigneSource[]> {
  return db.query(sql`
    select l.article_id as "articleId", l.quantite, c.libelle as groupe, l.chutes,
           l.trait_coupe as "traitCoupe", l.coupe as travail,
           coalesce(ceil(l.quantite / (l.coupe ->> 'quantite')::numeric), 1)::int as exemplaires
      from panier p
      join chantier c on c.panier_id = p.id
      join panier_ligne l on l.chantier_id = c.id
     where p.utilisateur_id = ${utilisateurId}
     order by c.rang, l.id`);
}

/** Those of a list one may read. */
export function listLignesListe(
  db: Db,
  { utilisateurId, compteId }: Acheteur,
  listeId: number,
): Promise<LigneSource[]> {
  return db.query(sql`
    select g.article_id as "articleId", g.quantite, c.libelle as groupe,
           g.trait_coupe as "traitCoupe", g.chutes, null as travail, g.exemplaires
      from liste_achats l
      join liste_achats_ligne g on g.liste_id = l.id
      left join liste_achats_chantier c on c.liste_id = l.id and c.rang = g.chantier_rang
     where l.id = ${listeId} and l.supprimee_le is null
       and (l.utilisateur_id = ${utilisateurId}
            or (l.partage <> 'personnelle' and l.utilisateur_id in (
                  select u.id from utilisateur u where u.compte_id = ${compteId})))
     order by g.chantier_rang nulls first, g.rang`);
}

export function listLignesCommande(
  db: Db,
  { compteId }: Acheteur,
  key: string,
): Promise<LigneSource[]> {
  return db.query(sql`
    select l.article_id as "articleId", l.quantite, ch.libelle as groupe,
           l.trait_coupe as "traitCoupe", l.coupe as travail,
           coalesce((l.coupe ->> 'chutes')::boolean, false) as chutes,
           coalesce((l.coupe ->> 'exemplaires')::int, 1) as exemplaires
      from commande c
      join commande_ligne l on l.commande_id = c.id
      join commande_chantier ch on ch.commande_id = c.id and ch.rang = l.chantier_rang
     where c.cle = ${key} and c.compte_id = ${compteId}
     order by l.chantier_rang, l.rang`);
}
