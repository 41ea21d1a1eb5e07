/** What a company spent month by month, as its orders keep it (migration 0047). */
import type { AxeDepenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';

export interface DepenseRow {
  /** `yyyy-MM` */
  mois: string;
  /** What it is divided by; '' for what has none. */
  cle: string;
  libelle: string;
  montantHT: string;
}

export interface DepensesVoulues {
  compteId: number;
  /** Null: of the whole company. */
  auteurId: number | null;
  par: AxeDepenses;
  /** First month, `yyyy-MM`. */
  depuis: string;
}

/** What the key of each axis is, and its name where the table has it. */
const AXES: Record<AxeDepenses, { table: Sql; cle: Sql; libelle: Sql }> = {
  mois: { table: sql`depense_chantier d`, cle: sql`''`, libelle: sql`''` },
  chantier: { table: sql`depense_chantier d`, cle: sql`d.chantier`, libelle: sql`d.chantier` },
  categorie: { table: sql`depense_categorie d`, cle: sql`d.categorie_id::text`, libelle: sql`''` },
  personne: {
    table: sql`depense_chantier d join utilisateur u on u.id = d.utilisateur_id`,
    cle: sql`d.utilisateur_id::text`,
    libelle: sql`concat_ws(' ', u.prenom, u.nom)`,
  },
};

export function listDepenses(db: Db, voulues: DepensesVoulues): Promise<DepenseRow[]> {
  const { compteId, auteurId, par, depuis } = voulues;
  const { table, cle, libelle } = AXES[par];
  const siennes = auteurId === null ? sql`true` : sql`d.utilisateur_id = ${auteurId}`;
  // Months are written once they are added up: a few hundred times less.
  return db.query(sql`
    select to_char(s.mois, 'YYYY-MM') as mois, s.cle, s.libelle, s.somme::text as "montantHT"
      from (select d.mois, ${cle} as cle, ${libelle} as libelle, sum(d.montant_ht) as somme
              from ${table}
             where d.compte_id = ${compteId} and d.mois >= ${`${depuis}-01`}::date and ${siennes}
             group by 1, 2, 3) s
     where s.somme <> 0`);
}
