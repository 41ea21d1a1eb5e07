import type { Remise } from '@comptoir/contract/delegue/remise.contract.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { cleanRemises } from '../../src/delegue/delegue.public.ts';
import { MOREL, LEMAIRE } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import { insertCoupon, insertPromotion, viderPromotions } from '../promotions/promotions.ts';
import type { Visitor } from '../visitors.ts';
import { agirPour, envoi, journal, read, signIn, startEquipe } from './equipe.ts';

const equipe = forFile(() => startEquipe());
let who: Visitor;
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});

const ajouter = (articleId: number, quantite: number) =>
  who.call('PUT', `/api/panier/articles/${articleId}?quantite=${quantite}`);
const remettre = (body: object = { envoyer: false }) =>
  who.call('POST', '/api/delegue/remises', envoi(body));
const jetonOf = (url: string) => url.split('/').at(-1) ?? '';
const readPage = (url: string, langue: Locale = 'fr') =>
  fetch(`${equipe.api.url}/api/remises/${jetonOf(url)}`, {
    headers: { 'accept-language': langue },
  });

async function envois(email: string): Promise<EnvoiCourrier[]> {
  const rows = await equipe.pool.query<{ envoi: EnvoiCourrier }>(sql`
    select payload as envoi from graphile_worker._private_jobs
     where payload ->> 'a' = ${email} order by id`);
  return rows.map((row) => row.envoi);
}

