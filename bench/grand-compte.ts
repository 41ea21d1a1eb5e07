/** A company with ten thousand orders of ten lines and as many quotes, and someone who buys for it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql, type Sql } from '@comptoir/server/db/sql.ts';
import type { Shop } from '../e2e/harness/shop.ts';
import { remplir, type Acheteur } from './acheteurs.ts';
import { remplirTarifsEtListes } from './tarifs-et-listes.ts';

const COPIES = 100;
const LIGNES = 10;
const ARTICLES_ACHETES = 600;
const MAX_VACUUMS = 30;

export interface GrandCompte {
  acheteur: Acheteur;
  utilisateurId: number;
}

export async function createGrandCompte(shop: Shop, pool: Pool): Promise<GrandCompte> {
  const [acheteur] = await remplir(shop, pool, 1, 1);
  if (!acheteur) throw new Error('nobody buys');
  await multiplierCommandes(pool);
  await ajouterLignes(pool);
  await multiplierDevis(pool);
  await vieillir(pool);
  const { id } = await pool.one<{ id: number }>(sql`select id from ${PREMIER} premier`);
  await remplirTarifsEtListes(pool, id);
  return { acheteur, utilisateurId: id };
}

/** Who `remplir` gives the first basket to. */
const PREMIER: Sql = sql`(
  select u.id, u.compte_id from utilisateur u
    join compte c on c.id = u.compte_id
   where u.etat = 'actif' and not c.bloque
   order by row_number() over (partition by u.compte_id order by u.id), u.id
   limit 1)`;

/** The orders of the demo, again and again, as those of the first company. */
async function multiplierCommandes(pool: Pool): Promise<void> {
  await pool.execute(sql`
    with copies as (
      insert into commande (cle, numero, compte_id, utilisateur_id, etat, langue, passee_le,
        modifiee_le, mode_paiement, devise, marchandise_ht, port_ht, net_ht, ttc, tarif, livraison,
        contact, facturation, nombre_lignes, prevue_le, recherche)
      select md5(c.cle || n), 'X' || c.id || '-' || n, p.compte_id, p.id,
             case when n % 10 = 0 then 'annulee' else 'livree' end, c.langue,
             c.passee_le - n * interval '5 hours', c.modifiee_le, c.mode_paiement, c.devise,
             c.marchandise_ht, c.port_ht, c.net_ht + n % 300, c.ttc, c.tarif, c.livraison,
             c.contact, c.facturation, c.nombre_lignes, c.prevue_le - n,
             c.recherche || ' chantier ' || n % 60
        from ${PREMIER} p, (select * from commande order by id limit 100) c,
             generate_series(1, ${COPIES}) n
      returning id
    )
    insert into commande_chantier (commande_id, rang, libelle)
    select id, 0, 'Chantier ' || id % 60 from copies`);
}

/** Ten lines for each of those orders, over as many articles as a company buys again and again. */
async function ajouterLignes(pool: Pool): Promise<void> {
  await pool.execute(sql`
    with vendus as (
      select a.id, a.reference, a.unite, t.prix, row_number() over (order by md5(a.id::text)) as rang
        from article a join tarif t on t.article_id = a.id
       where not a.retire limit ${ARTICLES_ACHETES}
    )
    insert into commande_ligne (commande_id, rang, chantier_rang, article_id, reference, libelle,
      unite, quantite, quantite_expediee, prix_public_ht, prix_ht, montant_ht, tva, prevue_le)
    select c.id, n, 0, v.id, v.reference, v.reference, v.unite, 2, 2, v.prix, v.prix,
           2 * v.prix, 20, c.prevue_le
      from ${PREMIER} p
      join commande c on c.compte_id = p.compte_id and c.numero like 'X%'
     cross join generate_series(1, ${LIGNES}) n
      join vendus v on v.rang = 1 + (c.id * 7 + n * 131) % ${ARTICLES_ACHETES}`);
  // The plan of so much at once needs to know how much it is.
  await pool.execute(sql`analyze commande, commande_chantier, commande_ligne`);
  await pool.execute(sql`select refaire_habitudes(p.compte_id) from ${PREMIER} p`);
}

async function multiplierDevis(pool: Pool): Promise<void> {
  await pool.execute(sql`
    insert into devis (cle, numero, compte_id, utilisateur_id, etat, langue, demande_le, modifie_le,
      valable_jusqu, livraison, contact, facturation, devise, net_ht, ttc, nombre_lignes, chantiers,
      recherche, motif)
    select md5(d.cle || n), 'X' || d.id || '-' || n, p.compte_id, p.id, d.etat, d.langue,
           d.demande_le - n * interval '3 hours', d.modifie_le, d.valable_jusqu - n, d.livraison,
           d.contact, d.facturation, d.devise, d.net_ht + n % 300, d.ttc, d.nombre_lignes,
           d.chantiers, d.recherche || ' chantier ' || n % 60, d.motif
      from ${PREMIER} p, generate_series(1, 10000) n
      join (select *, row_number() over (order by id) - 1 as rang, count(*) over () as nombre
              from devis) d on n % d.nombre = d.rang`);
}

/**
 * As what was ordered over the years: indexes answer alone for pages that everyone sees whole, which
 * those just written are not while anybody still reads what was there before.
 */
async function vieillir(pool: Pool): Promise<void> {
  for (let essai = 0; essai < MAX_VACUUMS; essai++) {
    await pool.execute(sql`vacuum analyze commande, commande_chantier, commande_ligne, devis, habitude,
                 depense_chantier, depense_categorie`);
    const { reste } = await pool.one<{ reste: boolean }>(sql`
      select bool_or(relallvisible < 0.98 * relpages) as reste from pg_class
       where oid in ('commande'::regclass, 'commande_chantier'::regclass,
                     'commande_ligne'::regclass, 'devis'::regclass)`);
    if (!reste) return;
    await delay(1000);
  }
  throw new Error('somebody reads for too long: the tables are not vacuumed');
}
