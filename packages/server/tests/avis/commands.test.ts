import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden } from '../articles/golden.ts';
import { insertUtilisateur, produitOf } from './acheteurs.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
  const { morel, vis } = await buildGolden(base.pool);
  const produit = await produitOf(base.pool, vis);
  for (const [prenom, note] of [
    ['Anne', 1],
    ['Bob', 2],
  ] as const) {
    const id = await insertUtilisateur(base.pool, morel, {
      prenom,
      nom: 'N',
      email: `${prenom.toLowerCase()}@morel.test`,
    });
    await base.pool.execute(sql`
      insert into avis (produit_id, utilisateur_id, compte_id, note, titre, texte, langue, metier,
        auteur, statut)
      values (${produit}, ${id}, ${morel}, ${note}, 'Déçu', 'Filets écrasés.', 'fr', 'menuisier',
        ${prenom}, 'en-attente')`);
  }
  await base.pool.execute(sql`
    insert into question (produit_id, nom, email, texte, langue)
    values (${produit}, 'Jeanne', 'jeanne@roux.test', 'Convient-elle au chêne ?', 'fr')`);
});
afterAll(() => base.drop());

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(file: string, ...args: string[]): Promise<Outcome> {
  const path = fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
  try {
    const done = await promisify(execFile)(process.execPath, [path, ...args], {
      env: { ...process.env, DATABASE_URL: base.url },
    });
    return { code: 0, ...done };
  } catch (error) {
    return error as Outcome;
  }
}

describe('npm run avis', () => {
  const avis = (...args: string[]) => run('avis/avis.command.ts', ...args);
  const statuts = () =>
    base.pool.query(sql`select auteur, statut, motif from avis order by auteur`);

  it('lists what waits, publishes one, refuses another with its reason', async () => {
    const { stdout } = await avis();
    expect(stdout).toContain('Filets écrasés.');
    expect(stdout).toContain('2 waiting');
    const [anne, bob] = await base.pool.query<{ id: number }>(
      sql`select id from avis order by auteur`,
    );
    expect((await avis('publier', String(anne?.id))).code).toBe(0);
    expect((await avis('refuser', String(bob?.id), '--motif', 'Autre produit')).code).toBe(0);
    expect(await statuts()).toEqual([
      { auteur: 'Anne', statut: 'publie', motif: null },
      { auteur: 'Bob', statut: 'refuse', motif: 'Autre produit' },
    ]);
    expect((await avis()).stdout).toContain('0 waiting');
  });

  it('says what it takes when it is not understood', async () => {
    expect(await avis('refuser', '1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage'),
    });
    expect(await avis('publier', '999999')).toMatchObject({ code: 1, stderr: 'introuvable\n' });
  });
});

describe('npm run questions', () => {
  const questions = (...args: string[]) => run('questions/questions.command.ts', ...args);

  it('lists what waits and answers it by mail and on the sheet', async () => {
    const { stdout } = await questions();
    expect(stdout).toContain('Convient-elle au chêne ?');
    const numero = /Q-\d{4}-\d{6}/.exec(stdout)?.[0] ?? '';
    const reponse = ['--texte', 'Oui.', '--auteur', 'Claire', '--publier'];
    expect((await questions('repondre', numero, ...reponse)).code).toBe(0);
    expect(await base.pool.one(sql`select reponse, auteur_reponse, publie from question`)).toEqual({
      reponse: 'Oui.',
      auteur_reponse: 'Claire',
      publie: true,
    });
    expect((await questions('repondre', numero, ...reponse)).stderr).toBe('introuvable\n');
    expect((await questions('repondre', numero)).code).toBe(2);
  });
});