describe('a basket handed over', () => {
  test('shows whoever holds the link what was prepared, at the prices of the company', async () => {
    await ajouter(equipe.vis, 20);
    await ajouter(equipe.perceuse, 2);
    const { url, expireLe } = await read<{ url: string; expireLe: string }>(
      remettre({ mot: 'Voilà pour le chantier\u0007.', envoyer: false }),
    );
    expect(url).toMatch(/\/preparation\/[\w-]{43}$/);
    const answer = await readPage(url);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const remise = (await answer.json()) as Remise;
    expect(remise).toMatchObject({
      client: 'Menuiserie Morel',
      mot: 'Voilà pour le chantier.',
      expireLe,
      delegue: { nom: 'Karine Dubois', email: 'dk07@comptoir.test' },
    });
    // 20.90 less the 15 % of Morel, to the cent, beats the tier of 12 %; the drill has its negotiated price.
    expect(remise.lignes).toMatchObject([
      {
        reference: 'VBF-05060-ZJ',
        quantite: 20,
        prixNetHT: { montant: '17.7700' },
        montantHT: { montant: '355.40' },
      },
      {
        reference: 'PVX-18-60',
        quantite: 2,
        prixNetHT: { montant: '150.0000' },
        montantHT: { montant: '300.00' },
      },
    ]);
    // With the eco-participation of two drills, as the basket shows it.
    expect(remise.totalHT).toEqual({ montant: '656.24', devise: 'EUR' });
    expect(remise.tarif).toEqual((await read<Panier>(who.call('GET', '/api/panier'))).tarif);
    const jours = (Date.parse(expireLe) - Date.parse(remise.creeLe)) / 86_400_000;
    expect(jours).toBeCloseTo(30, 1);
  });

  test('stays as it was, whatever becomes of the basket and the prices', async () => {
    await ajouter(equipe.vis, 5);
    const { url } = await read<{ url: string }>(remettre());
    const avant = await read<Remise>(readPage(url));
    await ajouter(equipe.vis, 100);
    await equipe.pool.execute(sql`update tarif set prix = prix * 2`);
    expect(await read(readPage(url))).toEqual(avant);
    await equipe.pool.execute(sql`update tarif set prix = prix / 2`);
  });

  test('counts a discount the delegate gave on a line', async () => {
    await ajouter(equipe.perceuse, 1);
    await equipe.pool.execute(sql`update panier_ligne set remise = 10`);
    const { url } = await read<{ url: string }>(remettre());
    expect((await read<Remise>(readPage(url))).totalHT.montant).toBe('135.42');
  });

  test('amounts to what the basket does: promotions, coupon and cutting', async () => {
    await equipe.pool.execute(sql`
      update article
         set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20
       where id = ${equipe.vis}`);
    await insertPromotion(equipe.pool, {
      code: 'Deux euros',
      paliers: [['10', { montant: '2' }]],
    });
    const promotionId = await insertPromotion(equipe.pool, {
      code: 'Dix pour cent',
      surCoupon: true,
      paliers: [['10', { pourcentage: '10' }]],
      compte: { marque: 'krafto' },
    });
    await insertCoupon(equipe.pool, { code: 'DIX', promotionId });
    const couper = `/api/panier/articles/${equipe.vis}?traitCoupe=`;
    await read(who.call('PUT', `${couper}2x800`));
    await read(who.call('PUT', `${couper}1x1200`));
    await ajouter(equipe.perceuse, 1);
    await read(who.call('POST', '/api/panier/controler-coupon-reduction?code=DIX'));
    await equipe.pool.execute(sql`update utilisateur set langue = 'es' where email = ${MOREL}`);
    const { url } = await read<{ url: string }>(remettre());
    await equipe.pool.execute(sql`update utilisateur set langue = 'fr' where email = ${MOREL}`);
    const remise = await read<Remise>(readPage(url, 'es'));
    expect(remise.lignes).toMatchObject([
      // 17.77 and two cuts, then one.
      { traitCoupe: '2x800', quantite: 1, montantHT: { montant: '20.17' } },
      { traitCoupe: '1x1200', quantite: 1, montantHT: { montant: '18.97' } },
      { traitCoupe: '', reference: 'PVX-18-60', montantHT: { montant: '150.00' } },
    ]);
    // In the language of who reads, as the lines are.
    expect(remise.tarif?.promotions).toMatchObject([
      { libelle: 'Deux euros es', montant: { montant: '2.00' } },
      { libelle: 'Dix pour cent es', montant: { montant: '15.00' }, coupon: true },
    ]);
    // 189.14 less 17.00, and 0.42 of eco-participation.
    expect(remise.totalHT).toEqual({ montant: '172.56', devise: 'EUR' });
    await viderPromotions(equipe.pool);
    await equipe.pool.execute(sql`
      update article set debit = null, debit_longueur = null, prix_coupe = null
       where id = ${equipe.vis}`);
  });

  test('is read in the language of whoever holds the link, at the same prices', async () => {
    await equipe.pool.execute(sql`
      update article set libelle_fr = 'Perceuse', libelle_en = 'Drill', libelle_es = 'Taladro'
       where id = ${equipe.perceuse}`);
    await insertPromotion(equipe.pool, { code: 'Deux euros', paliers: [['10', { montant: '2' }]] });
    await ajouter(equipe.perceuse, 1);
    const { url } = await read<{ url: string }>(remettre());
    const lues = await Promise.all(LOCALES.map((langue) => read<Remise>(readPage(url, langue))));
    expect(
      lues.map(({ lignes, tarif }) => [lignes[0]?.libelle, tarif?.promotions[0]?.libelle]),
    ).toEqual([
      ['Perceuse', 'Deux euros'],
      ['Drill', 'Deux euros en'],
      ['Taladro', 'Deux euros es'],
    ]);
    expect(new Set(lues.map(({ totalHT }) => totalHT.montant)).size).toBe(1);
    await viderPromotions(equipe.pool);
  });

  test('has no line of what can no longer be ordered', async () => {
    await ajouter(equipe.vis, 1);
    await ajouter(equipe.perceuse, 1);
    await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.perceuse}`);
    const { url } = await read<{ url: string }>(remettre());
    await equipe.pool.execute(sql`update article set retire = false where id = ${equipe.perceuse}`);
    const remise = await read<Remise>(readPage(url));
    expect(remise.lignes.map(({ articleId }) => articleId)).toEqual([equipe.vis]);
    expect(remise.totalHT.montant).toBe('17.77');
  });

  test('is sent to the person acted for, in their language, and names the delegate', async () => {
    await equipe.pool.execute(sql`update utilisateur set langue = 'en' where email = ${MOREL}`);
    await ajouter(equipe.vis, 1);
    const { url } = await read<{ url: string }>(
      remettre({ mot: 'As <b>discussed</b>', envoyer: true }),
    );
    const [mail] = (await envois(MOREL)).slice(-1);
    expect(mail).toMatchObject({ langue: 'en', repondreA: 'dk07@comptoir.test' });
    expect(mail?.sujet).toContain('Karine Dubois');
    expect(mail?.texte).toContain(url);
    expect(mail?.texte).toContain('As <b>discussed</b>');
    expect(mail?.html).toContain('As &lt;b&gt;discussed');
    expect(url).toContain('/en/preparation/');
    expect(`${mail?.sujet}${mail?.texte}`).not.toMatch(/\{\{|delegue\./);
    expect((await journal(equipe)).at(-1)).toBe(`DK07 C001 ${MOREL} panier-remis {"lignes": 1}`);
    await equipe.pool.execute(sql`update utilisateur set langue = 'fr' where email = ${MOREL}`);
  });

  test('is not sent when the link is to be copied', async () => {
    const before = (await envois(MOREL)).length;
    await ajouter(equipe.vis, 1);
    await remettre({ envoyer: false });
    expect(await envois(MOREL)).toHaveLength(before);
  });
});

describe('there is nothing to hand over', () => {
  test('of an empty basket', async () => {
    const answer = await remettre();
    expect([answer.status, (await read<{ code: string }>(Promise.resolve(answer))).code]).toEqual([
      409,
      'panier-vide',
    ]);
  });

  test('while the delegate acts for nobody', async () => {
    who = await signIn(equipe, 'DK07');
    expect(await read(remettre())).toMatchObject({ code: 'sans-client' });
  });
});

describe('the link is over', () => {
  const readCode = async (url: string) => {
    const answer = await readPage(url);
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  const PERIME = [410, 'lien-perime'];

  test('after its thirty days, and its content with it', async () => {
    await ajouter(equipe.vis, 1);
    const { url } = await read<{ url: string }>(remettre());
    await equipe.pool.execute(
      sql`update remise_panier set expire_le = now() - interval '1 second'`,
    );
    expect(await readCode(url)).toEqual(PERIME);
    expect(await cleanRemises(equipe.pool)).toBeGreaterThan(0);
    expect(await equipe.pool.query(sql`select 1 from remise_panier`)).toEqual([]);
  });

  test('when the person it was for has left', async () => {
    await ajouter(equipe.vis, 1);
    const { url } = await read<{ url: string }>(remettre());
    await equipe.pool.execute(sql`update utilisateur set etat = 'supprime' where email = ${MOREL}`);
    expect(await readCode(url)).toEqual(PERIME);
    await equipe.pool.execute(sql`update utilisateur set etat = 'actif' where email = ${MOREL}`);
  });

  test('when it never was one', async () => {
    expect(await readCode(`x/${'a'.repeat(43)}`)).toEqual(PERIME);
  });
});

test('a basket handed to a company billed in pounds has its prices in pounds', async () => {
  who = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
  await ajouter(equipe.vis, 1);
  const { url } = await read<{ url: string }>(remettre());
  expect((await read<Remise>(readPage(url))).totalHT.devise).toBe('GBP');
});
