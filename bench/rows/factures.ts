/** A company with twenty thousand invoices: its list, papers of many lines, the file of a month. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { DossierFactures } from '@comptoir/contract/factures/dossiers.contract.ts';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { transaction } from '@comptoir/server/db/transaction.ts';
import { totaliser } from '@comptoir/server/factures/emission/composer-facture.ts';
import { insertFactures } from '@comptoir/server/factures/factures.public.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { openDatabase } from '../comptes.ts';
import { load } from '../load.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 1, seconds: 4 };
const NOMBRE = 20_000;
const DU_DOSSIER = 200;
/** Nothing else is of this month. */
const MOIS_DU_DOSSIER = { du: '2019-03-01', au: '2019-03-31' };
const LOOK_MS = 100;
const MAX_SECONDES = 120;

const LISTES = [
  ['all', ''],
  ['a state', 'etat=en-retard'],
  ['two words', 'recherche=vis+chantier'],
  ['a number', 'recherche=X12-345'],
  ['a chantier', 'chantier=Chantier+7'],
  ['a period', 'du=2026-01-01&au=2026-03-31'],
  ['amounts', 'montantMin=100&montantMax=400'],
  ['by amount', 'tri=-montant'],
  ['by due date', 'tri=echeance&etat=a-payer&etat=en-retard'],
  ['by number, page 400', 'tri=numero&page=400'],
] as const;

export async function facturesRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const [acheteur] = await remplir(shop, database.pool, 1, 1);
    if (!acheteur) throw new Error('nobody buys');
    const compteId = await multiplier(database.pool);
    const rows: Row[] = [];
    for (const [nom, query] of LISTES) {
      const mesure = await measureLoad(
        shop,
        {
          connections: 1,
          next: () => ({ path: `/api/factures?${query}`, headers: acheteur.headers }),
          check: (status, body) => status === 200 && body.includes('"retards":'),
        },
        SECONDS,
      );
      const name = `20,000 invoices, ${nom}`;
      rows.push({ name, value: mesure.p95, unit: 'ms p95', bar: 30, ...mesure });
    }
    rows.push(await papiers(shop, database.pool, { acheteur, compteId, lignes: 50, bar: 300 }));
    rows.push(await papiers(shop, database.pool, { acheteur, compteId, lignes: 500, bar: 1500 }));
    return [...rows, ...(await demanderMois(shop, database.pool, acheteur, compteId))];
  } finally {
    await database.close();
  }
}

/** Invoices of the demo, again and again, as those of who buys. */
async function multiplier(pool: Pool): Promise<number> {
  const { compteId } = await pool.one<{ compteId: number }>(sql`
    select u.compte_id as "compteId" from session s join utilisateur u on u.id = s.utilisateur_id
     order by s.id desc limit 1`);
  await pool.execute(sql`
    with modeles as (
      select f.*, s.chantiers, s.recherche, row_number() over (order by f.id) - 1 as rang,
             count(*) over () as nombre
        from facture f join facture_suivi s on s.facture_id = f.id
       where f.genre = 'facture' and f.devise = 'EUR'
    ),
    voulues as (
      select m.*, n, current_date - (n % 1000) as emise, m.ttc + n % 300 as total
        from generate_series(1, ${NOMBRE}) n join modeles m on n % m.nombre = m.rang
    ),
    copies as (
      insert into facture (cle, numero, compte_id, genre, origine, emise_le, echeance_le, devise, ht,
        tva, ttc, document)
      select md5(numero || n), 'X' || rang || '-' || n, ${compteId}, 'facture', 'erp', emise,
             emise + 30, devise, ht + n % 300, tva, total, document
        from voulues
      returning id, numero, emise_le, echeance_le, devise, ttc
    )
    insert into facture_suivi (facture_id, compte_id, numero, genre, emise_le, echeance_le, devise, ttc,
      regle, chantiers, recherche)
    select c.id, ${compteId}, c.numero, 'facture', c.emise_le, c.echeance_le, c.devise, c.ttc,
           case when c.id % 9 = 0 then 0 when c.id % 40 = 1 then round(c.ttc / 2, 2) else c.ttc end,
           array['Chantier ' || c.id % 60], lower(c.numero) || ' chantier ' || c.id % 60 || ' '
             || v.recherche
      from copies c
      join voulues v on v.n = split_part(c.numero, '-', 2)::int`);
  await pool.execute(sql`
    insert into facture_ligne (facture_id, rang, genre, commande_id, quantite, ht, tva, avoir)
    select s.facture_id, n, 'libre',
           (select id from commande order by id offset s.facture_id % 50 limit 1), 1, 10, 20, false
      from facture_suivi s, generate_series(1, 5) n
     where s.compte_id = ${compteId} and s.numero like 'X%'`);
  await pool.execute(sql`vacuum analyze facture, facture_suivi, facture_ligne, facture_reglement`);
  return compteId;
}

