import type { Dematerialisation } from '@comptoir/contract/factures/dematerialisation.contract.ts';
import type { CanalFacture } from '@comptoir/contract/factures/etats-facture.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { chorusEnJson } from '../../panier/chorus.public.ts';

export interface SituationCanal {
  siret: string;
  adresse: AdressePostale;
  chorus: ExigencesChorus | null;
  /** Null where nobody chose yet. */
  choix: { canal: CanalFacture; adresse: string; depuis: string } | null;
  administrateurs: number;
  consentements: Dematerialisation['consentements'];
  envois: Dematerialisation['envois'];
}

const CONSENTEMENTS_MONTRES = 20;

export function findSituation(db: Db, compteId: number): Promise<SituationCanal> {
  return db.one(sql`
    select c.siret, ${chorusEnJson(sql`c`)} as chorus,
           json_build_object('nom', c.raison_sociale, 'ligne1', c.adresse_ligne1,
             'ligne2', c.adresse_ligne2, 'codePostal', c.code_postal, 'ville', c.ville,
             'paysId', c.pays_id) as adresse,
           (select json_build_object('canal', d.canal, 'adresse', d.adresse, 'depuis', d.depuis)
              from compte_dematerialisation d where d.compte_id = c.id) as choix,
           (select count(*) from utilisateur u
             where u.compte_id = c.id and u.role = 'administrateur' and u.etat = 'actif')
             as administrateurs,
           (select coalesce(json_agg(k), '[]')
              from (select k.canal, k.adresse, k.depuis, concat_ws(' ', u.prenom, u.nom) as qui,
                           k.consenti_le as "consentiLe"
                      from dematerialisation_consentement k
                      join utilisateur u on u.id = k.utilisateur_id
                     where k.compte_id = c.id
                     order by k.id desc
                     limit ${CONSENTEMENTS_MONTRES}) k) as consentements,
           (select coalesce(json_agg(n), '[]')
              from (select e.etat, count(*) as nombre
                      from facture_suivi s
                      join facture_envoi e on e.facture_id = s.facture_id
                     where s.compte_id = c.id
                     group by e.etat order by e.etat) n) as envois
      from compte c
     where c.id = ${compteId}`);
}

export interface ChoixConsenti {
  compteId: number;
  utilisateurId: number;
  canal: CanalFacture;
  adresse: string;
  depuis: string;
}

/** The choice, and the consent to it; the same again writes nothing. */
export async function upsertChoix(tx: Tx, choix: ChoixConsenti): Promise<void> {
  const { compteId, utilisateurId, canal, adresse, depuis } = choix;
  await tx.execute(sql`
    with choisi as (
      insert into compte_dematerialisation as d (compte_id, canal, adresse, depuis)
      values (${compteId}, ${canal}, ${adresse}, ${depuis}::date)
      on conflict (compte_id) do update
         set canal = excluded.canal, adresse = excluded.adresse, depuis = excluded.depuis
       where (d.canal, d.adresse, d.depuis)
               is distinct from (excluded.canal, excluded.adresse, excluded.depuis)
      returning d.compte_id
    )
    insert into dematerialisation_consentement (compte_id, canal, adresse, depuis, utilisateur_id)
    select compte_id, ${canal}, ${adresse}, ${depuis}::date, ${utilisateurId} from choisi`);
}

export function findCourriel(db: Db, utilisateurId: number): Promise<{ email: string }> {
  return db.one(sql`select email from utilisateur where id = ${utilisateurId}`);
}
