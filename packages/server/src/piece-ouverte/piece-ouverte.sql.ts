import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { Panier, TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { ReferencesChantier } from '@comptoir/contract/panier/references.schema.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import { VALIDITE_PIECE_MINUTES } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { Acheteur } from '../http/acteur.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { contexteEnJson, type Contexte } from './contexte.sql.ts';

/** What is frozen. */
export interface ContenuPiece extends Omit<Panier, 'id' | 'version' | 'type' | 'commentaire'> {
  messages: MessageControle[];
  goodies: Goodie[];
  couponId: number | null;
  /** The exchange rate of the prices. */
  change: Change;
  /** Its words are in. */
  langue: Locale;
}

/** What a buyer chose so far. */
export interface ChoixPiece {
  livraison: ChoixLivraison | null;
  contact: Partial<ContactLivraison> | null;
  facturation: AdressePostale | null;
  modePaiement: ModePaiement | null;
  commentaireSaisi: string | null;
  traitCoupeValide: boolean;
  surMesureValide: boolean;
  /** Written while ordering, by chantier. */
  references: Readonly<Record<string, Partial<ReferencesChantier>>>;
}

export interface PieceFigee {
  utilisateurId: number;
  type: TypePanier;
  commentaire: string;
  panier: { id: number; version: number };
  contenu: ContenuPiece;
}

/**
 * In place of the piece that was open. Choices stay, but for what was agreed of another basket: that
 * its cut and made-to-measure goods are not taken back.
 */
export async function upsertPiece(tx: Tx, piece: PieceFigee): Promise<void> {
  await tx.execute(sql`
    insert into piece_ouverte as o
           (utilisateur_id, type, commentaire, panier_id, panier_version, contenu)
    values (${piece.utilisateurId}, ${piece.type}, ${piece.commentaire}, ${piece.panier.id},
            ${piece.panier.version}, ${JSON.stringify(piece.contenu)}::json)
    on conflict (utilisateur_id) do update
       set type = excluded.type, commentaire = excluded.commentaire,
           panier_id = excluded.panier_id, panier_version = excluded.panier_version,
           contenu = excluded.contenu, chiffree_le = now(),
           commentaire_saisi = case when o.commentaire = excluded.commentaire
                                 then o.commentaire_saisi end,
           trait_coupe_valide = o.trait_coupe_valide and o.panier_id = excluded.panier_id
                                and o.panier_version = excluded.panier_version,
           sur_mesure_valide = o.sur_mesure_valide and o.panier_id = excluded.panier_id
                               and o.panier_version = excluded.panier_version`);
}

export interface PieceLue extends ChoixPiece {
  type: TypePanier;
  /** The comment of the basket. */
  commentaire: string;
  panier: { id: number; version: number };
  contenu: ContenuPiece;
  valableJusqua: Date;
  isPerimee: boolean;
  contexte: Contexte;
}

/** Undefined when there is none, or when the basket has changed since. One round trip. */
export function findPiece(db: Db, acheteur: Acheteur): Promise<PieceLue | undefined> {
  return db.maybeOne(sql`
    select o.type, o.commentaire, o.contenu, fin.le as "valableJusqua",
           fin.le <= now() as "isPerimee",
           json_build_object('id', o.panier_id, 'version', o.panier_version) as panier,
           o.livraison, o.contact, o.facturation, o.mode_paiement as "modePaiement",
           o.commentaire_saisi as "commentaireSaisi",
           o.trait_coupe_valide as "traitCoupeValide", o.sur_mesure_valide as "surMesureValide",
           o."references",
           ${contexteEnJson(acheteur)} as contexte
      from piece_ouverte o
      join panier p on p.id = o.panier_id and p.version = o.panier_version
     cross join lateral (
       select o.chiffree_le + make_interval(mins => ${VALIDITE_PIECE_MINUTES}) as le
     ) fin
     where o.utilisateur_id = ${acheteur.utilisateurId}`);
}

/** Who chooses waits for who chooses in another tab. Undefined when there is none. */
export function lockChoix(
  tx: Tx,
  utilisateurId: number,
): Promise<Pick<ChoixPiece, 'livraison' | 'contact'> | undefined> {
  return tx.maybeOne(sql`
    select livraison, contact from piece_ouverte where utilisateur_id = ${utilisateurId}
       for no key update`);
}

export async function updateLivraison(
  tx: Tx,
  utilisateurId: number,
  livraison: ChoixLivraison,
): Promise<void> {
  await tx.execute(sql`
    update piece_ouverte set livraison = ${JSON.stringify(livraison)}::jsonb
     where utilisateur_id = ${utilisateurId}`);
}

export async function updateContact(
  tx: Tx,
  utilisateurId: number,
  contact: Partial<ContactLivraison>,
): Promise<void> {
  await tx.execute(sql`
    update piece_ouverte set contact = ${JSON.stringify(contact)}::jsonb
     where utilisateur_id = ${utilisateurId}`);
}

export async function updateFacturation(
  tx: Tx,
  utilisateurId: number,
  adresse: AdressePostale | null,
): Promise<void> {
  await tx.execute(sql`
    update piece_ouverte
       set facturation = ${adresse === null ? null : JSON.stringify(adresse)}::jsonb
     where utilisateur_id = ${utilisateurId}`);
}

/** Over what was written of that chantier. */
export async function updateReferences(
  tx: Tx,
  utilisateurId: number,
  chantierId: number,
  references: Partial<ReferencesChantier>,
): Promise<void> {
  const cle = String(chantierId);
  await tx.execute(sql`
    update piece_ouverte
       set "references" = jsonb_set("references", array[${cle}]::text[],
             coalesce("references" -> ${cle}, '{}') || ${JSON.stringify(references)}::jsonb)
     where utilisateur_id = ${utilisateurId}`);
}

export interface ChoixConfirmation {
  commentaire?: string | undefined;
  modePaiement?: ModePaiement | undefined;
  traitCoupeValide?: boolean | undefined;
  surMesureValide?: boolean | undefined;
}

/** Only what is given. */
export async function updateConfirmation(
  tx: Tx,
  utilisateurId: number,
  choix: ChoixConfirmation,
): Promise<void> {
  await tx.execute(sql`
    update piece_ouverte
       set commentaire_saisi = coalesce(${choix.commentaire ?? null}, commentaire_saisi),
           mode_paiement = coalesce(${choix.modePaiement ?? null}, mode_paiement),
           trait_coupe_valide = coalesce(${choix.traitCoupeValide ?? null}, trait_coupe_valide),
           sur_mesure_valide = coalesce(${choix.surMesureValide ?? null}, sur_mesure_valide)
     where utilisateur_id = ${utilisateurId}`);
}
