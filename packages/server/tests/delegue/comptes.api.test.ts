import type { CompteClient, FicheClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { agirPour, envoi, PATRON, read, signIn, startEquipe, type Equipe } from './equipe.ts';

interface Page {
  comptes: CompteClient[];
  total: number;
  plus: boolean;
  page: number;
}

let equipe: Equipe;
let dk07: Visitor;
let dj56: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  dk07 = await signIn(equipe, 'DK07');
  dj56 = await signIn(equipe, 'DJ56');
  await insertComptes();
});
afterAll(() => equipe.api.close());

/** Fifty more that only inside sales looks after. */
async function insertComptes(): Promise<void> {
  await equipe.pool.execute(sql`
    insert into compte (code, raison_sociale, siret, metier, adresse_ligne1, code_postal, ville,
      telephone)
    select 'D' || (100 + n), 'Atelier ' || chr(64 + n % 26 + 1) || ' numéro ' || n,
           lpad((55500000000000 + n)::text, 14, '0'), 'macon', '1 rue', '42000', 'Saint-Étienne',
           '+334770000' || (10 + n)
      from generate_series(1, 50) as n`);
}

const lister = (who: Visitor, query: Record<string, string | number> = {}) =>
  read<Page>(
    who.call(
      'GET',
      `/api/delegue/comptes?${new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()}`,
    ),
  );
const codes = async (who: Visitor, recherche: string) =>
  (await lister(who, { recherche })).comptes.map(({ code }) => code);

describe('the search finds a customer', () => {
  test.each([
    ['its code', 'c001'],
    ['its code written apart', 'C 001'],
    ['its name', 'Menuiserie Morel'],
    ['words in any order', 'morel menuis'],
    ['a word that is not there', 'SARL menuiserie de Morel'],
    ['its town and a word', 'nantes menuiserie'],
    ['its town, mistyped', 'Nnates morel'],
    ['its name, mistyped', 'menuisreie morrel'],
    ['its name, mistyped twice', 'manuiserrie'],
    ['a beginning that is mistyped already', 'menuiserie mroe'],
    ['accents nobody wrote', 'mènuiserie MÔREL'],
    ['its postcode', '44000 morel'],
    ['its SIRET', '11111111111001'],
    ['its SIRET in groups', '111 111 111 11001'],
    ['its telephone', '01 99 00 00 00'],
    ['its telephone from abroad', '+33 (0)1 99 00 00 00'],
    ['its telephone by the other prefix', '0033199000000'],
  ])('by %s: %s', async (_what, recherche) => {
    expect((await codes(dj56, recherche))[0]).toBe('C001');
  });

  test.each(['Saint Etiene', 'St Étienne', 'saintetienne', 'SAINT-ETIENNE'])(
    'by its town however it is written: %s',
    async (recherche) => {
      expect((await lister(dj56, { recherche })).total).toBe(50);
    },
  );

  test('by a person of it, who is told', async () => {
    const { comptes } = await lister(dk07, { recherche: 'helene' });
    expect(comptes).toMatchObject([{ code: 'C001', trouvePar: 'Hélène Morel', utilisateurs: 2 }]);
    const [parSociete] = (await lister(dk07, { recherche: 'menuiserie' })).comptes;
    expect(parSociete?.trouvePar).toBeNull();
  });

  test('by the address of a person', async () => {
    expect(await codes(dk07, PATRON)).toEqual(['C001']);
  });

  test('no longer by a person who left', async () => {
    await equipe.pool.execute(
      sql`update utilisateur set etat = 'supprime' where email = ${PATRON}`,
    );
    expect(await codes(dk07, 'helene')).toEqual([]);
    await equipe.pool.execute(sql`update utilisateur set etat = 'actif' where email = ${PATRON}`);
    expect(await codes(dk07, 'helene')).toEqual(['C001']);
  });

  test('by its new name as soon as it has one', async () => {
    await equipe.pool.execute(
      sql`update compte set raison_sociale = 'Zinguerie Quéméneur' where code = 'D101'`,
    );
    expect(await codes(dj56, 'quemeneur')).toEqual(['D101']);
    await equipe.pool.execute(
      sql`update compte set raison_sociale = 'Atelier B numéro 1' where code = 'D101'`,
    );
    expect(await codes(dj56, 'quemeneur')).toEqual([]);
  });

  test('of what was typed exactly before what may have been meant', async () => {
    await equipe.pool.execute(
      sql`update compte set raison_sociale = 'Menuiserie Morell' where code = 'D102'`,
    );
    expect(await codes(dj56, 'morell')).toEqual(['D102', 'C001']);
    await equipe.pool.execute(
      sql`update compte set raison_sociale = 'Atelier C numéro 2' where code = 'D102'`,
    );
  });

  test.each(["o'brien' | 'x", '%', '\\', "'; drop table compte; --", '&|!():*', '🔨', '\u0007'])(
    'and takes whatever is typed for words: %j',
    async (recherche) => {
      const answer = await dj56.call(
        'GET',
        `/api/delegue/comptes?recherche=${encodeURIComponent(recherche)}`,
      );
      expect(answer.status).toBe(200);
    },
  );
});

describe('of another portfolio', () => {
  test('the search shows nothing', async () => {
    expect(await codes(dk07, 'lemaire')).toEqual([]);
    expect(await codes(dk07, 'C002')).toEqual([]);
    expect(await codes(dk07, '0241000000')).toEqual([]);
    expect(await codes(dj56, 'lemaire')).toEqual(['C002']);
    expect((await lister(dk07)).comptes.map(({ code }) => code)).toEqual(['C001']);
  });

  test('a customer who enters the portfolio is found, and one who leaves it is not', async () => {
    await equipe.pool.execute(sql`
      insert into portefeuille (delegue_id, compte_id) values (${equipe.dk07}, ${equipe.lemaire})`);
    expect(await codes(dk07, 'lemaire')).toEqual(['C002']);
    await equipe.pool.execute(sql`
      delete from portefeuille where delegue_id = ${equipe.dk07} and compte_id = ${equipe.lemaire}`);
    expect(await codes(dk07, 'lemaire')).toEqual([]);
  });
});

