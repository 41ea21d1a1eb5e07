/** Promotions of the basket, coupons, gifts and groups of customers. */
import { normaliserCoupon } from '@comptoir/contract/promotions/code-coupon.ts';
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier, type Calendrier } from '../calendrier.ts';
import { troisColonnes, troisTextes } from '../catalogue/chargement/colonnes.ts';
import { texte } from '../catalogue/modele.ts';
import type { Seeder } from '../seed.ts';
import { COUPONS } from './coupons-demo.ts';
import { GOODIES } from './goodies-demo.ts';
import { PROMOTIONS, type CibleDemo, type PromotionDemo } from './promotions-demo.ts';

export const promotions: Seeder = { nom: 'promotions', seed: seedPromotions };

const GROUPES = [
  { code: 'fideles', libelle: texte('Clients fidèles', 'Loyal customers', 'Clientes fieles') },
  { code: 'couvreurs', libelle: texte('Couvreurs', 'Roofers', 'Techadores') },
];

/** An amount nobody orders under, agreed with one company so that it can be tried. */
const MINIMUM = { raisonSociale: 'Rousseau Maintenance', euros: '60.00' };

async function seedPromotions(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  await copyGroupes(tx);
  await copyGoodies(tx);
  await copyPromotions(tx, calendrier);
  await copyCoupons(tx, calendrier);
  await tx.execute(sql`
    update compte set commande_minimum = ${MINIMUM.euros}::numeric
     where raison_sociale = ${MINIMUM.raisonSociale}`);
  await tx.execute(sql`select setval('groupe_client_id_seq', max(id)) from groupe_client`);
  await tx.execute(sql`select setval('goodie_id_seq', max(id)) from goodie`);
  await tx.execute(sql`select setval('goodie_variante_id_seq', max(id)) from goodie_variante`);
  await tx.execute(sql`select setval('promotion_panier_id_seq', max(id)) from promotion_panier`);
  await tx.execute(sql`select setval('coupon_id_seq', max(id)) from coupon`);
  await tx.execute(sql`analyze promotion_panier, promotion_panier_palier, promotion_panier_cible,
    promotion_panier_groupe, coupon, coupon_utilisation, groupe_client_compte`);
}

async function copyGroupes(tx: Tx): Promise<void> {
  await copyRows(
    tx,
    'groupe_client',
    ['id', 'code', ...troisColonnes('libelle')],
    GROUPES.map(({ code, libelle }, i) => [i + 1, code, ...troisTextes(libelle)]),
  );
  await tx.execute(sql`
    insert into groupe_client_compte (groupe_id, compte_id)
    select g.id, c.id
      from groupe_client g
      join compte c on case g.code
             when 'couvreurs' then c.metier = 'couvreur'
             else c.raison_sociale in ('Menuiserie Morel', 'Dordogne Joinery Ltd')
           end`);
}

async function copyGoodies(tx: Tx): Promise<void> {
  await copyRows(
    tx,
    'goodie',
    ['id', 'code', 'genre', ...troisColonnes('libelle')],
    GOODIES.map(({ code, genre, libelle }, i) => [i + 1, code, genre, ...troisTextes(libelle)]),
  );
  const variantes = GOODIES.flatMap(
    ({ code, tailles = [], couleurs = [], epuisees = [] }, goodie) =>
      couleurs
        .flatMap((couleur) => tailles.map((taille) => ({ couleur, taille })))
        .map(({ couleur, taille }, rang) => ({
          goodieId: goodie + 1,
          rang,
          reference: `${code}-${taille}-${couleur.libelle.fr.replace(' ', '-')}`.toUpperCase(),
          taille,
          couleur,
          epuisee: epuisees.includes(`${taille} ${couleur.code}`),
        })),
  );
  await copyRows(
    tx,
    'goodie_variante',
    [
      'id',
      'goodie_id',
      'rang',
      'reference',
      'taille',
      ...troisColonnes('couleur'),
      'couleur_code',
      'epuisee',
    ],
    variantes.map(({ goodieId, rang, reference, taille, couleur, epuisee }, i) => [
      i + 1,
      goodieId,
      rang,
      reference,
      taille,
      ...troisTextes(couleur.libelle),
      couleur.code,
      epuisee,
    ]),
  );
}

