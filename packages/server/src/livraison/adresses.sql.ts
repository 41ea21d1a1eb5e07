/** Delivery addresses, always of one compte: that of another is not found. */
import type { SaisieAdresse } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface AdresseRow extends SaisieAdresse {
  id: number;
  paysId: number;
}

const ADRESSE = sql`json_build_object(
  'id', a.id, 'libelle', a.libelle, 'ligne1', a.ligne1, 'ligne2', a.ligne2,
  'codePostal', a.code_postal, 'ville', a.ville, 'paysId', a.pays_id, 'consignes', a.consignes,
  'contact', json_build_object('nom', a.contact_nom, 'telephone', a.contact_telephone,
                               'email', a.contact_email),
  'parDefaut', a.par_defaut)`;

/** The addresses of a compte, the usual one first, as JSON. */
export function adressesEnJson(compteId: Sql): Sql {
  return sql`(
    select coalesce(json_agg(${ADRESSE} order by a.par_defaut desc, a.id), '[]')
      from adresse_livraison a
     where a.compte_id = ${compteId})`;
}

export async function listAdresses(db: Db, compteId: number): Promise<AdresseRow[]> {
  const { adresses } = await db.one<{ adresses: AdresseRow[] }>(
    sql`select ${adressesEnJson(sql`${compteId}::int`)} as adresses`,
  );
  return adresses;
}

/** Who writes addresses of a compte waits for the others who do. */
export async function lockAdresses(tx: Tx, compteId: number): Promise<number> {
  await tx.one(sql`select id from compte where id = ${compteId} for no key update`);
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre from adresse_livraison where compte_id = ${compteId}`);
  return nombre;
}

/** Before an address becomes the usual one: the one that was is no more. */
export async function clearParDefaut(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`
    update adresse_livraison set par_defaut = false where compte_id = ${compteId} and par_defaut`);
}

export function insertAdresse(tx: Tx, compteId: number, s: SaisieAdresse): Promise<{ id: number }> {
  return tx.one(sql`
    insert into adresse_livraison (compte_id, libelle, ligne1, ligne2, code_postal, ville, consignes,
      contact_nom, contact_telephone, contact_email, par_defaut)
    values (${compteId}, ${s.libelle}, ${s.ligne1}, ${s.ligne2}, ${s.codePostal}, ${s.ville},
      ${s.consignes}, ${s.contact.nom}, ${s.contact.telephone}, ${s.contact.email}, ${s.parDefaut})
    returning id`);
}

export function updateAdresse(
  tx: Tx,
  { compteId, id }: { compteId: number; id: number },
  s: SaisieAdresse,
): Promise<number> {
  return tx.execute(sql`
    update adresse_livraison
       set libelle = ${s.libelle}, ligne1 = ${s.ligne1}, ligne2 = ${s.ligne2},
           code_postal = ${s.codePostal}, ville = ${s.ville}, consignes = ${s.consignes},
           contact_nom = ${s.contact.nom}, contact_telephone = ${s.contact.telephone},
           contact_email = ${s.contact.email}, par_defaut = ${s.parDefaut}
     where id = ${id} and compte_id = ${compteId}`);
}

export function deleteAdresse(
  tx: Tx,
  { compteId, id }: { compteId: number; id: number },
): Promise<number> {
  return tx.execute(sql`
    delete from adresse_livraison where id = ${id} and compte_id = ${compteId}`);
}

/** A company that has addresses has a usual one: its oldest, where none is. */
export async function electParDefaut(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`
    update adresse_livraison
       set par_defaut = true
     where id = (select min(id) from adresse_livraison where compte_id = ${compteId})
       and not exists (select 1 from adresse_livraison
                        where compte_id = ${compteId} and par_defaut)`);
}
