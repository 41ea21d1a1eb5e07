import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { newJeton } from '../../src/session/jeton.ts';
import { insertArticle, LEMAIRE } from '../articles/golden.ts';
import { agirPour, envoi, signIn, type Equipe } from '../delegue/equipe.ts';
import { demanderDevis } from '../devis/devis-de-test.ts';
import {
  insertCoupon,
  insertGoodies,
  insertGroupe,
  insertPromotion,
  type GoodiesDeTest,
} from '../promotions/promotions.ts';
import type { Visitor } from '../visitors.ts';

/** Things of Lemaire, another company. */
export interface BiensDeLemaire {
  compte: number;
  personne: number;
  candidat: number;
  invite: number;
  chantier: number;
  ligne: number;
  liste: number;
  ligneListe: number;
  projet: number;
  export: number;
  message: number;
  adresse: number;
  rappel: number;
  /** An article with a net price of theirs alone. */
  negocie: number;
  devis: { key: string; ligne: number };
  qr: string;
  devisClientele: { id: number; client: number; ouvrage: number };
  goodies: GoodiesDeTest;
}

export async function remplirLemaire(equipe: Equipe): Promise<BiensDeLemaire> {
  const { pool, lemaire: compte, personnes } = equipe;
  const lui = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
  await lui.call(
    'PUT',
    '/api/panier/articles?chantier=Toiture%20Lemaire',
    envoi([{ articleId: equipe.vis, quantite: 3 }]),
  );
  const devis = await demanderPourLemaire(equipe, lui);
  const { id: candidat } = await pool.one<{ id: number }>(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role, etat)
    values (${compte}, 'candidat@lemaire.test', 'Lemaire', 'Zoé', 'acheteur', 'attente')
    returning id`);
  const { id: invite } = await pool.one<{ id: number }>(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role, etat)
    values (${compte}, 'invite@lemaire.test', 'Lemaire', 'Yan', 'acheteur', 'invite')
    returning id`);
  const { id: chantier } = await pool.one<{ id: number }>(
    sql`select id from chantier where libelle = 'Toiture Lemaire'`,
  );
  const { id: ligne } = await pool.one<{ id: number }>(
    sql`select id from panier_ligne where chantier_id = ${chantier}`,
  );
  const { id: liste } = await pool.one<{ id: number }>(sql`
    insert into liste_achats (utilisateur_id, libelle)
    values (${personnes[LEMAIRE] ?? 0}, 'Liste Lemaire')
    returning id`);
  const { id: ligneListe } = await pool.one<{ id: number }>(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite)
    values (${liste}, ${equipe.vis}, 1, 3)
    returning id`);
  const { id: projet } = await pool.one<{ id: number }>(sql`
    insert into rapido_projet (utilisateur_id, chantier_id, libelle, etat)
    values (${personnes[LEMAIRE] ?? 0}, ${chantier}, 'Projet Lemaire', 'valide')
    returning id`);
  const { id: export_ } = await pool.one<{ id: number }>(sql`
    insert into export_catalogue (utilisateur_id, langue, prix, stock, format, nom)
    values (${personnes[LEMAIRE] ?? 0}, 'fr', true, true, 'csv', 'lemaire.csv')
    returning id`);
  const { id: message } = await pool.one<{ id: number }>(sql`
    insert into message (session_id, niveau, texte)
    select s.id, 'info', '{"fr": "Pour Lemaire", "en": "For Lemaire", "es": "Para Lemaire"}'
      from session s where utilisateur_id = ${personnes[LEMAIRE] ?? 0} limit 1
    returning id`);
  const { id: adresse } = await pool.one<{ id: number }>(sql`
    insert into adresse_livraison (compte_id, libelle, ligne1, code_postal, ville)
    values (${compte}, 'Toiture Lemaire', '2 rue Lemaire', '49000', 'Angers')
    returning id`);
  const { id: rappel } = await pool.one<{ id: number }>(sql`
    insert into rappel (numero, compte_id, utilisateur_id, genre, debut, place, telephone, sujet,
      texte, langue)
    values ('R26-Lemaire', ${compte}, ${personnes[LEMAIRE] ?? 0}, 'siege', now() + interval '1 day',
            1, '+33241000000', 'autre', 'Rappeler Lemaire', 'fr')
    returning id`);
  const negocie = await insertArticle(pool, 'LEM-100', 'electroportatif', 'krafto', '100.00');
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${compte}, ${negocie}, current_date - 9, current_date + 9, 77)`);
  const { token: code, hash } = newJeton();
  await pool.execute(sql`
    insert into lien_unique (jeton_hash, usage, utilisateur_id, expire_le)
    values (${hash}, 'qr', ${personnes[LEMAIRE] ?? 0}, now() + interval '1 hour')`);
  return {
    compte,
    personne: personnes[LEMAIRE] ?? 0,
    candidat,
    invite,
    chantier,
    ligne,
    liste,
    ligneListe,
    projet,
    export: export_,
    message,
    adresse,
    rappel,
    negocie,
    qr: code,
    devis,
    devisClientele: await insertDevisClientele(equipe),
    goodies: await promouvoirLemaire(equipe),
  };
}

