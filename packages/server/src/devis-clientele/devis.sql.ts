import type { Devise } from '@comptoir/contract/argent.ts';
import type {
  EtatDevisClientele,
  TriDevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { isLisible, type Lecteur } from './qui.ts';

export interface DevisRow {
  id: number;
  numero: string;
  titre: string;
  client: string;
  etat: EtatDevisClientele;
  modele: boolean;
  partage: boolean;
  auteur: string;
  devise: Devise;
  totalHT: string;
  ttc: string;
  valableJusqu: string;
  modifieLe: Date;
  version: number;
}

/** Whatever was sent and is not answered on its last day has lapsed: nobody has to say so. */
const etatLe = (jour: string) => sql`
  case when d.etat in ('envoye', 'vu') and d.valable_jusqu < ${jour} then 'expire' else d.etat end`;

const colonnes = (jour: string) => sql`
  d.id, d.numero, d.titre, d.client, ${etatLe(jour)} as etat, d.modele, d.partage, d.devise,
  d.total_ht as "totalHT", d.ttc, d.valable_jusqu::text as "valableJusqu",
  d.modifie_le as "modifieLe", d.version,
  (select concat_ws(' ', u.prenom, u.nom) from utilisateur u where u.id = d.utilisateur_id) as auteur`;

export interface FiltreDevis {
  jour: string;
  mots: readonly string[];
  etat: EtatDevisClientele | undefined;
  modeles: boolean;
  tri: TriDevisClientele;
  depuis: number;
  nombre: number;
}

const TRIS: Record<TriDevisClientele, Sql> = {
  numero: sql`d.numero`,
  '-numero': sql`d.numero desc`,
  client: sql`lower(d.client)`,
  '-client': sql`lower(d.client) desc`,
  montant: sql`d.total_ht`,
  '-montant': sql`d.total_ht desc`,
  valable: sql`d.valable_jusqu`,
  '-valable': sql`d.valable_jusqu desc`,
  modification: sql`d.modifie_le`,
  '-modification': sql`d.modifie_le desc`,
};

export function listDevis(
  db: Db,
  lecteur: Lecteur,
  { jour, mots, etat, modeles, tri, depuis, nombre }: FiltreDevis,
): Promise<(DevisRow & { total: number })[]> {
  return db.query(sql`
    select ${colonnes(jour)}, count(*) over () as total
      from devis_clientele d
     where ${isLisible(lecteur)} and d.modele = ${modeles}
       and (${etat ?? null}::text is null or ${etatLe(jour)} = ${etat ?? null})
       and not exists (
         select from unnest(${mots}::text[]) as mot
          where strpos(lower(concat_ws(' ', d.numero, d.titre, d.client)), mot) = 0)
     order by ${TRIS[tri]}, d.id desc
     limit ${nombre} offset ${depuis}`);
}

export interface MoisRow {
  mois: string;
  chiffreHT: string;
  gagneHT: string;
  envoyes: number;
  gagnes: number;
}

/** Twelve months, the present one last. */
export function listMois(db: Db, lecteur: Lecteur, jour: string): Promise<MoisRow[]> {
  return db.query(sql`
    with mois as (
      select to_char(m, 'YYYY-MM') as mois
        from generate_series(date_trunc('month', ${jour}::date) - interval '11 months',
                             date_trunc('month', ${jour}::date), interval '1 month') as m),
    siens as (
      select to_char(d.envoye_le at time zone 'Europe/Paris', 'YYYY-MM') as envoye,
             to_char(d.decide_le at time zone 'Europe/Paris', 'YYYY-MM') as decide,
             d.etat, coalesce(d.envoye_ht, d.total_ht) as envoye_ht, d.total_ht
        from devis_clientele d
       where ${isLisible(lecteur)} and not d.modele
         and coalesce(d.decide_le, d.envoye_le) >= ${jour}::date - interval '13 months')
    select m.mois,
           coalesce(sum(s.envoye_ht) filter (where s.envoye = m.mois), 0)::text as "chiffreHT",
           coalesce(sum(s.total_ht) filter (where s.decide = m.mois and s.etat = 'accepte'), 0)::text
             as "gagneHT",
           count(*) filter (where s.envoye = m.mois) as envoyes,
           count(*) filter (where s.decide = m.mois and s.etat = 'accepte') as gagnes
      from mois m
      left join siens s on m.mois in (s.envoye, s.decide)
     group by m.mois
     order by m.mois`);
}

export interface DevisLu extends DevisRow {
  document: DocumentDevis;
  lienOuvert: boolean;
  chantier: string | null;
  signatureNom: string | null;
  signatureTrace: string | null;
  decideLe: Date | null;
}

export function findDevis(
  db: Db,
  lecteur: Lecteur,
  { id, jour }: { id: number; jour: string },
): Promise<DevisLu | undefined> {
  return db.maybeOne(sql`
    select ${colonnes(jour)}, d.document, d.decide_le as "decideLe",
           -- As it is called now, while it is in a basket.
           coalesce((select ch.libelle from chantier ch where ch.devis_clientele_id = d.id
                      order by ch.id desc limit 1), d.chantier) as chantier,
           d.signature_nom as "signatureNom", d.signature_trace as "signatureTrace",
           d.lien_hash is not null and d.lien_revoque_le is null as "lienOuvert"
      from devis_clientele d
     where d.id = ${id} and ${isLisible(lecteur)}`);
}

/** Without its document: what is read after each change that is saved. */
export function findEntete(
  db: Db,
  lecteur: Lecteur,
  { id, jour }: { id: number; jour: string },
): Promise<DevisRow | undefined> {
  return db.maybeOne(sql`
    select ${colonnes(jour)} from devis_clientele d where d.id = ${id} and ${isLisible(lecteur)}`);
}

/** What a change is held against, and no more: a document of hundreds of lines is not read for it. */
export function lockEtat(
  tx: Tx,
  compteId: number,
  id: number,
): Promise<{ etat: EtatDevisClientele; version: number } | undefined> {
  return tx.maybeOne(sql`
    select etat, version from devis_clientele
     where id = ${id} and compte_id = ${compteId} and supprime_le is null
       for no key update`);
}

export interface DevisVerrouille {
  etat: EtatDevisClientele;
  modele: boolean;
  version: number;
  numero: string;
  document: DocumentDevis;
}

/** Others who write it wait. `supprime`: one that was deleted. */
export function lockDevis(
  tx: Tx,
  compteId: number,
  id: number,
  { supprime = false }: { supprime?: boolean } = {},
): Promise<DevisVerrouille | undefined> {
  return tx.maybeOne(sql`
    select etat, modele, version, numero, document from devis_clientele
     where id = ${id} and compte_id = ${compteId} and (supprime_le is not null) = ${supprime}
       for no key update`);
}

/** What is kept of a document beside it. */
export interface EnTete {
  document: DocumentDevis;
  totalHT: string;
  ttc: string;
}

export async function insertDevis(
  tx: Tx,
  qui: { compteId: number; utilisateurId: number },
  { numero, document, totalHT, ttc }: EnTete & { numero: string },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into devis_clientele (compte_id, utilisateur_id, numero, modele, document, titre, client,
      devise, total_ht, ttc, valable_jusqu)
    values (${qui.compteId}, ${qui.utilisateurId}, ${numero}, ${numero === ''},
      ${JSON.stringify(document)}::jsonb, ${document.titre}, ${document.client.nom},
      ${document.devise}, ${totalHT}, ${ttc}, ${document.valableJusqu})
    returning id`);
  return id;
}

/** A draft again, whatever it was: nobody accepts what is being changed. */
export async function updateDocument(
  tx: Tx,
  id: number,
  { document, totalHT, ttc }: EnTete,
): Promise<void> {
  await tx.execute(sql`
    update devis_clientele
       set document = ${JSON.stringify(document)}::jsonb, version = version + 1,
           modifie_le = now(), titre = ${document.titre}, client = ${document.client.nom},
           devise = ${document.devise}, total_ht = ${totalHT}, ttc = ${ttc},
           valable_jusqu = ${document.valableJusqu}, etat = 'brouillon'
     where id = ${id}`);
}

export async function updateEtat(
  tx: Tx,
  id: number,
  etat: 'brouillon' | 'vu' | 'accepte' | 'refuse' | 'perdu',
): Promise<void> {
  await tx.execute(sql`
    update devis_clientele
       set etat = ${etat}, version = version + 1, modifie_le = now(),
           decide_le = case when ${etat} in ('accepte', 'refuse', 'perdu') then now() end
     where id = ${id}`);
}

export async function updatePartage(tx: Tx, id: number, partage: boolean): Promise<void> {
  await tx.execute(sql`
    update devis_clientele set partage = ${partage}, version = version + 1 where id = ${id}`);
}

export async function setSupprime(tx: Tx, id: number, supprime: boolean): Promise<void> {
  await tx.execute(sql`
    update devis_clientele
       set supprime_le = case when ${supprime} then now() end, version = version + 1
     where id = ${id}`);
}

export async function countDevis(db: Db, compteId: number): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(sql`
    select count(*) as nombre from devis_clientele
     where compte_id = ${compteId} and supprime_le is null`);
  return nombre;
}

/** What was deleted can be had back for an hour at least. */
export function cleanDevisClientele(db: Db): Promise<number> {
  return db.execute(sql`
    delete from devis_clientele where supprime_le < now() - interval '1 hour'`);
}
