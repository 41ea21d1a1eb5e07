/** Calls asked for, and the slots they take. */
import type {
  Echange,
  GenreInterlocuteur,
  SujetRappel,
} from '@comptoir/contract/contact/contacts.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { etatLe } from '../../devis/devis.public.ts';

/** Who calls: one delegate, one store, the house. */
export interface QuiRappelle {
  genre: GenreInterlocuteur;
  delegueId: number | null;
  magasinId: number | null;
}

export interface RappelRow {
  id: number;
  numero: string;
  genre: GenreInterlocuteur;
  nom: string;
  debut: Date;
  telephone: string;
  sujet: SujetRappel;
}

const COLONNES: Sql = sql`
  r.id, r.numero, r.genre, r.debut, r.telephone, r.sujet,
  coalesce((select concat_ws(' ', g.prenom, g.nom) from delegue g where g.id = r.delegue_id),
           (select m.libelle from magasin m where m.id = r.magasin_id), '') as nom`;

export interface CreneauPris {
  genre: GenreInterlocuteur;
  debut: Date;
  nombre: number;
  /** The person themselves is called then, by whomever. */
  sien: boolean;
}

/** Slots to come that are taken, of these or by the person. */
export function listCreneauxPris(
  db: Db,
  {
    delegueId,
    magasinId,
    utilisateurId,
    maintenant,
  }: {
    delegueId: number | null;
    magasinId: number | null;
    utilisateurId: number;
    maintenant: Date;
  },
): Promise<CreneauPris[]> {
  return db.query(sql`
    select r.genre, r.debut, count(*) as nombre, bool_or(r.utilisateur_id = ${utilisateurId}) as sien
      from rappel r
     where r.annule_le is null and r.debut > ${maintenant}
       and (r.delegue_id = ${delegueId} or r.magasin_id = ${magasinId} or r.genre = 'siege'
            or r.utilisateur_id = ${utilisateurId})
     group by r.genre, r.debut`);
}

/** Calls a person waits for. */
export function listRappels(db: Db, utilisateurId: number, maintenant: Date): Promise<RappelRow[]> {
  return db.query(sql`
    select ${COLONNES}
      from rappel r
     where r.utilisateur_id = ${utilisateurId} and r.annule_le is null and r.debut > ${maintenant}
     order by r.debut`);
}

export interface NouveauRappel extends QuiRappelle {
  compteId: number;
  utilisateurId: number;
  debut: Date;
  telephone: string;
  sujet: SujetRappel;
  texte: string;
  langue: Locale;
  /** Calls of one slot. */
  capacite: number;
}

/** In the first place of its slot that is free; undefined where there is none, or another was quicker. */
export function insertRappel(tx: Tx, nouveau: NouveauRappel): Promise<RappelRow | undefined> {
  const { genre, delegueId, magasinId, debut } = nouveau;
  return tx.maybeOne(sql`
    with r as (
      insert into rappel (numero, compte_id, utilisateur_id, genre, delegue_id, magasin_id, debut,
        place, telephone, sujet, texte, langue)
      select 'R' || to_char(now() at time zone 'Europe/Paris', 'YY') || '-'
               || lpad(nextval('rappel_numero')::text, 6, '0'),
             ${nouveau.compteId}, ${nouveau.utilisateurId}, ${genre}, ${delegueId}, ${magasinId},
             ${debut}, libre.place, ${nouveau.telephone}, ${nouveau.sujet}, ${nouveau.texte},
             ${nouveau.langue}
        from (select rang.place from generate_series(1, ${nouveau.capacite}::int) as rang (place)
               where not exists (
                     select from rappel pris
                      where pris.genre = ${genre} and pris.debut = ${debut} and pris.place = rang.place
                        and pris.delegue_id is not distinct from ${delegueId}
                        and pris.magasin_id is not distinct from ${magasinId}
                        and pris.annule_le is null)
               order by rang.place
               limit 1) libre
      on conflict do nothing
      returning *
    )
    select ${COLONNES} from r`);
}

/** Undefined where it is not theirs, over, or given up before. */
export function annuler(
  tx: Tx,
  { id, utilisateurId, maintenant }: { id: number; utilisateurId: number; maintenant: Date },
): Promise<(RappelRow & QuiRappelle & { email: string | null }) | undefined> {
  return tx.maybeOne(sql`
    with r as (
      update rappel set annule_le = ${maintenant}
       where id = ${id} and utilisateur_id = ${utilisateurId} and annule_le is null
         and debut > ${maintenant}
      returning *
    )
    select ${COLONNES}, r.delegue_id as "delegueId", r.magasin_id as "magasinId",
           coalesce((select g.email from delegue g where g.id = r.delegue_id),
                    (select m.email from magasin m where m.id = r.magasin_id)) as email
      from r`);
}

const ECHANGES = 8;

/** The last of each kind together; of one person, or of the whole company. */
export function listEchanges(
  db: Db,
  {
    compteId,
    auteurId,
    maintenant,
    jour,
  }: {
    compteId: number;
    /** Null: of everybody. */
    auteurId: number | null;
    maintenant: Date;
    jour: string;
  },
): Promise<(Echange & { le: Date })[]> {
  const de = (colonne: Sql): Sql => (auteurId === null ? sql`true` : sql`${colonne} = ${auteurId}`);
  return db.query(sql`
    select echange.genre, echange.numero, echange.le, echange.auteur, echange.sujet, echange.etat,
           echange.key, echange.repondu
      from (
        (select 'message' as genre, m.numero, m.cree_le as le, m.nom as auteur, m.sujet,
                null as etat, null as key, m.reponse is not null as repondu
           from demande_contact m
          where m.compte_id = ${compteId} and ${de(sql`m.utilisateur_id`)}
          order by m.cree_le desc limit ${ECHANGES})
        union all
        (select 'devis', d.numero, d.demande_le, concat_ws(' ', u.prenom, u.nom), null,
                ${etatLe(jour)}, d.cle, null
           from devis d
           join utilisateur u on u.id = d.utilisateur_id
          where d.compte_id = ${compteId} and ${de(sql`d.utilisateur_id`)}
          order by d.demande_le desc limit ${ECHANGES})
        union all
        (select 'rappel', r.numero, r.debut, concat_ws(' ', u.prenom, u.nom), r.sujet,
                case when r.annule_le is not null then 'annule'
                     when r.debut > ${maintenant} then 'prevu' else 'passe' end, null, null
           from rappel r
           join utilisateur u on u.id = r.utilisateur_id
          where r.compte_id = ${compteId} and ${de(sql`r.utilisateur_id`)}
          order by r.debut desc limit ${ECHANGES})
      ) echange
     order by echange.le desc, echange.numero desc
     limit ${ECHANGES}`);
}