/** A quote asked for by the delegate of Lemaire, whose basket keeps other lines. */
async function demanderPourLemaire(
  equipe: Equipe,
  lui: Visitor,
): Promise<{ key: string; ligne: number }> {
  const { id, key } = await demanderDevis(equipe, lui, { delegueId: equipe.dt11, email: LEMAIRE });
  const { ligne } = await equipe.pool.one<{ ligne: number }>(
    sql`select min(id) as ligne from devis_ligne where devis_id = ${id}`,
  );
  await lui.call(
    'PUT',
    '/api/panier/articles?chantier=Toiture%20Lemaire',
    envoi([{ articleId: equipe.vis, quantite: 3 }]),
  );
  return { key, ligne };
}

/** A quote for a customer of theirs, that customer, and a kit. */
async function insertDevisClientele({
  pool,
  lemaire,
  personnes,
}: Equipe): Promise<BiensDeLemaire['devisClientele']> {
  const { id } = await pool.one<{ id: number }>(sql`
    insert into devis_clientele (compte_id, utilisateur_id, numero, document, titre, client, devise,
      total_ht, ttc, valable_jusqu)
    values (${lemaire}, ${personnes[LEMAIRE] ?? 0}, 'D-Lemaire', '{}', 'Toiture Lemaire', 'Roux',
      'EUR', 0, 0, current_date)
    returning id`);
  const { id: client } = await pool.one<{ id: number }>(sql`
    insert into devis_clientele_client (compte_id, nom, fiche)
    values (${lemaire}, 'Client de Lemaire', '{"nom": "Client de Lemaire"}') returning id`);
  const { id: ouvrage } = await pool.one<{ id: number }>(sql`
    insert into devis_clientele_ouvrage (compte_id, libelle, unite, composants)
    values (${lemaire}, 'Zinc Lemaire', 'u', '[]') returning id`);
  return { id, client, ouvrage };
}

/** A gift and a coupon kept for Lemaire. */
async function promouvoirLemaire({ pool, lemaire }: Equipe): Promise<GoodiesDeTest> {
  await insertGroupe(pool, 'toitures', lemaire);
  const goodies = await insertGoodies(pool);
  const promotionId = await insertPromotion(pool, {
    code: 'Cadeau Lemaire',
    genre: 'cadeau',
    goodieId: goodies.polo,
    paliers: [['1', { cadeaux: 1 }]],
    groupe: 'toitures',
  });
  await insertCoupon(pool, { code: 'TOITURE', promotionId, compteId: lemaire });
  return goodies;
}

/** All that is Lemaire's, in one text: nothing of it may change. */
export async function etatDeLemaire(pool: Pool, sien: BiensDeLemaire): Promise<string> {
  const { etat } = await pool.one<{ etat: string }>(sql`
    select concat(
      (select json_agg(u order by u.id) from utilisateur u where u.compte_id = ${sien.compte}),
      (select json_agg(l order by l.id) from panier_ligne l),
      (select json_agg(c order by c.id) from chantier c),
      (select json_agg(m order by m.id) from message m),
      (select json_agg(r order by r.id) from rapido_projet r),
      (select json_agg(l) from liste_achats l where l.utilisateur_id = ${sien.personne}),
      (select json_agg(g) from liste_achats_ligne g
         join liste_achats l on l.id = g.liste_id and l.utilisateur_id = ${sien.personne}),
      (select json_agg(c) from liste_achats_chantier c
         join liste_achats l on l.id = c.liste_id and l.utilisateur_id = ${sien.personne}),
      (select json_agg(d order by d.id) from devis d where d.compte_id = ${sien.compte}),
      (select json_agg(d) from devis_clientele d where d.compte_id = ${sien.compte}),
      (select json_agg(k) from devis_clientele_client k where k.compte_id = ${sien.compte}),
      (select json_agg(o) from devis_clientele_ouvrage o where o.compte_id = ${sien.compte}),
      (select json_agg(e) from compte_epingle e),
      (select json_agg(r) from rappel r where r.compte_id = ${sien.compte}),
      (select json_agg(x) from export_catalogue x where x.utilisateur_id = ${sien.personne}),
      (select json_agg(a) from adresse_livraison a where a.compte_id = ${sien.compte}),
      (select json_agg(s.utilisateur_id order by s.id) from session s where s.utilisateur_id = ${sien.personne}),
      (select count(*) from lien_unique)) as etat`);
  return etat;
}
