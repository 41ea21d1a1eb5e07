/** A hundred thousand customers beside those of the demo, for the search of delegates. */
import { copyRows } from '../packages/demo/src/copy-rows.ts';
import { createPool, type Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { transaction, type Tx } from '@comptoir/server/db/transaction.ts';
import { NOMS, PRENOMS } from '../packages/demo/src/comptes/entreprises.ts';
import { VILLES_MAGASINS } from '../packages/demo/src/magasins/villes.ts';
import { choisir, fraction, melanger, tirage } from '../packages/demo/src/tirage.ts';
import { silentLog } from '@comptoir/server/db/log.ts';
import { startPostgres } from '@comptoir/server/postgres/start-postgres.ts';

export const NOMBRE_COMPTES = 100_000;

const ACTIVITES = [
  'Menuiserie',
  'Plomberie',
  'Électricité',
  'Maçonnerie',
  'Couverture',
  'Charpente',
  'Peinture',
  'Serrurerie',
  'Agencement',
  'Métallerie',
  'Carrelage',
  'Plâtrerie',
  'Chauffage',
  'Rénovation',
  'Atelier',
  'Entreprise',
  'Établissements',
  'Bâtiment',
  'Isolation',
  'Terrassement',
] as const;
const DEBUTS = [
  'Bar',
  'Bel',
  'Ber',
  'Bon',
  'Bou',
  'Car',
  'Cha',
  'Che',
  'Col',
  'Cor',
  'Dau',
  'Del',
  'Des',
  'Du',
  'Fau',
  'Fer',
  'Gar',
  'Gau',
  'Gi',
  'Gran',
  'Gui',
  'Ha',
  'Her',
  'Jou',
  'La',
  'Le',
  'Lo',
  'Mar',
  'Mau',
  'Mer',
  'Mo',
  'Nau',
  'Per',
  'Pi',
  'Pou',
  'Ra',
  'Ri',
  'Ro',
  'Sau',
  'Ta',
  'Va',
  'Ver',
  'Vi',
] as const;
const MILIEUX = [
  'ba',
  'bi',
  'bo',
  'che',
  'co',
  'da',
  'di',
  'fe',
  'ga',
  'go',
  'la',
  'li',
  'lo',
  'ma',
  'mi',
  'na',
  'ni',
  'pa',
  'que',
  'ra',
  'ri',
  'ro',
  'sa',
  'si',
  'ta',
  'ti',
  'va',
  'vi',
] as const;
const FINS = [
  'rd',
  'rt',
  'n',
  'ud',
  'ult',
  'net',
  'ssier',
  'tier',
  'vet',
  'llet',
  'ux',
  'chon',
  'zeau',
  'mont',
  'rel',
  'din',
  'gnon',
  'ville',
  'ret',
  'bert',
] as const;
const RIVIERES = [
  'Loire',
  'Vienne',
  'Sarthe',
  'Isère',
  'Garonne',
  'Marne',
  'Saône',
  'Orne',
] as const;

/** Rare names among common ones, as in a directory. */
function nomOf(hash: number): string {
  if (hash % 5 === 0) return choisir(NOMS, melanger(hash));
  const milieu = choisir(MILIEUX, melanger(hash + 2));
  return choisir(DEBUTS, melanger(hash + 1)) + milieu + choisir(FINS, melanger(hash + 3));
}

/** [town, postcode]: half of them in the towns with a store, the first ones far more than others. */
function villeOf(hash: number): readonly [string, string] {
  const place = Math.floor(VILLES_MAGASINS.length * fraction(melanger(hash + 4)) ** 2.5);
  const [ville, codePostal, departement] = choisir(VILLES_MAGASINS, place);
  if (hash % 2 === 0) return [ville, codePostal];
  const village = melanger(hash + 5) % 2500;
  const saint = choisir(PRENOMS, melanger(village));
  const suite = choisir(RIVIERES, melanger(village + 1));
  const nom =
    village % 3 === 0 ? `Saint-${saint}-sur-${suite}` : nomOf(tirage(`village ${village}`));
  return [nom, departement.replace(/\D/g, '0') + String(10 + (village % 99)).padStart(3, '0')];
}

function* lister(depart: number, nombre: number) {
  for (let i = 0; i < nombre; i++) {
    const hash = tirage(`client ${i}`);
    const [ville, codePostal] = villeOf(hash);
    const nom = nomOf(hash);
    yield {
      id: depart + i,
      code: `C${200_000 + (depart + i) * 3}`,
      raisonSociale: `${choisir(ACTIVITES, melanger(hash + 6))} ${nom}${hash % 7 === 0 ? ' et Fils' : ''}`,
      siret: String(90_000_000_000_000 + (depart + i) * 7919),
      ville,
      codePostal,
      telephone: `+33${1 + (hash % 5)}${String(10_000_000 + ((i * 7919) % 90_000_000))}`,
      prenom: choisir(PRENOMS, melanger(hash + 7)),
      nom,
    };
  }
}

/** Into the database of a shop that runs; the pool is the caller's to end. */
export async function ajouterComptes(pool: Pool, nombre = NOMBRE_COMPTES): Promise<void> {
  await transaction(pool, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { depart } = await tx.one<{ depart: number }>(
      sql`select max(id) + 1 as depart from compte`,
    );
    await copyComptes(tx, depart, nombre);
    await tx.execute(sql`select setval('compte_id_seq', max(id)) from compte`);
    await tx.execute(sql`
      insert into portefeuille (delegue_id, compte_id)
      select d.id, c.id
        from (select id, row_number() over (order by id) as rang from delegue) d
        join compte c on c.id >= ${depart} and d.rang = 1 + c.id % 400`);
  });
  // Apart: it cannot run inside a transaction, and the plans need it.
  await pool.execute(
    sql`vacuum analyze compte, utilisateur, portefeuille, compte_recherche, mot_compte`,
  );
}

async function copyComptes(tx: Tx, depart: number, nombre: number): Promise<void> {
  await copyRows(
    tx,
    'compte',
    [
      'id',
      'code',
      'raison_sociale',
      'siret',
      'metier',
      'adresse_ligne1',
      'code_postal',
      'ville',
      'telephone',
    ],
    lister(depart, nombre).map(
      (c) =>
        [
          c.id,
          c.code,
          c.raisonSociale,
          c.siret,
          'menuisier',
          '1 rue du Moulin',
          c.codePostal,
          c.ville,
          c.telephone,
        ] as const,
    ),
  );
  await copyRows(
    tx,
    'utilisateur',
    ['compte_id', 'email', 'nom', 'prenom', 'role'],
    lister(depart, nombre).map(
      (c) => [c.id, `contact@client-${c.id}.test`, c.nom, c.prenom, 'administrateur'] as const,
    ),
  );
}

/** The embedded database of a shop that runs, joined. */
export async function openDatabase(data: string): Promise<{ pool: Pool; close(): Promise<void> }> {
  const postgres = await startPostgres({ dataDir: data, log: silentLog });
  // What companies did over years takes longer to write than anything a buyer waits for.
  const pool = createPool(postgres.url, { silenceMs: 0, statementMs: 0 });
  return {
    pool,
    async close() {
      await pool.end();
      await postgres.stop();
    },
  };
}
