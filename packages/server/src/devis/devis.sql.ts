/** The head of a quote: who asked for it, where it stands, what its last version comes to. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { EtatDevis, MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { PromotionAppliquee } from '@comptoir/contract/promotions/promotion-panier.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { LivraisonGardee } from './livraison-devis.ts';

/** A summary of the last version. */
export interface Resume {
  devise: Devise;
  netHT: string;
  ttc: string;
  nombreLignes: number;
  chantiers: string[];
  /** Not folded yet. */
  recherche: string;
}

interface DevisGarde {
  compteId: number;
  utilisateurId: number;
  langue: Locale;
  /** What the buyer wrote for it. */
  commentaire: string;
  livraison: LivraisonGardee;
  contact: ContactLivraison;
  facturation: AdressePostale;
  couponId: number | null;
  promotions: PromotionAppliquee[];
  goodies: Goodie[];
}

export interface NouveauDevis extends DevisGarde {
  cle: string;
  delegueId: number | null;
  resume: Resume;
}

export function insertDevis(
  tx: Tx,
  { resume, ...devis }: NouveauDevis,
): Promise<{ id: number; numero: string }> {
  return tx.one(sql`
    insert into devis (cle, numero, compte_id, utilisateur_id, delegue_id, langue, commentaire,
      livraison, contact, facturation, coupon_id, promotions, goodies, devise, net_ht, ttc, nombre_lignes,
      chantiers, recherche)
    select ${devis.cle}, n.numero, ${devis.compteId}, ${devis.utilisateurId}, ${devis.delegueId},
           ${devis.langue}, ${devis.commentaire}, ${JSON.stringify(devis.livraison)}::jsonb,
           ${JSON.stringify(devis.contact)}::jsonb, ${JSON.stringify(devis.facturation)}::jsonb,
           ${devis.couponId}, ${JSON.stringify(devis.promotions)}::jsonb,
           ${JSON.stringify(devis.goodies)}::jsonb, ${resume.devise}, ${resume.netHT}::numeric,
           ${resume.ttc}::numeric, ${resume.nombreLignes}, ${resume.chantiers}::text[],
           mots_distincts(n.numero || ' ' || ${resume.recherche})
      from (select 'D' || to_char(now() at time zone 'Europe/Paris', 'YY') || '-'
                   || lpad(nextval('devis_numero')::text, 6, '0') as numero) n
    returning id, numero`);
}

/** Past its last day an offer is over, whether or not the night has written it down. */
export function etatLe(jour: string): Sql {
  return sql`case when d.etat = 'propose' and d.valable_jusqu < ${jour}::date
                  then 'expire' else d.etat end`;
}

export interface DevisVerrouille extends DevisGarde {
  id: number;
  numero: string;
  /** On the day it is asked. */
  etat: EtatDevis;
  etatEcrit: EtatDevis;
  valableJusqu: string | null;
  version: number;
}

interface DevisCherche {
  key: string;
  compteId: number;
  jour: string;
}

/** Undefined for a key that is none of this company. */
export function lockDevis(tx: Tx, cherche: DevisCherche): Promise<DevisVerrouille | undefined> {
  return tx.maybeOne(sql`${devisOf(cherche)} for update`);
}

/** The same, to be looked at and not changed. */
export function findDevisOuvert(
  db: Db,
  cherche: DevisCherche,
): Promise<DevisVerrouille | undefined> {
  return db.maybeOne(devisOf(cherche));
}

function devisOf({ key, compteId, jour }: DevisCherche): Sql {
  return sql`
    select d.id, d.numero, d.compte_id as "compteId", d.utilisateur_id as "utilisateurId",
           ${etatLe(jour)} as etat, d.etat as "etatEcrit", d.valable_jusqu as "valableJusqu",
           d.version, d.langue, d.commentaire, d.livraison, d.contact, d.facturation,
           d.coupon_id as "couponId", d.promotions, d.goodies
      from devis d
     where d.cle = ${key} and d.compte_id = ${compteId}`;
}

export async function updateResume(
  tx: Tx,
  id: number,
  { version, resume }: { version: number; resume: Resume },
): Promise<void> {
  await tx.execute(sql`
    update devis
       set version = ${version}, devise = ${resume.devise}, net_ht = ${resume.netHT}::numeric,
           ttc = ${resume.ttc}::numeric, nombre_lignes = ${resume.nombreLignes},
           chantiers = ${resume.chantiers}::text[],
           recherche = mots_distincts(numero || ' ' || ${resume.recherche})
     where id = ${id}`);
}

export async function updateCommentaire(tx: Tx, id: number, commentaire: string): Promise<void> {
  await tx.execute(sql`update devis set commentaire = ${commentaire} where id = ${id}`);
}

/** The carriage of the version that is written: what its offer is made with from now on. */
export async function updatePort(
  tx: Tx,
  id: number,
  { port, portLibelle }: Pick<LivraisonGardee, 'port' | 'portLibelle'>,
): Promise<void> {
  await tx.execute(sql`
    update devis set livraison = livraison || ${JSON.stringify({ port, portLibelle })}::jsonb
     where id = ${id}`);
}

export interface EtatEcrit {
  etat: EtatDevis;
  /** Last day of an offer; null: there is none, or none any more. */
  valableJusqu: string | null;
  /** Who answers from now on; null leaves who did. */
  delegueId: number | null;
  motif?: MotifRefus | undefined;
  precision?: string | undefined;
}

export async function updateEtat(tx: Tx, id: number, ecrit: EtatEcrit): Promise<void> {
  await tx.execute(sql`
    update devis
       set etat = ${ecrit.etat}, valable_jusqu = ${ecrit.valableJusqu}::date, rappele = false,
           delegue_id = coalesce(${ecrit.delegueId}::int, delegue_id),
           motif = ${ecrit.motif ?? null}, precision = ${ecrit.precision ?? ''},
           modifie_le = now()
     where id = ${id}`);
}

export async function insertEvenement(
  tx: Tx,
  evenement: {
    devisId: number;
    genre: string;
    etat: EtatDevis;
    utilisateurId: number | null;
    delegueId: number | null;
    details: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into devis_evenement (devis_id, genre, etat, utilisateur_id, delegue_id, details)
    values (${evenement.devisId}, ${evenement.genre}, ${evenement.etat}, ${evenement.utilisateurId},
      ${evenement.delegueId}, ${JSON.stringify(evenement.details)}::jsonb)`);
}

/** Offers of a company that end within so many days. */
export async function countQuiExpirent(
  db: Db,
  { compteId, jour, jours }: { compteId: number; jour: string; jours: number },
): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from devis
     where compte_id = ${compteId} and etat = 'propose'
       and valable_jusqu between ${jour}::date and ${jour}::date + ${jours}::int`);
  return nombre;
}