interface Papiers {
  acheteur: Acheteur;
  compteId: number;
  lignes: number;
  bar: number;
}

/** Each is written once: as many invoices as it is asked for. */
async function papiers(
  shop: Shop,
  pool: Pool,
  { acheteur, compteId, lignes, bar }: Papiers,
): Promise<Row> {
  const nombre = lignes > 100 ? 12 : 40;
  const cles = await insererFactures(pool, { compteId, lignes, nombre, emiseLe: '2019-01-15' });
  let n = 0;
  const durees: number[] = [];
  for (const cle of cles) {
    const debut = performance.now();
    const answer = await fetch(`${shop.url}/api/factures/${cle}/export`, {
      headers: acheteur.headers,
    });
    const corps = await answer.text();
    if (!corps.includes('application/pdf')) throw new Error(`the paper answers ${answer.status}`);
    // The first one starts the process that writes.
    if (n++ > 0) durees.push(performance.now() - debut);
  }
  durees.sort((a, b) => a - b);
  const value = durees[Math.floor(durees.length * 0.95)] ?? 0;
  return { name: `Factur-X of ${lignes} lines`, value, unit: 'ms p95', bar };
}

/** On the model of the last invoice of the demo. */
async function insererFactures(
  pool: Pool,
  {
    compteId,
    lignes,
    nombre,
    emiseLe,
  }: Omit<Papiers, 'acheteur' | 'bar'> & {
    nombre: number;
    emiseLe: string;
  },
): Promise<string[]> {
  const { document } = await pool.one<{ document: DocumentFacture }>(sql`
    select document from facture
     where origine = 'comptoir' and genre = 'facture' and devise = 'EUR' order by id desc limit 1`);
  const toutes = Array.from({ length: lignes }, (_, i) => {
    const modele = document.lignes[i % document.lignes.length];
    if (!modele) throw new Error('an invoice of nothing');
    return { ...modele, rang: i + 1 };
  });
  const compte = { lignes: toutes, frais: document.frais, devise: document.devise };
  const ecrit = {
    ...document,
    ...compte,
    ...totaliser(compte, { taux: null, payee: document.cadre === 'B2' }),
  };
  const factures = Array.from({ length: nombre }, () => {
    const cle = randomBytes(16).toString('base64url');
    const numero = `BANC-${cle.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 20)}`;
    const sources = toutes.map(() => ({ commandeId: null, ligneId: null, bonId: null }));
    const siens = {
      ...ecrit,
      numero,
      emiseLe,
      echeanceLe: emiseLe,
      lignes: toutes.map((ligne) => ({ ...ligne, genre: 'libre' as const })),
    };
    return { cle, compteId, document: siens, factureId: null, sources };
  });
  await transaction(pool, (tx) => insertFactures(tx, factures));
  return factures.map(({ cle }) => cle);
}

/** Asked for as anyone does, and followed; the list is read meanwhile. */
async function demanderMois(
  shop: Shop,
  pool: Pool,
  { headers }: Acheteur,
  compteId: number,
): Promise<Row[]> {
  const emiseLe = '2019-03-12';
  await insererFactures(pool, { compteId, lignes: 12, nombre: DU_DOSSIER, emiseLe });
  const debut = performance.now();
  const demande = await fetch(`${shop.url}/api/factures/dossiers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(MOIS_DU_DOSSIER),
  });
  const { key } = (await demande.json()) as DossierFactures;
  let isOver = false;
  const listes = load({
    url: shop.url,
    connections: 1,
    seconds: MAX_SECONDES,
    isOver: () => isOver,
    next: () => ({ path: '/api/recherche?page=2' }),
    check: (status) => status === 200,
  });
  let etat = 'attente';
  while (etat === 'attente') {
    await delay(LOOK_MS);
    const answer = await fetch(`${shop.url}/api/factures/dossiers`, { headers });
    const { dossiers } = (await answer.json()) as { dossiers: DossierFactures[] };
    etat = dossiers.find((each) => each.key === key)?.etat ?? 'perdu';
  }
  const value = (performance.now() - debut) / 1000;
  isOver = true;
  if (etat !== 'pret') throw new Error(`the file of a month ended as ${etat}`);
  const vues = await listes;
  return [
    { name: 'file of a month, 200 invoices', value, unit: 's', bar: 20 },
    { name: 'listings beside it', value: vues.p95, unit: 'ms p95', bar: 25, ...vues },
  ];
}
