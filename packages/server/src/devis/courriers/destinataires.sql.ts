/** What a mail about a quote says, and who gets it. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { EtatDevis, MotifRefus } from '@comptoir/contract/devis/devis.schema.ts';
import { PREFERENCES } from '@comptoir/contract/identite/preferences-par-defaut.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface DevisEcrit {
  key: string;
  numero: string;
  client: string;
  /** Who asked for it. */
  personne: string;
  utilisateurId: number;
  email: string;
  langue: Locale;
  actif: boolean;
  /** Who answers; null while nobody did. */
  delegue: { id: number; nom: string; email: string } | null;
  etat: EtatDevis;
  valableJusqu: string | null;
  nombreLignes: number;
  netHT: string;
  ttc: string;
  /** Which of the two who asked reads first. */
  prix: Preferences['prix'];
  devise: Devise;
  /** The comment of the last version. */
  commentaire: string;
  /** The details of what happened last. */
  details: {
    motif?: MotifRefus;
    precision?: string;
    reference?: string;
    souhaite?: string | null;
    commande?: string;
  };
}

export function findDevisEcrit(db: Db, devisId: number): Promise<DevisEcrit | undefined> {
  return db.maybeOne(sql`
    select d.cle as key, d.numero, c.raison_sociale as client,
           concat_ws(' ', u.prenom, u.nom) as personne, u.id as "utilisateurId", u.email, u.langue,
           u.etat = 'actif' as actif,
           case when g.id is not null and g.actif
                then json_build_object('id', g.id, 'nom', concat_ws(' ', g.prenom, g.nom),
                  'email', g.email) end as delegue,
           d.etat, d.valable_jusqu as "valableJusqu", d.nombre_lignes as "nombreLignes",
           d.net_ht::text as "netHT", v.ttc::text, d.devise,
           coalesce(u.preferences ->> 'prix', ${PREFERENCES.prix}) as prix, v.commentaire, e.details
      from devis d
      join compte c on c.id = d.compte_id
      join utilisateur u on u.id = d.utilisateur_id
      join devis_version v on v.devis_id = d.id and v.version = d.version
      left join delegue g on g.id = d.delegue_id
     cross join lateral (
       select details from devis_evenement where devis_id = d.id order by id desc limit 1
     ) e
     where d.id = ${devisId}`);
}

/** Delegates whose portfolio holds the company of a quote; none where nobody looks after it. */
export async function listDelegues(db: Db, devisId: number): Promise<string[]> {
  const rows = await db.query<{ email: string }>(sql`
    select g.email
      from devis d
      join portefeuille p on p.compte_id = d.compte_id
      join delegue g on g.id = p.delegue_id and g.actif
     where d.id = ${devisId}
     order by g.id`);
  return rows.map(({ email }) => email);
}
