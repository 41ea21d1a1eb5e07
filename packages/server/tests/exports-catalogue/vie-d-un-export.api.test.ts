/** What becomes of an export: watched, given up, interrupted, failed, repeated, purged. */
import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../../src/clock.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import {
  cleanExports,
  repeterExports,
} from '../../src/exports-catalogue/exports-catalogue.public.ts';
import { buildGolden, MOREL, type Golden } from '../articles/golden.ts';
import type { Opened } from '../visitors.ts';
import {
  acheteur,
  attendre,
  courriers,
  demander,
  envoi,
  EXPORTS,
  read,
  multiplier,
  startAtelier,
  telecharger,
  type Atelier,
} from './atelier-exports.ts';

let atelier: Atelier;
let golden: Golden;
let morel: Opened;
const JOUR = 86_400_000;
/** Moves on by days. */
let maintenant = new Date();

const BEAUCOUP = 6000;

beforeAll(async () => {
  atelier = await startAtelier({ now: () => maintenant });
  golden = await buildGolden(atelier.pool);
  await multiplier(atelier.pool, golden.vis, BEAUCOUP);
  morel = await acheteur(atelier, MOREL);
});
afterAll(() => atelier.close());
beforeEach(async () => {
  maintenant = new Date();
  await atelier.pool.execute(sql`delete from export_catalogue`);
  await atelier.pool.execute(sql`delete from courrier`);
  await atelier.pool.execute(sql`delete from message`);
});

const marque = async (code: string) => {
  const { id } = await atelier.pool.one<{ id: number }>(
    sql`select id from marque where code = ${code}`,
  );
  return { marqueIds: [id] };
};
/** A small one. */
const krafto = () => marque('krafto');

async function enCours(id: number): Promise<void> {
  await expect
    .poll(async () => (await read(morel, id)).ecrits, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0);
}

const parties = (id: number) =>
  atelier.pool.query<{ essai: number; fichier: string }>(
    sql`select distinct essai, fichier from export_partie where export_id = ${id}`,
  );

