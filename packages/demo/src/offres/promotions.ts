/** Promotions of the demo: on brands, on a family, on single articles; past, running and to come. */
import type { Db } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { texte, type Texte } from '../catalogue/modele.ts';

export interface Cible {
  articleId?: number;
  noeudId?: number;
  marqueId?: number;
}

export interface PromotionGeneree {
  code: string;
  /** Code of the offer that holds it. */
  offre?: string;
  type: 'pourcentage' | 'montant';
  valeur: string;
  cumulable: boolean;
  /** Days from now. */
  debut: number;
  fin: number;
  titre: Texte;
  texte: Texte;
  cibles: Cible[];
}

export async function listPromotions(db: Db): Promise<PromotionGeneree[]> {
  const promotions = [
    ...(await surDesMarques(db)),
    ...(await surUneFamille(db)),
    await surDesMachines(db),
    await surLesMeilleuresVentes(db),
  ];
  return promotions.filter(({ cibles }) => cibles.length > 0);
}

// [brand, percent, combinable, first day, last day]
const MARQUES = [
  ['outibel', 15, false, -5, 16],
  ['comptoir', 10, true, -10, 40],
  ['rothbeck', 12, false, 12, 30],
  ['takiro', 8, false, -40, -3],
] as const;

async function surDesMarques(db: Db): Promise<PromotionGeneree[]> {
  const rows = await db.query<{ id: number; code: string; nom: string }>(
    sql`select id, code, nom from marque`,
  );
  return MARQUES.flatMap(([marque, percent, cumulable, debut, fin]) => {
    const row = rows.find(({ code }) => code === marque);
    if (!row) return [];
    return {
      code: `marque-${marque}`,
      type: 'pourcentage' as const,
      valeur: String(percent),
      cumulable,
      debut,
      fin,
      titre: texte(
        `${row.nom} : ${percent}\u00a0% de remise`,
        `${percent}% off ${row.nom}`,
        `${row.nom}: ${percent}\u00a0% de descuento`,
      ),
      texte: texte(
        `Toute la marque ${row.nom}, en ligne et en magasin.`,
        `The whole ${row.nom} range, online and in store.`,
        `Toda la marca ${row.nom}, en línea y en tienda.`,
      ),
      cibles: [{ marqueId: row.id }],
    };
  });
}

interface Famille {
  id: number;
  fr: string;
  en: string;
  es: string;
}

async function surUneFamille(db: Db): Promise<PromotionGeneree[]> {
  // The second family of each third category: known ahead, whatever the tree holds.
  const familles = await db.query<Famille>(sql`
    select id, libelle_fr as fr, libelle_en as en, libelle_es as es from (
      select noeud.*, row_number() over (partition by parent_id order by gauche) as place,
        dense_rank() over (order by parent_id) as categorie
      from noeud where niveau = 2
    ) as famille
    where place = 2 and categorie % 3 = 1
    order by gauche`);
  return familles.map(({ id, fr, en, es }, i) => ({
    code: `famille-${id}`,
    type: 'pourcentage' as const,
    valeur: String(8 + i * 2),
    cumulable: false,
    debut: -3,
    fin: 18 + i * 5,
    titre: texte(
      `${fr} : ${8 + i * 2}\u00a0% de remise`,
      `${8 + i * 2}% off ${en}`,
      `${es}: ${8 + i * 2}\u00a0% de descuento`,
    ),
    texte: texte(
      'Sur toute la famille, dans la limite des stocks.',
      'On the whole family, while stocks last.',
      'En toda la familia, hasta agotar stock.',
    ),
    cibles: [{ noeudId: id }],
  }));
}

async function surDesMachines(db: Db): Promise<PromotionGeneree> {
  const machines = await db.query<{ id: number }>(sql`
    select article.id from offre_article
    join offre on offre.id = offre_id and offre.code = 'machines'
    join article on article.id = offre_article.article_id
    join tarif on tarif.article_id = article.id
    where prix >= 100
    order by offre_article.rang limit 24`);
  return {
    code: 'machines-20-euros',
    offre: 'machines',
    type: 'montant',
    valeur: '20.00',
    cumulable: false,
    debut: -7,
    fin: 21,
    titre: texte(
      '{20 EUR} de moins sur votre machine',
      '{20 EUR} off your power tool',
      '{20 EUR} menos en su máquina',
    ),
    texte: texte(
      'Sur une sélection de machines garanties, la remise est déduite du prix.',
      'On selected tools under warranty, taken off the price.',
      'En una selección de máquinas con garantía, se descuenta del precio.',
    ),
    cibles: machines.map(({ id }) => ({ articleId: id })),
  };
}

async function surLesMeilleuresVentes(db: Db): Promise<PromotionGeneree> {
  const articles = await db.query<{ id: number }>(sql`
    select article_id as id from offre_article
    join offre on offre.id = offre_id and offre.code = 'indispensables'
    where offre_article.rang % 2 = 0
    order by offre_article.rang limit 20`);
  return {
    code: 'indispensables-12',
    offre: 'indispensables',
    type: 'pourcentage',
    valeur: '12',
    cumulable: false,
    debut: -7,
    fin: 60,
    titre: texte(
      'Les indispensables à\u00a0−12\u00a0%',
      'Site essentials, 12% off',
      'Los imprescindibles, un 12\u00a0% menos',
    ),
    texte: texte(
      'Vingt articles que l’on recommande chaque semaine, à prix réduit.',
      'Twenty items that are reordered every week, at a lower price.',
      'Veinte artículos que se piden cada semana, a precio reducido.',
    ),
    cibles: articles.map(({ id }) => ({ articleId: id })),
  };
}
