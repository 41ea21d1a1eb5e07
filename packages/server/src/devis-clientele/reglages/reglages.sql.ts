import type { ReglagesDevis } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface ReglagesRow {
  reglages: ReglagesDevis | null;
  hasLogo: boolean;
  /** What the shop knows of the company, until they say otherwise. */
  raisonSociale: string;
  siret: string;
  adresse: string;
  telephone: string;
  email: string;
}

export function findReglages(db: Db, compteId: number): Promise<ReglagesRow> {
  return db.one(sql`
    select r.reglages, coalesce(r.logo is not null, false) as "hasLogo",
           c.raison_sociale as "raisonSociale", c.siret, c.telephone,
           concat_ws(E'\n', c.adresse_ligne1, c.adresse_ligne2,
                     concat_ws(' ', c.code_postal, c.ville)) as adresse,
           coalesce((select u.email from utilisateur u
                      where u.compte_id = c.id and u.role = 'administrateur'
                      order by u.id limit 1), '') as email
      from compte c
      left join devis_clientele_reglages r on r.compte_id = c.id
     where c.id = ${compteId}`);
}

export async function upsertReglages(
  tx: Tx,
  compteId: number,
  reglages: ReglagesDevis,
): Promise<void> {
  await tx.execute(sql`
    insert into devis_clientele_reglages (compte_id, reglages)
    values (${compteId}, ${JSON.stringify(reglages)}::jsonb)
    on conflict (compte_id) do update set reglages = excluded.reglages`);
}

/** `D-2026-0042`: a series of its own for each company, begun anew each year. '' for a template. */
export async function prendreNumero(
  tx: Tx,
  compteId: number,
  { date, modele }: { date: string; modele: boolean },
): Promise<string> {
  const annee = Number(date.slice(0, 4));
  const { numero, prefixe } = await tx.one<{ numero: number; prefixe: string | null }>(sql`
    insert into devis_clientele_reglages as r (compte_id, dernier_numero, annee)
    values (${compteId}, ${modele ? 0 : 1}, ${annee})
    on conflict (compte_id) do update
       set dernier_numero = case when r.annee = excluded.annee then r.dernier_numero else 0 end
                            + ${modele ? 0 : 1},
           annee = excluded.annee
    returning dernier_numero as numero, reglages ->> 'prefixe' as prefixe`);
  return modele ? '' : `${prefixe ?? 'D-'}${annee}-${String(numero).padStart(4, '0')}`;
}
