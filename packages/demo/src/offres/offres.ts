/** Editorial selections of the demo, and how their articles are found. */
import { sql, type Sql } from '@comptoir/server/db/sql.ts';
import { texte, type Texte } from '../catalogue/modele.ts';

export interface OffreDemo {
  code: string;
  titre: Texte;
  accroche: Texte;
  /** Days from now. */
  duree: number;
  /** Identifiers of its articles, in their order. */
  selection: Sql;
}

// The best seller of each product, so that a selection is not ten sizes of one screw.
const MEILLEUR_PAR_PRODUIT = sql`
  select distinct on (produit_id) id, produit_id, popularite, en_vente_le, garantie_mois
  from article where not retire
  order by produit_id, popularite desc, id`;

export const OFFRES: readonly OffreDemo[] = [
  {
    code: 'nouveautes',
    titre: texte('Les nouveautés', 'What’s new', 'Las novedades'),
    accroche: texte(
      'Entrés au catalogue ces dernières semaines, en stock et prêts à partir.',
      'In the catalogue for a few weeks, in stock and ready to go.',
      'En el catálogo desde hace pocas semanas, en stock y listos para salir.',
    ),
    duree: 45,
    selection: sql`
      select id from (${MEILLEUR_PAR_PRODUIT}) as article
      order by en_vente_le desc, popularite desc, id limit 48`,
  },
  {
    code: 'machines',
    titre: texte('Machines à prix net', 'Power tools at net prices', 'Máquinas a precio neto'),
    accroche: texte(
      'Perceuses, scies et ponceuses garanties, à prix court tant que le stock dure.',
      'Drills, saws and sanders under warranty, at reduced prices while stocks last.',
      'Taladros, sierras y lijadoras con garantía, a precio ajustado hasta fin de stock.',
    ),
    duree: 21,
    selection: sql`
      select id from (${MEILLEUR_PAR_PRODUIT}) as article
      where garantie_mois is not null
      order by popularite desc, id limit 36`,
  },
  {
    code: 'indispensables',
    titre: texte(
      'Les indispensables du chantier',
      'Site essentials',
      'Los imprescindibles de la obra',
    ),
    accroche: texte(
      'Ce que les professionnels commandent le plus, rayon par rayon.',
      'What professionals order most, aisle by aisle.',
      'Lo que más piden los profesionales, sección por sección.',
    ),
    duree: 60,
    selection: sql`
      select id from (
        select article.id, article.popularite,
          row_number() over (partition by racine.id order by article.popularite desc) as place
        from (${MEILLEUR_PAR_PRODUIT}) as article
        join produit on produit.id = article.produit_id
        join noeud on noeud.id = produit.noeud_id
        join noeud as racine
          on racine.niveau = 1 and noeud.gauche between racine.gauche and racine.droite
      ) as classement
      where place <= 4
      order by popularite desc, id`,
  },
  {
    code: 'essentiels',
    titre: texte(
      'Nos essentiels à petit prix',
      'Our essentials for less',
      'Nuestros básicos a buen precio',
    ),
    accroche: texte(
      'Notre propre marque : la qualité qu’il faut, sans payer davantage.',
      'Our own brand: the quality it takes, and no more to pay.',
      'Nuestra propia marca: la calidad justa, sin pagar de más.',
    ),
    duree: 90,
    selection: sql`
      select article.id from article
      join produit on produit.id = article.produit_id
      join marque on marque.id = produit.marque_id
      where marque.propre and not article.retire
      order by article.popularite desc, article.id limit 24`,
  },
];
