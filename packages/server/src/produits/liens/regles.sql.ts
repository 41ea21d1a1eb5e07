/** Rules as a company writes them, by codes, put into the tables of the shop. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

/** What must hold; attributes and values by their codes, numbers as they are written. */
export type ConditionLien =
  | { comparaison: 'parmi'; attribut: string; valeurs: readonly string[] }
  | { comparaison: 'parmi'; autreAttribut: string; valeurs: readonly string[] }
  | { comparaison: 'egal' | 'dans'; attribut: string; autreAttribut: string }
  | {
      comparaison: 'table';
      attribut: string;
      autreAttribut: string;
      valeurs: readonly string[];
      autres: readonly string[];
    };

export interface RegleLien {
  code: string;
  type: 'complement' | 'accessoire';
  /** The same maker alone, or the same maker first. */
  marque: 'meme' | 'libre';
  /** Codes of nodes, with all below them. */
  de: readonly string[];
  vers: readonly string[];
  conditions: readonly ConditionLien[];
  raison: Record<Locale, string>;
}

/** In the order they are to be shown; a rule of a known code is replaced. */
export async function writeRegles(db: Db, regles: readonly RegleLien[]): Promise<void> {
  const donnees = JSON.stringify(regles);
  await db.execute(sql`
    delete from regle_lien
     where code in (select r ->> 'code' from jsonb_array_elements(${donnees}::jsonb) as r)`);
  await db.execute(sql`
    with donnee as materialized (
      select d.r, d.rang
        from jsonb_array_elements(${donnees}::jsonb) with ordinality as d (r, rang)
    ),
    regle as (
      insert into regle_lien (code, type, rang, marque, raison_fr, raison_en, raison_es)
      select r ->> 'code', r ->> 'type', rang, r ->> 'marque',
             r -> 'raison' ->> 'fr', r -> 'raison' ->> 'en', r -> 'raison' ->> 'es'
        from donnee
      returning id, code
    ),
    noeuds as (
      insert into regle_lien_noeud (regle_id, autre, noeud_id, place)
      select g.id, s.autre, n.id, min(c.place)
        from regle g
        join donnee d on d.r ->> 'code' = g.code
       cross join (values (false, 'de'), (true, 'vers')) as s (autre, cote)
       cross join jsonb_array_elements_text(d.r -> s.cote) with ordinality as c (code, place)
        join noeud n on n.code = c.code
       group by g.id, s.autre, n.id
    )
    insert into regle_lien_condition
      (regle_id, place, attribut_id, autre_attribut_id, comparaison, valeurs, autres)
    select g.id, c.place, a.id, b.id, c.k ->> 'comparaison',
           case when c.k ? 'valeurs'
             then array(select jsonb_array_elements_text(c.k -> 'valeurs')) end,
           case when c.k ? 'autres' then array(select jsonb_array_elements_text(c.k -> 'autres')) end
      from regle g
      join donnee d on d.r ->> 'code' = g.code
     cross join jsonb_array_elements(d.r -> 'conditions') with ordinality as c (k, place)
      left join attribut a on a.code = c.k ->> 'attribut'
      left join attribut b on b.code = c.k ->> 'autreAttribut'`);
}
