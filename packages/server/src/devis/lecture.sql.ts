/** A quote of a company as it is read, with its history. */
import type { Devis, EtatDevis, MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import type { Devise } from '@comptoir/contract/argent.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { etatLe } from './devis.sql.ts';
import type { LivraisonGardee } from './livraison-devis.ts';

export interface ResumeRow {
  key: string;
  numero: string;
  etat: EtatDevis;
  demandeLe: Date;
  modifieLe: Date;
  valableJusqu: string | null;
  version: number;
  auteur: { id: number; nom: string };
  delegue: string | null;
  chantiers: string[];
  nombreLignes: number;
  devise: Devise;
  netHT: string;
  ttc: string;
}

export interface DevisRow extends ResumeRow {
  id: number;
  compteId: number;
  /** As it is written down; `etat` counts the day. */
  etatEcrit: EtatDevis;
  motif: MotifRefus | null;
  precision: string;
  livraison: LivraisonGardee;
  contact: ContactLivraison;
  facturation: AdressePostale;
  versions: (Omit<Devis['versions'][number], 'netHT'> & { netHT: string; devise: Devise })[];
  evenements: Devis['evenements'];
  commandes: Devis['commandes'];
}

/** What a row of the list tells of quote `d`; `u` and `g` are who asked for it. */
export const resume = (jour: string): Sql => sql`
  d.cle as key, d.numero, ${etatLe(jour)} as etat, d.demande_le as "demandeLe",
  d.modifie_le as "modifieLe", d.valable_jusqu as "valableJusqu", d.version,
  json_build_object('id', u.id, 'nom', concat_ws(' ', u.prenom, u.nom)) as auteur,
  g.prenom || ' ' || g.nom as delegue, d.chantiers, d.nombre_lignes as "nombreLignes", d.devise,
  d.net_ht::text as "netHT", d.ttc::text as ttc`;

/** Undefined for a key that is none of this company. */
export function findDevis(
  db: Db,
  { key, compteId, jour }: { key: string; compteId: number; jour: string },
): Promise<DevisRow | undefined> {
  const instant = (colonne: Sql) =>
    sql`to_char(${colonne} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return db.maybeOne(sql`
    select d.id, d.compte_id as "compteId", d.etat as "etatEcrit", ${resume(jour)}, d.motif,
           d.precision, d.livraison, d.contact, d.facturation,
           (select json_agg(json_build_object('version', v.version, 'auteur', v.auteur,
                     'nom', coalesce(vg.prenom || ' ' || vg.nom, vu.prenom || ' ' || vu.nom, ''),
                     'creeLe', ${instant(sql`v.cree_le`)}, 'netHT', v.net_ht::text,
                     'devise', v.devise) order by v.version desc)
              from devis_version v
              left join utilisateur vu on vu.id = v.utilisateur_id
              left join delegue vg on vg.id = v.delegue_id
             where v.devis_id = d.id) as versions,
           (select json_agg(json_build_object('genre', e.genre, 'faitLe', ${instant(sql`e.fait_le`)},
                     'auteur', coalesce(eg.prenom || ' ' || eg.nom, eu.prenom || ' ' || eu.nom),
                     'motif', nullif(e.details ->> 'precision', '')) order by e.id desc)
              from devis_evenement e
              left join utilisateur eu on eu.id = e.utilisateur_id
              left join delegue eg on eg.id = e.delegue_id
             where e.devis_id = d.id) as evenements,
           (select coalesce(json_agg(json_build_object('key', c.cle, 'numero', c.numero)
                     order by c.id), '[]')
              from commande c
             where c.devis_id = d.id) as commandes
      from devis d
      join utilisateur u on u.id = d.utilisateur_id
      left join delegue g on g.id = d.delegue_id
     where d.cle = ${key} and d.compte_id = ${compteId}`);
}
