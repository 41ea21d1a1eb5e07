/** Services of the company, what was asked for, and what orders tell of them. */
import type {
  CodeService,
  DemandeService,
  ServiceCompte,
} from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { word } from '../../db/words.ts';

export interface ServiceRow {
  id: number;
  code: CodeService;
  titre: string;
  texte: string;
  prixHT: string | null;
  unite: NonNullable<ServiceCompte['prix']>['unite'] | null;
  noeuds: string[];
}

export function listServicesCompte(db: Db, langue: Locale): Promise<ServiceRow[]> {
  return db.query(sql`
    select s.id, s.code, ${word(langue, 's.titre')} as titre, ${word(langue, 's.texte')} as texte,
           s.prix_ht::text as "prixHT", s.unite, s.noeuds
      from service_compte s
     order by s.rang`);
}

/** Twelve months of delivered orders that carriage was paid for. */
export function sumPortsPayes(
  db: Db,
  { compteId, jour }: { compteId: number; jour: string },
): Promise<{ commandes: number; montant: string }> {
  return db.one(sql`
    select count(*) as commandes, coalesce(sum(c.port_ht), 0)::text as montant
      from commande c
     where c.compte_id = ${compteId} and c.passee_le >= ${jour}::date - 365
       and compte_en_depense(c.etat) and c.port_ht > 0`);
}

export interface EnvoiOffert {
  codePostal: string;
  grammes: number;
}

/** Twelve months of orders delivered for nothing, under the amount from which all are. */
export function listEnvoisOfferts(
  db: Db,
  { compteId, jour, seuil }: { compteId: number; jour: string; seuil: string },
): Promise<EnvoiOffert[]> {
  return db.query(sql`
    select coalesce(c.livraison -> 'adresse' ->> 'codePostal', '') as "codePostal",
           (select coalesce(sum(v.poids), 0) from commande_envoi v where v.commande_id = c.id) as grammes
      from commande c
     where c.compte_id = ${compteId} and c.passee_le >= ${jour}::date - 365
       and compte_en_depense(c.etat) and c.port_ht = 0 and c.marchandise_ht < ${seuil}::numeric
       and c.livraison ->> 'mode' = 'livraison'`);
}

/** What was bought by the piece, for more than it costs to sharpen, in these parts of the catalogue. */
export function sumAffutables(
  db: Db,
  {
    compteId,
    jour,
    noeuds,
    prix,
  }: {
    compteId: number;
    jour: string;
    noeuds: readonly string[];
    /** What sharpening one costs, in the currency of the company. */
    prix: string;
  },
): Promise<{ pieces: number; achats: string; economie: string }> {
  return db.one(sql`
    select coalesce(sum(d.quantite), 0)::int as pieces,
           coalesce(sum(d.quantite * d.prix_ht), 0)::numeric(14, 2)::text as achats,
           coalesce(sum(d.quantite * (d.prix_ht - ${prix}::numeric)), 0)::numeric(14, 2)::text
             as economie
      from achat_date d
      join article a on a.id = d.article_id and a.unite = 'piece'
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id
     where d.compte_id = ${compteId} and d.jour >= ${jour}::date - 365
       and d.prix_ht > ${prix}::numeric
       and exists (select from noeud h
                    where h.code = any (${noeuds}::text[]) and n.gauche between h.gauche and h.droite)`);
}

const DEMANDES = 10;

export type DemandeRow = Omit<DemandeService, 'le'> & { le: Date };

/** The last ones, of one person or of the whole company. */
export function listDemandesService(
  db: Db,
  { compteId, auteurId }: { compteId: number; auteurId: number | null },
): Promise<DemandeRow[]> {
  const siennes = auteurId === null ? sql`true` : sql`d.utilisateur_id = ${auteurId}`;
  return db.query(sql`
    select d.numero, s.code as service, d.etat, d.cree_le as le,
           concat_ws(' ', u.prenom, u.nom) as auteur
      from demande_service d
      join service_compte s on s.id = d.service_id
      join utilisateur u on u.id = d.utilisateur_id
     where d.compte_id = ${compteId} and ${siennes}
     order by d.cree_le desc, d.id desc
     limit ${DEMANDES}`);
}

export async function countDemandesService(tx: Tx, utilisateurId: number): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre from demande_service
     where utilisateur_id = ${utilisateurId} and cree_le > now() - interval '1 hour'`);
  return nombre;
}

export function insertDemandeService(
  tx: Tx,
  demande: {
    compteId: number;
    utilisateurId: number;
    serviceId: number;
    texte: string;
    langue: Locale;
  },
): Promise<Pick<DemandeRow, 'numero' | 'etat' | 'le'>> {
  return tx.one(sql`
    insert into demande_service (numero, compte_id, utilisateur_id, service_id, texte, langue)
    values ('S' || to_char(now() at time zone 'Europe/Paris', 'YY') || '-'
              || lpad(nextval('demande_service_numero')::text, 6, '0'),
            ${demande.compteId}, ${demande.utilisateurId}, ${demande.serviceId}, ${demande.texte},
            ${demande.langue})
    returning numero, etat, cree_le as le`);
}
