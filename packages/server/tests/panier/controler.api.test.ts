import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql, type Sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, avec as avecChange, written, resumer } from './paniers.ts';

const api = forFile(() => startGolden({ lieux: true }));
let who: Visitor;
beforeAll(async () => {
  await api.pool.execute(sql`
    insert into stock (article_id, lieu_id, quantite) values (${api.perceuse}, 1, 12)`);
});
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  who = await newBuyer(api, MOREL);
});

async function controler(visitor = who, langue = 'fr'): Promise<MessageControle[]> {
  const answer = await visitor.call('POST', '/api/panier/controler', {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { messages: MessageControle[] }).messages;
}

const avec = (change: Sql, retour: Sql, work: () => Promise<void>) =>
  avecChange(api.pool, [change, retour], work);

/** Applies the correction of the only message: nothing is left to say. */
async function corriger(visitor = who): Promise<void> {
  const [message, autre] = await controler(visitor);
  expect(autre).toBeUndefined();
  const { correction } = message ?? {};
  if (!correction) throw new Error('no correction');
  expect(correction.libelle).not.toContain('corrections.');
  await written(visitor.call(correction.methode, correction.chemin));
  expect(await controler(visitor)).toEqual([]);
}

test('a basket that can be ordered has no message, nor has an empty one', async () => {
  expect(await controler()).toEqual([]);
  await ajouter(who, api.vis, 5);
  await ajouter(who, api.perceuse, 1, 'Lilas');
  expect(await controler()).toEqual([]);
});

describe('an article no longer sold', () => {
  const retour = sql`update article set retire = false, successeur_id = null`;

  test('is removed by one call', async () => {
    await ajouter(who, api.vis);
    await avec(sql`update article set retire = true where id = ${api.vis}`, retour, async () => {
      expect(await controler()).toMatchObject([
        {
          code: 'article-retire',
          niveau: 'erreur',
          articleId: api.vis,
          chantierId: expect.any(Number),
          libelle: 'VBF-05060-ZJ n’est plus vendu.',
          correction: { methode: 'DELETE' },
        },
      ]);
      await corriger();
      expect(await resumer(who)).toEqual([]);
    });
  });

  test('is replaced by one call where another took its place', async () => {
    await ajouter(who, api.vis, 2);
    const change = sql`
      update article set retire = true, successeur_id = ${api.perceuse}
       where id = ${api.vis}`;
    await avec(change, retour, async () => {
      expect(await controler(who, 'en')).toMatchObject([
        {
          code: 'article-remplace',
          niveau: 'erreur',
          libelle: 'VBF-05060-ZJ is no longer sold: PVX-18-60 replaces it.',
          correction: { methode: 'POST', libelle: 'Take PVX-18-60' },
        },
      ]);
      await corriger();
      expect(await resumer(who)).toEqual([`-: ${api.perceuse}×2`]);
    });
  });
});

describe('a packing that changed', () => {
  const retour = sql`update article set multiple = 1, minimum = 1`;

  test('under the new minimum, it is taken', async () => {
    await ajouter(who, api.perceuse, 3);
    const change = sql`update article set minimum = 10 where id = ${api.perceuse}`;
    await avec(change, retour, async () => {
      expect(await controler()).toMatchObject([
        {
          code: 'quantite-minimum',
          niveau: 'erreur',
          libelle: 'PVX-18-60 se commande à partir de 10.',
          correction: { libelle: 'En prendre 10', methode: 'PATCH' },
        },
      ]);
      await corriger();
      expect(await resumer(who)).toEqual([`-: ${api.perceuse}×10`]);
    });
  });

  test('between two steps, the next one is taken', async () => {
    await ajouter(who, api.perceuse, 7);
    const change = sql`update article set multiple = 5, minimum = 5 where id = ${api.perceuse}`;
    await avec(change, retour, async () => {
      expect(await controler(who, 'es')).toMatchObject([
        { code: 'quantite-multiple', libelle: 'PVX-18-60 se vende en múltiplos de 5.' },
      ]);
      await corriger();
      expect(await resumer(who)).toEqual([`-: ${api.perceuse}×10`]);
    });
  });
});

describe('stock that is short', () => {
  test('is told, and what there is can be taken', async () => {
    await ajouter(who, api.perceuse, 20);
    expect(await controler()).toMatchObject([
      {
        code: 'stock-insuffisant',
        niveau: 'attention',
        libelle: 'PVX-18-60\u00a0: 12 disponibles sur 20, le reste viendra du fabricant.',
        correction: { libelle: 'En prendre 12', methode: 'PATCH' },
      },
    ]);
    await corriger();
    expect(await resumer(who)).toEqual([`-: ${api.perceuse}×12`]);
  });

  test('has no correction where less than the minimum is left', async () => {
    await ajouter(who, api.perceuse, 20);
    const retour = sql`update article set multiple = 1, minimum = 1`;
    const change = sql`update article set multiple = 20, minimum = 20 where id = ${api.perceuse}`;
    await avec(change, retour, async () => {
      const [message] = await controler();
      expect(message).toMatchObject({ code: 'stock-insuffisant' });
      expect(message).not.toHaveProperty('correction');
    });
  });
});

describe('a price that changed', () => {
  test('is told with both prices, and accepted by one call', async () => {
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, api.vis, 2);
    await avec(
      sql`update tarif set prix = 22.5 where article_id = ${api.vis}`,
      sql`update tarif set prix = 20.9 where article_id = ${api.vis}`,
      async () => {
        expect(await controler(visitor)).toMatchObject([
          {
            code: 'prix-modifie',
            niveau: 'attention',
            libelle: 'Le prix de VBF-05060-ZJ est passé de 20,90\u00a0€ à 22,50\u00a0€\u00a0HT.',
            correction: { methode: 'PATCH' },
          },
        ]);
        await corriger(visitor);
        expect(await resumer(visitor)).toEqual([`-: ${api.vis}×2`]);
      },
    );
  });

  test('by the quantity asked for, or by the visitor’s language, has not changed', async () => {
    const visitor = await newVisitor(api.url);
    await ajouter(visitor, api.vis, 2);
    await ajouter(visitor, api.vis, 18);
    expect(await controler(visitor)).toEqual([]);
    expect(await controler(visitor, 'en')).toEqual([]);
  });
});

