/** What was delivered and is not invoiced yet. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface LivreRow {
  bonId: number;
  bonKey: string;
  bonNumero: string;
  /** Day it arrived, in Paris. */
  livreLe: string;
  destination: AdressePostale;
  compteId: number;
  commandeId: number;
  commandeKey: string;
  commandeNumero: string;
  commandeLivree: boolean;
  langue: Locale;
  devise: Devise;
  modePaiement: ModePaiement;
  /** Null once something of the order was invoiced: carriage and gifts come once. */
  portHT: string | null;
  facturation: AdressePostale;
  goodies: { libelle: string; variante: { libelle: string } | null; quantite: number }[];
  chantier: string | null;
  codeService: string | null;
  engagement: string | null;
  referenceCommande: string | null;
  ligneId: number;
  reference: string;
  libelle: string;
  unite: string;
  traitCoupe: string;
  /** Pieces of the line of the order, on this note, and on those before. */
  commandee: number;
  livree: number;
  avant: number;
  prixPublicHT: string;
  prixHT: string;
  montantHT: string;
  promotionHT: string;
  ecoHT: string | null;
  tva: string;
}

/** Companies something waits for, those first whose note waits longest. */
export async function listComptesAFacturer(db: Db): Promise<number[]> {
  const rows = await db.query<{ compteId: number }>(sql`
    select compte_id as "compteId" from bon_a_facturer group by compte_id order by min(bon_id)`);
  return rows.map(({ compteId }) => compteId);
}

/** Nobody else invoices this company meanwhile. */
export async function lockFacturation(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`
    insert into compte_facturation (compte_id) values (${compteId}) on conflict do nothing`);
  await tx.execute(
    sql`select from compte_facturation where compte_id = ${compteId} for no key update`,
  );
}

/** By note and line. `compteId` null: of all companies. */
export function listLivres(db: Db, compteId: number | null): Promise<LivreRow[]> {
  const aFacturer: Sql =
    compteId === null
      ? sql`bon_a_facturer`
      : sql`(
      select * from bon_a_facturer where compte_id = ${compteId})`;
  return db.query(sql`
    select b.id as "bonId", b.cle as "bonKey", b.numero as "bonNumero",
           (b.livre_le at time zone 'Europe/Paris')::date as "livreLe", b.destination,
           c.compte_id as "compteId", c.id as "commandeId", c.cle as "commandeKey",
           c.numero as "commandeNumero", c.etat = 'livree' as "commandeLivree", c.langue, c.devise,
           c.mode_paiement as "modePaiement",
           case when not exists (select from facture_ligne p
                                  where p.commande_id = c.id and not p.avoir)
                then c.port_ht end as "portHT",
           c.facturation, c.goodies, ch.libelle as chantier,
           ch.code_service_chorus as "codeService", ch.numero_engagement as engagement,
           ch.reference_commande as "referenceCommande",
           l.id as "ligneId", l.reference, l.libelle, l.unite, l.trait_coupe as "traitCoupe",
           l.quantite as commandee, bl.quantite as livree, bl.avant::int as avant,
           l.prix_public_ht as "prixPublicHT", l.prix_ht as "prixHT", l.montant_ht as "montantHT",
           l.promotion_ht as "promotionHT", l.eco_ht as "ecoHT", l.tva
      from ${aFacturer} a
      join bon_livraison b on b.id = a.bon_id
      join commande c on c.id = b.commande_id
     cross join lateral (
           select bl.ligne_id, bl.quantite,
                  coalesce((select sum(p.quantite) from bon_livraison_ligne p
                             where p.ligne_id = bl.ligne_id and p.bon_id < bl.bon_id), 0) as avant
             from bon_livraison_ligne bl where bl.bon_id = b.id) bl
      join commande_ligne l on l.id = bl.ligne_id
      join commande_chantier ch on ch.commande_id = c.id and ch.rang = l.chantier_rang
     order by b.id, l.rang`);
}

/** `erp`: all it gets is invoiced there. */
export const REGLES_FACTURATION = [
  'bon',
  'commande',
  'semaine',
  'mois',
  'chantier',
  'erp',
] as const;
export type RegleFacturation = (typeof REGLES_FACTURATION)[number];
export type Delai = 'comptant' | '30-jours' | '45-jours-fin-de-mois' | '60-jours';

export interface CompteFacture {
  compteId: number;
  code: string;
  raisonSociale: string;
  siret: string;
  secteurPublic: boolean;
  regle: RegleFacturation;
  delai: Delai;
}

export function listComptesFactures(
  db: Db,
  compteIds: readonly number[],
): Promise<CompteFacture[]> {
  return db.query(sql`
    select c.id as "compteId", c.code, c.raison_sociale as "raisonSociale", c.siret,
           c.secteur_public as "secteurPublic", coalesce(f.regle, 'bon') as regle,
           coalesce(f.delai, '30-jours') as delai
      from compte c
      left join compte_facturation f on f.compte_id = c.id
     where c.id = any (${compteIds}::int[])`);
}

/** Units of the currency for one euro on a day. */
export function listTaux(db: Db): Promise<{ devise: Devise; debut: string; taux: string }[]> {
  return db.query(sql`select devise, debut, taux from taux_change order by debut desc`);
}

/** False: no company has this code. */
export async function upsertRegle(db: Db, code: string, regle: RegleFacturation): Promise<boolean> {
  const changes = await db.execute(sql`
    insert into compte_facturation (compte_id, regle)
    select id, ${regle} from compte where code = ${code}
    on conflict (compte_id) do update set regle = excluded.regle`);
  return changes > 0;
}
