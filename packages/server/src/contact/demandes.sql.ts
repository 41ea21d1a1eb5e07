/** Requests as the staff reads and answers them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TypePiece } from '@comptoir/contract/contact/contact.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { DemandeEcrite } from './demande-ecrite.ts';

export interface DemandeEnAttente extends DemandeEcrite {
  numero: string;
  commande: string | null;
  pieces: { nom: string; octets: number }[];
  date: Date;
}

export function listEnAttente(db: Db): Promise<DemandeEnAttente[]> {
  return db.query(sql`
    select d.numero, d.sujet, d.nom, d.societe, d.email, d.telephone, d.texte, d.langue,
           c.numero as commande, d.cree_le as date,
           (select coalesce(json_agg(json_build_object('nom', p.nom, 'octets', p.octets)
                     order by p.id), '[]')
              from piece_jointe p
             where p.demande_id = d.id) as pieces
      from demande_contact d
      left join commande c on c.id = d.commande_id
     where d.reponse is null
     order by d.cree_le`);
}

export interface DemandeRepondue {
  numero: string;
  email: string;
  langue: Locale;
  texte: string;
}

/** Undefined when there is no such request, or it was answered before. */
export function updateReponse(
  tx: Tx,
  numero: string,
  { reponse, auteur }: { reponse: string; auteur: string },
): Promise<DemandeRepondue | undefined> {
  return tx.maybeOne(sql`
    update demande_contact
       set reponse = ${reponse}, auteur_reponse = ${auteur}, repondu_le = now()
     where numero = ${numero} and reponse is null
    returning numero, email, langue, texte`);
}

export function listContenus(
  db: Db,
  numero: string,
): Promise<{ nom: string; type: TypePiece; contenu: Buffer }[]> {
  return db.query(sql`
    select p.nom, p.type, p.contenu
      from piece_jointe p
      join demande_contact d on d.id = p.demande_id
     where d.numero = ${numero}
     order by p.id`);
}
