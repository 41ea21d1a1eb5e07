import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { lireAccueil } from '@comptoir/contract/accueil/accueil.contract.ts';
import type {
  lireAccueilPersonnel,
  listerHabitudes,
} from '@comptoir/contract/accueil/personnel.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor } from '../visitors.ts';

type Accueil = CallAnswer<typeof lireAccueil>;
type Personnel = CallAnswer<typeof lireAccueilPersonnel>;

const ACHETEUR = 'acheteur@menuiserie-morel.test';

describe('the home page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({}, { demo: true });
  });
  afterAll(() => api.close());

  const read = async (langue = 'fr'): Promise<Accueil> => {
    const answer = await fetch(`${api.url}/api/accueil`, {
      headers: { 'accept-language': langue },
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Accueil;
  };

  it('shows the blocks of the database in their order, in the language asked', async () => {
    const genres = await api.pool.query<{ genre: string }>(
      sql`select genre from bloc_accueil order by rang`,
    );
    const fr = await read('fr');
    expect(fr.blocs.map(({ genre }) => genre)).toEqual(genres.map(({ genre }) => genre));
    const es = await read('es');
    expect(es.blocs[0]?.titre).toBe('Catálogo');
    expect(fr.blocs[0]?.titre).toBe('Catalogue');
  });

  it('illustrates every category and the promise, in every language', async () => {
    for (const langue of ['fr', 'en', 'es']) {
      const { blocs, vitrine } = await read(langue);
      const categories = blocs.find((bloc) => bloc.genre === 'categories')?.categories ?? [];
      expect(categories.length).toBe(13);
      const fichiers = categories.map(({ illustration }) => illustration?.fichier);
      expect(new Set(fichiers).size).toBe(13);
      expect(fichiers).not.toContain(undefined);
      expect(vitrine?.large.fichier).toMatch(/^accueil[.]/);
      expect(vitrine?.bande.fichier).toMatch(/^accueil[.]/);
    }
  });

  it('counts what it says of the shop', async () => {
    const { chiffres } = await read();
    const compte = await api.pool.one<{ articles: number; magasins: number; avis: number }>(sql`
      select (select count(*)::int from article where not retire) as articles,
             (select count(*)::int from magasin where actif and type = 'magasin') as magasins,
             (select count(*)::int from avis where statut = 'publie') as avis`);
    expect(chiffres.articles).toBe(compte.articles);
    expect(chiffres.magasins).toBe(compte.magasins);
    expect(chiffres.note?.nombre).toBe(compte.avis);
    expect(chiffres.enStock).toBeLessThanOrEqual(chiffres.articles);
  });

  it('offers articles under promotion only, none twice, and keeps them out of the best sold', async () => {
    const { blocs } = await read();
    const offres = blocs.find((bloc) => bloc.genre === 'offres');
    const ventes = blocs.find((bloc) => bloc.genre === 'ventes');
    expect(offres?.articles.length).toBe(5);
    for (const { tarif } of offres?.articles ?? []) expect(tarif?.promotion).not.toBeNull();
    const ids = [...(offres?.articles ?? []), ...(ventes?.articles ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows a block from its first day to its last', async () => {
    await api.pool.execute(sql`
      insert into bloc_accueil (genre, rang, titre_fr, titre_en, titre_es, debut, fin, reglages)
      values ('annonce', -1, 'Hier', 'Yesterday', 'Ayer', current_date - 9, current_date - 1, '{}'),
             ('annonce', -1, 'Ce mois', 'This month', 'Este mes', current_date - 1,
              current_date + 1, '{"lien": {"fr": "Voir", "en": "See", "es": "Ver"},
                "chemin": {"fr": "/faq", "en": "/faq", "es": "/faq"}}')`);
    const [premier] = (await read('en')).blocs;
    expect(premier).toMatchObject({
      genre: 'annonce',
      titre: 'This month',
      lien: 'See',
      chemin: '/faq',
    });
    await api.pool.execute(sql`delete from bloc_accueil where genre = 'annonce'`);
  });

  it('shows a buyer what to take up again, of their company alone', async () => {
    const buyer = await newBuyer(api, ACHETEUR);
    const answer = await buyer.call('GET', '/api/accueil/personnel');
    expect(answer.status).toBe(200);
    const { enCours, nombreEnCours, aRefaire, devis, habitudes, nombreHabitudes, jour } =
      (await answer.json()) as Personnel;
    const siennes = await api.pool.query<{ key: string; etat: string }>(sql`
      select c.cle as key, c.etat
        from commande c
        join utilisateur u on u.compte_id = c.compte_id
       where u.email = ${ACHETEUR}`);
    const cles = siennes.map(({ key }) => key);
    const ouvertes = siennes.filter(({ etat }) =>
      ['validee', 'en-preparation', 'expediee-partiellement', 'expediee'].includes(etat),
    );
    expect(nombreEnCours).toBe(ouvertes.length);
    expect(ouvertes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(enCours.map(({ key }) => key)),
    );
    expect(enCours.map(({ prevueLe }) => prevueLe)).toEqual(
      enCours.map(({ prevueLe }) => prevueLe).toSorted(),
    );
    expect(aRefaire.length).toBeGreaterThan(0);
    for (const { key, images } of aRefaire) {
      expect(cles).toContain(key);
      expect(images.length).toBeGreaterThan(0);
    }
    for (const { valableJusqu } of devis) expect(valableJusqu ?? '').toMatch(/^\d{4}/);
    for (const { quantite, dernierLe } of habitudes) {
      expect(quantite).toBeGreaterThan(0);
      expect(dernierLe < jour).toBe(true);
    }
    // Some of them are shown; their number is that of the page of habits.
    const { total } = (await (
      await buyer.call('GET', '/api/habitudes-achats?etat=due')
    ).json()) as { total: number };
    expect(total).toBeGreaterThan(habitudes.length);
    expect(nombreHabitudes).toBe(total);
  });

  it('takes what was ordered today for bought: it is due no longer', async () => {
    const buyer = await newBuyer(api, ACHETEUR);
    const dues = async () => {
      const answer = await buyer.call('GET', '/api/accueil/personnel');
      const { habitudes } = (await answer.json()) as Personnel;
      return habitudes.map(({ article }) => article.id);
    };
    const refaire = () =>
      api.pool.execute(sql`
        select refaire_habitudes(compte_id) from utilisateur where email = ${ACHETEUR}`);
    const [premiere = 0, ...autres] = await dues();
    expect(premiere).toBeGreaterThan(0);
    await api.pool.execute(sql`
      with derniere as (
        update commande
           set passee_le = now()
         where id = (
           select c.id from commande c join utilisateur u on u.compte_id = c.compte_id
            where u.email = ${ACHETEUR} and c.etat not in ('annulee', 'refusee')
            order by c.id limit 1)
        returning id
      )
      update commande_ligne
         set article_id = ${premiere}
       where id = (select min(l.id) from commande_ligne l join derniere d on d.id = l.commande_id)`);
    await refaire();
    expect(await dues()).not.toContain(premiere);
    // A day of an order given up is none.
    await api.pool.execute(sql`
      update commande set etat = 'annulee'
       where id in (select commande_id from commande_ligne where article_id = ${premiere})
         and passee_le > now() - interval '1 hour'`);
    await refaire();
    expect((await dues()).slice(0, autres.length + 1)).toEqual([premiere, ...autres]);
  });

  it('lists what a company buys most of one category, and nobody else’s', async () => {
    const { id: noeudId } = await api.pool.one<{ id: number }>(sql`
      select id from noeud where niveau = 1 order by gauche limit 1`);
    const lister = async (email: string) => {
      const buyer = await newBuyer(api, email);
      const answer = await buyer.call('GET', `/api/accueil/habitudes?noeudId=${noeudId}`);
      expect(answer.status).toBe(200);
      const { habitudes } = (await answer.json()) as CallAnswer<typeof listerHabitudes>;
      return habitudes.map(({ article }) => article.id);
    };
    const siennes = await lister(ACHETEUR);
    expect(siennes.length).toBe(3);
    const attendues = await api.pool.query<{ id: number }>(sql`
      select h.article_id as id
        from habitude h
        join utilisateur u on u.compte_id = h.compte_id
        join article a on a.id = h.article_id and not a.retire
        join produit p on p.id = a.produit_id
        join noeud n on n.id = p.noeud_id
        join noeud c on c.id = ${noeudId} and n.gauche between c.gauche and c.droite
       where u.email = ${ACHETEUR}
       order by h.nombre desc, h.dernier_le desc, a.id
       limit 3`);
    expect(siennes).toEqual(attendues.map(({ id }) => id));
    expect(await lister('contact@couverture-lemaire.test')).not.toEqual(siennes);
  });

  it('leads a buyer to the survey that ends first of those they did not answer', async () => {
    const buyer = await newBuyer(api, ACHETEUR);
    const lireSondage = async () => {
      const answer = await buyer.call('GET', '/api/accueil/personnel');
      return ((await answer.json()) as Personnel).sondage;
    };
    await api.pool.execute(sql`
      delete from sondage_reponse
       where utilisateur_id = (select id from utilisateur where email = ${ACHETEUR})`);
    const ouverts = await api.pool.query<{ id: number }>(sql`
      select id from sondage
       where (now() at time zone 'Europe/Paris')::date between debut and fin
       order by fin, id`);
    expect(ouverts.length).toBeGreaterThan(0);
    for (const { id } of ouverts) {
      expect(await lireSondage()).toMatchObject({ id, etat: 'ouvert' });
      await api.pool.execute(sql`
        insert into sondage_reponse (sondage_id, utilisateur_id)
        select ${id}, id from utilisateur where email = ${ACHETEUR}`);
    }
    expect(await lireSondage()).toBeNull();
  });

  it('leads a delegate who acts for a buyer to no survey: they answer for nobody', async () => {
    const agissant = await newBuyer(api, 'admin@menuiserie-morel.test');
    const lireSondage = async () =>
      ((await (await agissant.call('GET', '/api/accueil/personnel')).json()) as Personnel).sondage;
    expect(await lireSondage()).not.toBeNull();
    await api.pool.execute(sql`
      update session
         set delegue_id = (select id from delegue where code = 'DJ56')
       where utilisateur_id = (select id from utilisateur
                                where email = 'admin@menuiserie-morel.test')`);
    expect(await lireSondage()).toBeNull();
  });

  it('tells nothing of the kind to a visitor', async () => {
    const visitor = await newVisitor(api.url);
    expect((await visitor.call('GET', '/api/accueil/personnel')).status).toBe(401);
    expect((await fetch(`${api.url}/api/accueil/personnel`)).status).toBe(401);
  });
});