async function copyPromotions(tx: Tx, calendrier: Calendrier): Promise<void> {
  await copyRows(
    tx,
    'promotion_panier',
    [
      'id',
      'code',
      'genre',
      'mesure',
      'achetes',
      'payes',
      'goodie_id',
      'cumulable',
      'sur_coupon',
      'debut',
      'fin',
      ...troisColonnes('titre'),
    ],
    PROMOTIONS.map((promotion, i) => [
      i + 1,
      promotion.code,
      promotion.genre,
      promotion.mesure ?? 'montant',
      promotion.lot?.achetes ?? null,
      promotion.lot?.payes ?? null,
      promotion.goodie ? rangOf(GOODIES, promotion.goodie) : null,
      !promotion.exclusive,
      promotion.surCoupon ?? false,
      calendrier(promotion.debut),
      calendrier(promotion.fin),
      ...troisTextes(promotion.titre),
    ]),
  );
  await copyRows(
    tx,
    'promotion_panier_palier',
    ['promotion_id', 'seuil', 'pourcentage', 'montant', 'cadeaux'],
    PROMOTIONS.flatMap(({ paliers }, i) =>
      paliers.map(
        ({ seuil, pourcentage = null, montant = null, cadeaux = null }) =>
          [i + 1, seuil, pourcentage, montant, cadeaux] as const,
      ),
    ),
  );
  await copyRows(
    tx,
    'promotion_panier_groupe',
    ['promotion_id', 'groupe_id'],
    PROMOTIONS.flatMap(({ groupe }, i) =>
      groupe === undefined ? [] : [[i + 1, rangOf(GROUPES, groupe)] as const],
    ),
  );
  await copyCibles(tx);
}

async function copyCibles(tx: Tx): Promise<void> {
  const noeuds = await tx.query<{ id: number; code: string }>(sql`select id, code from noeud`);
  const marques = await tx.query<{ id: number; code: string }>(sql`select id, code from marque`);
  const idOf = (rows: readonly { id: number; code: string }[], code: string | undefined) => {
    if (code === undefined) return null;
    const found = rows.find((row) => row.code === code);
    if (!found) throw new Error(`no part of the catalogue is called ${code}`);
    return found.id;
  };
  const toRow = (i: number, emploi: string, cible: CibleDemo) =>
    [i + 1, emploi, idOf(noeuds, cible.noeud), idOf(marques, cible.marque)] as const;
  const ciblesOf = ({ compte, remise }: PromotionDemo, i: number) => [
    ...(compte ? [toRow(i, 'compte', compte)] : []),
    ...(remise ? [toRow(i, 'remise', remise)] : []),
  ];
  await copyRows(
    tx,
    'promotion_panier_cible',
    ['promotion_id', 'emploi', 'noeud_id', 'marque_id'],
    PROMOTIONS.flatMap(ciblesOf),
  );
}

async function copyCoupons(tx: Tx, calendrier: Calendrier): Promise<void> {
  await copyRows(
    tx,
    'coupon',
    [
      'id',
      'code',
      'cle',
      'promotion_id',
      'debut',
      'fin',
      'utilisations_max',
      'utilisations_par_compte',
    ],
    COUPONS.map((coupon, i) => [
      i + 1,
      coupon.code,
      normaliserCoupon(coupon.code),
      rangOf(PROMOTIONS, coupon.promotion),
      calendrier(coupon.debut),
      calendrier(coupon.fin),
      coupon.utilisationsMax ?? null,
      coupon.utilisationsParCompte ?? null,
    ]),
  );
  for (const [i, { utilisations = 0 }] of COUPONS.entries()) {
    await tx.execute(sql`
      insert into coupon_utilisation (coupon_id, compte_id)
      select ${i + 1}, id from compte order by id desc limit ${utilisations}`);
  }
}

/** Its identifier: rows are numbered in the order of their list. */
function rangOf(liste: readonly { code: string }[], code: string): number {
  const place = liste.findIndex((each) => each.code === code);
  if (place < 0) throw new Error(`nothing is called ${code}`);
  return place + 1;
}