describe('lists', () => {
  test('without a word, the customers acted for last come first, then all by name', async () => {
    const seul = await agirPour(equipe, dj56, LEMAIRE);
    dj56 = await agirPour(equipe, seul, null);
    const { comptes, total } = await lister(dj56);
    expect(total).toBe(52);
    expect(comptes).toHaveLength(20);
    expect(comptes[0]?.code).toBe('C002');
    const noms = comptes.slice(1).map(({ libelle }) => libelle.toLowerCase());
    expect(noms).toEqual(noms.toSorted());
    const tous = [
      comptes,
      (await lister(dj56, { page: 2 })).comptes,
      (await lister(dj56, { page: 3 })).comptes,
    ];
    expect(new Set(tous.flat().map(({ id }) => id)).size).toBe(52);
  });

  test('those the delegate acted for', async () => {
    const { comptes, total } = await lister(dj56, { liste: 'recents' });
    expect([comptes.map(({ code }) => code), total]).toEqual([['C002'], 1]);
  });

  test('those the delegate keeps at hand, until they no longer do', async () => {
    const epingler = (epingle: boolean) =>
      dk07.call('PUT', `/api/delegue/comptes/${equipe.morel}/epingle`, envoi({ epingle }));
    expect((await epingler(true)).status).toBe(204);
    expect((await epingler(true)).status).toBe(204);
    const { comptes } = await lister(dk07, { liste: 'epingles' });
    expect(comptes).toMatchObject([{ code: 'C001', epingle: true }]);
    expect((await lister(dj56, { recherche: 'morel' })).comptes[0]?.epingle).toBe(false);
    await epingler(false);
    expect((await lister(dk07, { liste: 'epingles' })).comptes).toEqual([]);
  });

  test('those near the delegate, nearest first, with their distance', async () => {
    // In Angers.
    const { comptes } = await lister(dj56, {
      liste: 'proches',
      latitude: 47.472,
      longitude: -0.552,
    });
    expect(comptes.map(({ code, distance }) => [code, distance])).toEqual([
      ['C002', 0],
      ['C001', 81],
    ]);
  });
});

describe('the card of a customer', () => {
  const fiche = (who: Visitor, id: number) =>
    read<FicheClient>(who.call('GET', `/api/delegue/comptes/${id}`));

  test('shows how they stand, in their currency', async () => {
    await equipe.pool.execute(sql`
      insert into compte_situation (compte_id, derniere_commande_le, derniere_commande_montant,
        chiffre_affaires, chiffre_affaires_precedent, encours, retard, plafond_credit)
      values (${equipe.lemaire}, '2026-10-02', 812.5, 12400, 9800.75, 1500, 320.4, null)`);
    expect(await fiche(dj56, equipe.lemaire)).toMatchObject({
      compte: { code: 'C002', bloque: true, utilisateurs: 1 },
      derniereCommande: { le: '2026-10-02', montant: { montant: '812.5000', devise: 'GBP' } },
      chiffreAffaires: {
        courant: { montant: '12400.0000', devise: 'GBP' },
        precedent: { montant: '9800.7500' },
      },
      retard: { montant: '320.4000' },
      plafondCredit: null,
      devisQuiExpirent: 0,
    });
  });

  test('of whom nothing is known yet is all zero', async () => {
    expect(await fiche(dj56, equipe.morel)).toMatchObject({
      derniereCommande: null,
      encours: { montant: '0.0000', devise: 'EUR' },
      habitudesDues: [],
    });
  });

  test('names what they buy regularly and should need again', async () => {
    await equipe.pool.execute(sql`
      insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
      values (${equipe.morel}, ${equipe.vis}, 12, 60, current_date - 60),
        (${equipe.morel}, ${equipe.perceuse}, 2, 2, current_date - 600)`);
    await equipe.pool.execute(sql`select refaire_habitudes(${equipe.morel}::int)`);
    const { habitudesDues } = await fiche(dk07, equipe.morel);
    expect(habitudesDues).toMatchObject([
      { articleId: equipe.vis, reference: 'VBF-05060-ZJ', quantite: 5 },
    ]);
    // Bought again last week: not due.
    await equipe.pool.execute(sql`update achat set dernier_le = current_date - 7`);
    await equipe.pool.execute(sql`select refaire_habitudes(${equipe.morel}::int)`);
    expect((await fiche(dk07, equipe.morel)).habitudesDues).toEqual([]);
  });

  test('counts the lines of the baskets of its people', async () => {
    const acheteur = await signIn(equipe, MOREL);
    await acheteur.call('PUT', `/api/panier/articles/${equipe.vis}`);
    expect((await fiche(dk07, equipe.morel)).lignesPanier).toBe(1);
  });
});

test('the people of a customer are those one can act for', async () => {
  const utilisateurs = (who: Visitor, query = '') =>
    read<{ email: string }[]>(who.call('GET', `/api/delegue/utilisateurs${query}`));
  expect(await utilisateurs(dk07)).toEqual([]);
  const deMorel = await utilisateurs(dk07, `?compteId=${equipe.morel}`);
  expect(deMorel).toMatchObject([
    { email: PATRON, role: 'administrateur', consultation: false },
    { email: MOREL, role: 'acheteur' },
  ]);
  const agissant = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
  expect(await utilisateurs(agissant)).toMatchObject([{ email: LEMAIRE, consultation: true }]);
});