describe('with the jobs of a server', () => {
  let taches: Awaited<ReturnType<Atelier['startTaches']>>;
  beforeAll(async () => {
    taches = await atelier.startTaches();
  });
  afterAll(() => taches.stop());

  test('is told as it moves on, and its person by mail and on the site once it is ready', async () => {
    const { id, etat } = await demander(morel, { format: 'xlsx' });
    expect(etat).toBe('en-attente');
    const suivi = await morel.call('GET', `${EXPORTS}/${id}/suivi`);
    expect(suivi.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const dits = (await suivi.text())
      .split('\n\n')
      .filter((bloc) => bloc.startsWith('data: '))
      .map((bloc) => JSON.parse(bloc.slice(6)) as ExportCatalogue);
    expect(dits.at(-1)).toMatchObject({ id, etat: 'pret', total: BEAUCOUP + 2 });
    const ecrits = dits.map((dit) => dit.ecrits);
    expect(ecrits).toEqual(ecrits.toSorted((a, b) => a - b));
    expect(dits.some((dit) => dit.etat === 'en-cours' && dit.ecrits > 0)).toBe(true);
    await expect
      .poll(() => courriers(atelier.pool, 'Excel'), { timeout: 10_000 })
      .toMatchObject([
        {
          destinataire: MOREL,
          sujet: `Votre export du catalogue est prêt (${formatNombre('fr', BEAUCOUP + 2)} articles)`,
        },
      ]);
    const messages = await atelier.pool.query(sql`select niveau, lien from message`);
    expect(messages).toEqual([{ niveau: 'succes', lien: '/mon-compte/exports-catalogue' }]);
    // Once they have the file, nothing is left to be told.
    await telecharger(atelier, morel, id);
    expect(await atelier.pool.query(sql`select from message`)).toEqual([]);
  });

  test('tells nobody who wants no news of exports', async () => {
    await atelier.pool.execute(sql`
      update utilisateur set preferences = '{"notifications": {"export": "aucun"}}'
       where email = ${MOREL}`);
    const { id } = await demander(morel, await krafto());
    expect((await attendre(morel, id)).etat).toBe('pret');
    await atelier.pool.execute(sql`
      update utilisateur set preferences = '{}' where email = ${MOREL}`);
    expect(await atelier.pool.query(sql`select from message`)).toEqual([]);
    expect(
      await atelier.pool.query(
        sql`select from graphile_worker.jobs where task_identifier = 'courrier-envoyer'`,
      ),
    ).toEqual([]);
    expect(await courriers(atelier.pool, 'CSV')).toEqual([]);
  });

  test('is given up in the middle, and leaves nothing', async () => {
    const { id } = await demander(morel, { format: 'xlsx' });
    await enCours(id);
    const answer = await morel.call('POST', `${EXPORTS}/${id}/annuler`);
    expect(await answer.json()).toMatchObject({ etat: 'annule' });
    await expect.poll(() => parties(id), { timeout: 20_000 }).toEqual([]);
    await expect
      .poll(() => atelier.pool.query(sql`select from graphile_worker.jobs`), { timeout: 20_000 })
      .toEqual([]);
    expect((await read(morel, id)).etat).toBe('annule');
    expect(await courriers(atelier.pool, 'Excel')).toEqual([]);
    const encore = await morel.call('POST', `${EXPORTS}/${id}/annuler`);
    expect(encore.status).toBe(409);
    expect(await encore.json()).toMatchObject({ code: 'export-fini' });
  });

  test('deleted in the middle, it is written no further', async () => {
    const { id } = await demander(morel, { format: 'xlsx' });
    await enCours(id);
    expect((await morel.call('DELETE', `${EXPORTS}/${id}`)).status).toBe(204);
    await expect
      .poll(() => atelier.pool.query(sql`select from graphile_worker.jobs`), { timeout: 20_000 })
      .toEqual([]);
    expect(await parties(id)).toEqual([]);
  });

  test('fails in words where no room is left for its file, and can be asked for again', async () => {
    await atelier.pool.execute(sql`
      create function plus_de_place() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await atelier.pool.execute(sql`
      create trigger plein before insert on export_partie
        for each row execute function plus_de_place()`);
    const { id } = await demander(morel, await krafto());
    expect(await attendre(morel, id)).toMatchObject({ etat: 'echec', motif: 'disque-plein' });
    await expect
      .poll(() => courriers(atelier.pool, 'abouti'), { timeout: 10_000 })
      .toMatchObject([{ sujet: 'Votre export du catalogue n’a pas abouti' }]);
    await atelier.pool.execute(sql`drop trigger plein on export_partie`);
    await atelier.pool.execute(sql`drop function plus_de_place`);
    const relance = await morel.call('POST', `${EXPORTS}/${id}/relancer`);
    const { id: suivant } = (await relance.json()) as ExportCatalogue;
    expect((await attendre(morel, suivant)).etat).toBe('pret');
  });

  test('repeated, it tells what was added, changed and withdrawn since', async () => {
    const { pool } = atelier;
    const { id } = await demander(morel, {
      ...(await marque('tirval')),
      format: 'csv',
      frequence: 'hebdomadaire',
    });
    expect(await attendre(morel, id)).toMatchObject({
      etat: 'pret',
      frequence: 'hebdomadaire',
      prochainLe: jourOf(new Date(maintenant.getTime() + 7 * JOUR)),
      changements: null,
    });
    expect((await telecharger(atelier, morel, id, { fichier: 'changements' })).answer.status).toBe(
      404,
    );
    await pool.execute(sql`update article set retire = true where reference = 'SERIE-000001'`);
    await pool.execute(sql`
      update tarif set prix = 12 where article_id =
        (select id from article where reference = 'SERIE-000002')`);
    await pool.execute(sql`
      insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
        unite, libelle_fr, libelle_en, libelle_es)
      select produit_id, 99999, 100, 5, '2026-01-01', 'NEUF-1', '3999999999999', 'boite', 'Neuve',
             'New', 'Nueva'
        from article where id = ${golden.vis}`);

    const { today } = createClock(() => new Date(maintenant.getTime() + 6 * JOUR));
    expect(await transaction(pool, (tx) => repeterExports(tx, today()))).toBe(0);
    maintenant = new Date(maintenant.getTime() + 7 * JOUR);
    const jour = jourOf(maintenant);
    expect(await transaction(pool, (tx) => repeterExports(tx, jour))).toBe(1);
    // Another server that does the same has nothing left to do.
    expect(await transaction(pool, (tx) => repeterExports(tx, jour))).toBe(0);

    const { exports } = (await (await morel.call('GET', EXPORTS)).json()) as {
      exports: ExportCatalogue[];
    };
    expect(exports.map(({ frequence }) => frequence)).toEqual(['hebdomadaire', 'aucune']);
    const suivant = await attendre(morel, exports[0]?.id ?? 0);
    expect(suivant).toMatchObject({
      etat: 'pret',
      prochainLe: jourOf(new Date(maintenant.getTime() + 7 * JOUR)),
      changements: { ajoutes: 1, modifies: 1, retires: 1 },
    });
    const { octets } = await telecharger(atelier, morel, suivant.id, { fichier: 'changements' });
    // Fifteen percent off 10 and off 12; the new one has no price yet.
    expect(octets.toString().split('\r\n').slice(1).toSorted()).toEqual([
      '',
      'modifié;SERIE-000002;Vis n° 2;8,50;10,20',
      'nouveau;NEUF-1;Neuve;;',
      'retiré;SERIE-000001;Vis n° 1;;',
    ]);
    const catalogue = (await telecharger(atelier, morel, suivant.id)).octets.toString();
    expect(catalogue).toMatch(/^SERIE-000002;.*;modifié\r$/m);
    expect(catalogue).toMatch(/^SERIE-000003;.*;\r$/m);
    await expect
      .poll(() => courriers(pool, 'ajoutés'), { timeout: 10_000 })
      .toMatchObject([
        { texte: expect.stringContaining('1 ajoutés, 1 modifiés, 1 retirés') as string },
      ]);
  });

  test('is repeated no more where its person left, or asked for it', async () => {
    const { pool } = atelier;
    const { id } = await demander(morel, { ...(await krafto()), frequence: 'mensuelle' });
    await attendre(morel, id);
    const arret = await morel.call('PATCH', `${EXPORTS}/${id}`, envoi({ frequence: 'aucune' }));
    expect(await arret.json()).toMatchObject({ frequence: 'aucune', prochainLe: null });
    const dans = (jours: number) => jourOf(new Date(maintenant.getTime() + jours * JOUR));
    expect(await transaction(pool, (tx) => repeterExports(tx, dans(40)))).toBe(0);
    await morel.call('PATCH', `${EXPORTS}/${id}`, envoi({ frequence: 'hebdomadaire' }));
    await pool.execute(sql`update utilisateur set etat = 'desactive' where email = ${MOREL}`);
    expect(await transaction(pool, (tx) => repeterExports(tx, dans(40)))).toBe(0);
    await pool.execute(sql`update utilisateur set etat = 'actif' where email = ${MOREL}`);
  });

  test('its file is kept thirty days, then purged', async () => {
    const { pool } = atelier;
    const { id } = await demander(morel, await krafto());
    const { expireLe } = await attendre(morel, id);
    expect(new Date(expireLe ?? 0).getTime() - maintenant.getTime()).toBe(30 * JOUR);
    expect(await cleanExports(pool)).toBe(0);
    expect((await telecharger(atelier, morel, id)).answer.status).toBe(200);
    await pool.execute(sql`
      update export_catalogue set expire_le = now() - interval '1 minute' where id = ${id}`);
    // Past its time it is gone, whether the night has come or not.
    expect((await telecharger(atelier, morel, id)).answer.status).toBe(404);
    expect(await cleanExports(pool)).toBe(1);
    expect(await parties(id)).toEqual([]);
    expect((await read(morel, id)).etat).toBe('expire');
  });
});

test('that nobody has written for a day counts as failed, and holds no place any more', async () => {
  const { id } = await demander(morel, await krafto());
  await atelier.pool.execute(sql`
    update export_catalogue set demande_le = now() - interval '25 hours' where id = ${id}`);
  await atelier.pool.execute(sql`delete from graphile_worker._private_jobs`);
  await cleanExports(atelier.pool);
  expect(await read(morel, id)).toMatchObject({ etat: 'echec', motif: 'interne' });
});

test('interrupted by the end of its server, it is begun again: one file, one mail', async () => {
  const premier = await atelier.startTaches(0);
  const { id } = await demander(morel, { format: 'jsonl' });
  await enCours(id);
  // Without any grace: what runs is killed where it is.
  await premier.stop();
  expect((await read(morel, id)).etat).toBe('en-cours');
  await atelier.pool.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  const second = await atelier.startTaches();
  const fini = await attendre(morel, id);
  expect(fini).toMatchObject({ etat: 'pret', ecrits: BEAUCOUP + 2 });
  const { octets } = await telecharger(atelier, morel, id);
  const references = octets
    .toString()
    .trimEnd()
    .split('\n')
    .map((ligne) => (JSON.parse(ligne) as { reference: string }).reference);
  expect(new Set(references).size).toBe(BEAUCOUP + 2);
  expect(references).toHaveLength(BEAUCOUP + 2);
  expect(await parties(id)).toEqual([{ essai: 2, fichier: 'catalogue' }]);
  await expect
    .poll(() => courriers(atelier.pool, 'JSON Lines'), { timeout: 10_000 })
    .toHaveLength(1);
  await second.stop();
  expect(await courriers(atelier.pool, 'JSON Lines')).toHaveLength(1);
});