describe('three times what the company usually buys', () => {
  const habitude = (nombre: number) => sql`
    insert into habitude (compte_id, article_id, nombre, quantite, dernier_le, arrete_le)
    select compte_id, ${api.vis}, ${nombre}, 10, current_date - 20, current_date + 100
      from utilisateur where email = ${MOREL}`;
  const oublier = sql`delete from habitude`;

  test('is told, and the usual quantity is one call away', async () => {
    await avec(habitude(3), oublier, async () => {
      await ajouter(who, api.vis, 29);
      expect(await controler()).toEqual([]);
      await ajouter(who, api.vis, 1);
      expect(await controler()).toMatchObject([
        {
          code: 'quantite-inhabituelle',
          niveau: 'attention',
          libelle: 'VBF-05060-ZJ\u00a0: 3 fois votre quantité habituelle (10).',
        },
      ]);
      await corriger();
      expect(await resumer(who)).toEqual([`-: ${api.vis}×10`]);
    });
  });

  test('is told once of lines in several chantiers: together they are one purchase', async () => {
    await avec(habitude(3), oublier, async () => {
      await ajouter(who, api.vis, 4, 'Nord');
      await ajouter(who, api.vis, 25, 'Sud');
      expect(await controler()).toEqual([]);
      await ajouter(who, api.vis, 1, 'Nord');
      expect(await controler()).toMatchObject([
        {
          code: 'quantite-inhabituelle',
          libelle: 'VBF-05060-ZJ\u00a0: 30 en tout, 3 fois votre quantité habituelle (10).',
          correction: { libelle: 'En prendre 5' },
        },
      ]);
      await corriger();
      expect(await resumer(who)).toEqual([`Nord: ${api.vis}×5`, `Sud: ${api.vis}×5`]);
      // Where no quantity of one line makes it the usual one, none is proposed.
      await ajouter(who, api.vis, 8, 'Nord');
      await ajouter(who, api.vis, 15, 'Sud');
      const [message] = await controler();
      expect(message).toMatchObject({ code: 'quantite-inhabituelle' });
      expect(message).not.toHaveProperty('correction');
    });
  });

  test('is nothing to tell of what was bought once or twice, nor to another company', async () => {
    await avec(habitude(2), oublier, async () => {
      await ajouter(who, api.vis, 30);
      expect(await controler()).toEqual([]);
    });
    await avec(habitude(5), oublier, async () => {
      const visitor = await newVisitor(api.url);
      await ajouter(visitor, api.vis, 30);
      expect(await controler(visitor)).toEqual([]);
    });
  });
});

test('a company that may only look is told that it can ask for a quote', async () => {
  const lemaire = await newBuyer(api, LEMAIRE);
  await ajouter(lemaire, api.vis);
  expect(await controler(lemaire)).toMatchObject([{ code: 'compte-bloque', niveau: 'attention' }]);
});

test('over the limit of the buyer an order needs approval', async () => {
  await ajouter(who, api.perceuse, 2);
  const limiter = (limite: string | null) =>
    sql`update utilisateur set limite_commande = ${limite}::numeric where email = ${MOREL}`;
  // The eco-participation does not count: 300.00 is not over 300.
  await avec(limiter('300'), limiter(null), async () => expect(await controler()).toEqual([]));
  await avec(limiter('299.99'), limiter(null), async () => {
    expect(await controler()).toMatchObject([
      {
        code: 'limite-commande',
        niveau: 'attention',
        libelle:
          'Au-delà de 299,99\u00a0€\u00a0HT, votre commande attendra l’accord d’un administrateur du compte.',
      },
    ]);
  });
});
