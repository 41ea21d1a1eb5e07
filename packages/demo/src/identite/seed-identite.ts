/** How one signs in to the demo: a password for everybody, and the sales representatives. */
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { Seeder } from '../seed.ts';

export const identite: Seeder = { nom: 'identite', seed: seedIdentite };

/** `comptoir-demo`, which the README gives: nothing of the demo is secret. */
export const EMPREINTE =
  '$argon2id$v=19$m=19456,t=2,p=1$+jk3Z16faGTiKqhAIjgcCQ$4d+tddSwc827ACrrpHHbDqLbtcKMDAGcU55kEeBDgik';

interface DelegueDemo {
  code: string;
  prenom: string;
  nom: string;
  ville: string;
  /** Percent. */
  plafond: number;
  /** Serves every customer. */
  tousComptes?: true;
}

/** The first of them looks after the companies of the demo sign-ins. */
const DELEGUES: readonly DelegueDemo[] = [
  { code: 'DK07', prenom: 'Karine', nom: 'Dubois', ville: 'Nantes', plafond: 15 },
  { code: 'DT11', prenom: 'Thierry', nom: 'Marchand', ville: 'Rennes', plafond: 12 },
  { code: 'DS23', prenom: 'Sofia', nom: 'Almeida', ville: 'Bordeaux', plafond: 10 },
  { code: 'DB31', prenom: 'Baptiste', nom: 'Weber', ville: 'Strasbourg', plafond: 10 },
  { code: 'DM42', prenom: 'Malika', nom: 'Haddad', ville: 'Grenoble', plafond: 12 },
  {
    code: 'DJ56',
    prenom: 'Jean-Marc',
    nom: 'Peyrot',
    ville: 'Toulouse',
    plafond: 20,
    tousComptes: true,
  },
];

async function seedIdentite(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into mot_de_passe (email, empreinte)
    select distinct email, ${EMPREINTE} from utilisateur`);
  await copyDelegues(tx);
  // The first twelve companies to the first delegate, the others to one delegate each in turn.
  await tx.execute(sql`
    insert into portefeuille (delegue_id, compte_id)
    select d.id, c.id
      from (select id, row_number() over (order by id) as rang from delegue) d
      join (select id, row_number() over (order by id) as rang from compte) c
        on case when c.rang <= 12 then d.rang = 1 else d.rang = 1 + c.rang % ${DELEGUES.length} end`);
  await tx.execute(sql`analyze mot_de_passe, delegue, portefeuille`);
}

async function copyDelegues(tx: Tx): Promise<void> {
  const magasins = new Map(
    (await tx.query<{ id: number; ville: string }>(sql`select id, ville from magasin`)).map(
      ({ id, ville }) => [ville, id],
    ),
  );
  await copyRows(
    tx,
    'delegue',
    [
      'code',
      'prenom',
      'nom',
      'email',
      'telephone',
      'magasin_id',
      'plafond_remise',
      'tous_comptes',
      'empreinte',
    ],
    DELEGUES.map(({ code, prenom, nom, ville, plafond, tousComptes }, rang) => [
      code,
      prenom,
      nom,
      `${code.toLowerCase()}@comptoir.test`,
      // 06 39 98 is kept by the French regulator for fiction.
      `+3363998${1000 + rang}`,
      magasins.get(ville) ?? null,
      plafond,
      tousComptes ?? false,
      EMPREINTE,
    ]),
  );
}
