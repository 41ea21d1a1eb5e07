import { describe, expect, test } from 'vitest';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, written, lirePanier, refusee, resumer } from './paniers.ts';

const api = forFile(() => startGolden());

const visiteur = () => newVisitor(api.url);

async function chantierOf(who: Visitor, nom: string | null): Promise<string> {
  const { chantiers } = await lirePanier(who);
  return `/api/panier/chantiers/${chantiers.find(({ libelle }) => libelle === nom)?.id}`;
}

describe('a chantier', () => {
  test('takes only what is given, and an empty text clears it', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 1, 'Lilas');
    const chemin = await chantierOf(who, 'Lilas');
    const dernier = async () => (await lirePanier(who)).chantiers.at(-1);
    const query = '?codeServiceChorus=SRV-1&numeroEngagement=EJ%2042&referenceCommande=BC-7';
    await written(who.call('PATCH', chemin + query));
    expect(await dernier()).toMatchObject({
      libelle: 'Lilas',
      codeServiceChorus: 'SRV-1',
      numeroEngagement: 'EJ 42',
      referenceCommande: 'BC-7',
    });
    await written(who.call('PATCH', `${chemin}?numeroEngagement=&libelle=%20Rue%20%20des%20Lilas`));
    expect(await dernier()).toMatchObject({
      libelle: 'Rue des Lilas',
      codeServiceChorus: 'SRV-1',
      numeroEngagement: null,
    });
  });

  test('the first may have a name and lose it, the others keep one', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis);
    await ajouter(who, api.vis, 1, 'Lilas');
    const premier = await chantierOf(who, null);
    await written(who.call('PATCH', `${premier}?libelle=Atelier`));
    expect(await resumer(who)).toEqual([`Atelier: ${api.vis}×1`, `Lilas: ${api.vis}×1`]);
    await written(who.call('PATCH', `${premier}?libelle=`));
    expect(await resumer(who)).toEqual([`-: ${api.vis}×1`, `Lilas: ${api.vis}×1`]);
    const lilas = await chantierOf(who, 'Lilas');
    expect(await refusee(who.call('PATCH', `${lilas}?libelle=`))).toMatchObject({ status: 400 });
  });

  test('does not take the name of another', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 1, 'Lilas');
    await ajouter(who, api.vis, 1, 'Roses');
    const roses = await chantierOf(who, 'Roses');
    expect(await refusee(who.call('PATCH', `${roses}?libelle=LILAS`))).toMatchObject({
      status: 400,
      data: { champ: 'libelle' },
    });
    await written(who.call('PATCH', `${roses}?libelle=ROSES`));
  });

  test.each([
    `?libelle=${'x'.repeat(81)}`,
    `?codeServiceChorus=${'x'.repeat(101)}`,
    `?numeroEngagement=${'x'.repeat(51)}`,
    `?referenceCommande=${'x'.repeat(51)}`,
  ])('%.20s… is an invalid request', async (query) => {
    const who = await visiteur();
    await ajouter(who, api.vis);
    expect((await who.call('PATCH', (await chantierOf(who, null)) + query)).status).toBe(400);
  });

  test('goes with its lines; the first is emptied and there to be filled again', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 2);
    await ajouter(who, api.vis, 1, 'Lilas');
    const premier = await chantierOf(who, null);
    await written(who.call('PATCH', `${premier}?referenceCommande=BC-7`));
    const lilas = await chantierOf(who, 'Lilas');
    const ecriture = await written(who.call('DELETE', lilas));
    expect(ecriture.nombreArticles).toBe(1);
    expect((await who.call('DELETE', lilas)).status).toBe(404);
    await written(who.call('DELETE', premier));
    expect(await resumer(who)).toEqual([]);
    await ajouter(who, api.vis, 5);
    expect((await lirePanier(who)).chantiers).toMatchObject([
      { referenceCommande: null, articles: [{ quantite: 5 }] },
    ]);
  });

  test('of nobody is not found', async () => {
    const who = await visiteur();
    const path = '/api/panier/chantiers/999999';
    expect(await refusee(who.call('PATCH', `${path}?libelle=x`))).toMatchObject({ status: 404 });
    expect(await refusee(who.call('DELETE', path))).toMatchObject({ status: 404 });
  });
});

describe('the basket as a whole', () => {
  test('is emptied, its type aside', async () => {
    const who = await visiteur();
    await ajouter(who, api.vis, 2);
    await ajouter(who, api.vis, 1, 'Lilas');
    await written(who.call('PATCH', '/api/panier?type=Devis&commentaire=Pour%20lundi'));
    expect(await written(who.call('POST', '/api/panier/vider'))).toMatchObject({
      nombreArticles: 0,
      articles: [],
    });
    expect(await lirePanier(who)).toMatchObject({ type: 'Devis', commentaire: '', chantiers: [] });
  });

  test('takes its type and its comment one by one', async () => {
    const who = await newBuyer(api, MOREL);
    await written(who.call('PATCH', '/api/panier?type=Devis'));
    await written(
      who.call('PATCH', '/api/panier?commentaire=Livrer%20avant%207%20h%0APortail%20vert'),
    );
    expect(await lirePanier(who)).toMatchObject({
      type: 'Devis',
      commentaire: 'Livrer avant 7 h\nPortail vert',
    });
    await written(who.call('PATCH', '/api/panier?type=Commande&commentaire='));
    expect(await lirePanier(who)).toMatchObject({ type: 'Commande', commentaire: '' });
  });

  test('of a company that may only look stays a quote', async () => {
    const who = await newBuyer(api, LEMAIRE);
    expect(await refusee(who.call('PATCH', '/api/panier?type=Commande'))).toMatchObject({
      status: 403,
      code: 'compte-bloque',
    });
    await written(who.call('PATCH', '/api/panier?type=Devis'));
  });

  test.each([
    ['0', 'Devis'],
    ['1', 'Commande'],
  ])('document type %s is %s', async (type, mot) => {
    const visitor = await newVisitor(api.url);
    await written(visitor.call('PATCH', `/api/panier?type=${type}`));
    expect(await lirePanier(visitor)).toMatchObject({ type: mot });
  });

  test.each(['?type=Facture', '?type=2', '?type=', `?commentaire=${'x'.repeat(1001)}`])(
    '%.20s is an invalid request',
    async (query) => {
      expect((await (await visiteur()).call('PATCH', `/api/panier${query}`)).status).toBe(400);
    },
  );
});
