import type { DevisResume } from '@comptoir/contract/devis/devis.schema.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, read, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { readDevis } from './devis-de-test.ts';
import { demander, MOTIF, proposerUn, refusee } from './offres-de-test.ts';

let equipe: Equipe;
let who: Visitor;
let delegue: Visitor;

beforeAll(async () => {
  equipe = await startEquipe();
  await equipe.pool.execute(sql`update delegue set plafond_remise = 12 where id = ${equipe.dk07}`);
  delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  who = await newBuyer(equipe.api, MOREL);
});

describe('the list', () => {
  test('finds by number, reference, name and chantier, filters by state and day, sorts', async () => {
    await equipe.pool.execute(sql`delete from devis`);
    const petit = await demander(equipe, who);
    const grand = await proposerUn(equipe, who, delegue);
    const refuse = await demander(equipe, who);
    await who.call('POST', `/api/devis/${refuse.key}/refuser`, MOTIF);
    const lister = async (query: string) => {
      const { devis, total } = await read<{ devis: DevisResume[]; total: number }>(
        who.call('GET', `/api/devis?${query}`),
      );
      expect(devis).toHaveLength(total);
      return devis.map(({ numero }) => numero);
    };
    const tous = [refuse.numero, grand.numero, petit.numero];
    expect(await lister('')).toEqual(tous);
    expect(await lister(`recherche=${grand.numero}`)).toEqual([grand.numero]);
    expect(await lister('recherche=pvx-18%20tilleuls')).toEqual(tous);
    expect(await lister('recherche=%20-%20')).toEqual(tous);
    expect(await lister('recherche=chaudière')).toEqual([]);
    await equipe.pool.execute(sql`
      update devis set recherche = recherche || repeat(' vbf 05060', 300) || ' derniere'
       where numero = ${grand.numero}`);
    expect(await lister('recherche=derniere%20tilleuls')).toEqual([grand.numero]);
    expect(await lister('recherche=tilleuls')).toEqual(tous);
    expect(await lister('etat=propose&etat=refuse')).toEqual([refuse.numero, grand.numero]);
    expect(await lister('tri=montant')).toEqual([grand.numero, petit.numero, refuse.numero]);
    expect(await lister('tri=-validite')).toEqual([grand.numero, refuse.numero, petit.numero]);
    const jour = jourOf(new Date());
    expect(await lister(`du=${jour}&au=${jour}`)).toEqual(tous);
    expect(await lister('au=2020-01-01')).toEqual([]);
  });

  test('is of days of Paris', async () => {
    const { numero } = await demander(equipe, who);
    const lister = (query: string) =>
      read<{ total: number }>(who.call('GET', `/api/devis?recherche=${numero}&${query}`));
    // Half past midnight in Paris, still the day before by Greenwich.
    await equipe.pool.execute(sql`
      update devis set demande_le = '2026-03-10T23:30:00Z' where numero = ${numero}`);
    expect(await lister('du=2026-03-11&au=2026-03-11')).toMatchObject({ total: 1 });
    expect(await lister('au=2026-03-10')).toMatchObject({ total: 0 });
  });

  test('is taken away as it is shown: its filters, order and columns, the quotes chosen', async () => {
    await equipe.pool.execute(sql`delete from devis`);
    const petit = await demander(equipe, who);
    const grand = await proposerUn(equipe, who, delegue);
    const exporter = async (query: string, par = who) => {
      const fichier = await read<{ data: string; name: string }>(
        par.call('GET', `/api/devis/export?format=csv&${query}`),
      );
      expect(fichier.name).toMatch(/^devis-\d{4}-\d\d-\d\d\.csv$/);
      const lignes = Buffer.from(fichier.data, 'base64').toString().trim().split('\r\n');
      return lignes.map((ligne) => ligne.replace(/^\uFEFF/, '').split(';'));
    };
    const [tetes, ...lignes] = await exporter('tri=date&colonnes=etat&colonnes=chantier');
    expect(tetes).toEqual(['Devis', 'État', 'Chantiers']);
    expect(lignes).toEqual([
      [petit.numero, 'Demandé', 'Lilas, Tilleuls'],
      [grand.numero, 'Proposé', 'Lilas, Tilleuls'],
    ]);
    expect((await exporter('etat=propose')).map(([numero]) => numero)).toEqual([
      'Devis',
      grand.numero,
    ]);
    expect((await exporter(`cles=${petit.key}`)).map(([numero]) => numero)).toEqual([
      'Devis',
      petit.numero,
    ]);
    // A formula of a name is written as text.
    await equipe.pool.execute(sql`
      update devis set chantiers = '{"=1+1"}' where numero = ${petit.numero}`);
    const [, neutralisee] = await exporter(`cles=${petit.key}&colonnes=chantier`);
    expect(neutralisee?.[1]).toBe("'=1+1");
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    expect(await exporter(`cles=${petit.key}`, lemaire)).toHaveLength(1);
  });

  test('and a quote belong to everyone of the company, and to nobody else', async () => {
    const { key } = await demander(equipe, who);
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    const liste = await read<{ total: number }>(lemaire.call('GET', '/api/devis'));
    expect(liste.total).toBe(0);
    for (const path of [`/api/devis/${key}`, `/api/devis/${key}/versions/1`]) {
      expect(await refusee(lemaire.call('GET', path))).toMatchObject({ code: 'introuvable' });
    }
    expect(await refusee(lemaire.call('POST', `/api/devis/${key}/refuser`, MOTIF))).toMatchObject({
      code: 'introuvable',
    });
    const patron = await signIn(equipe, 'patron@morel.test');
    expect((await readDevis(patron, key)).key).toBe(key);
  });
});
