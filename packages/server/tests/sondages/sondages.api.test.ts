import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  lireSondage,
  listerSondages,
  Participation,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { connecter } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import {
  CHOIX,
  ID,
  insertQuestions,
  insertSondage,
  QUESTIONS,
  repondre,
  REPONSES,
} from './sondages-de-test.ts';

type Sondage = CallAnswer<typeof lireSondage>;

let equipe: Equipe;
let url: string;
let maintenant: Date;
beforeAll(async () => {
  equipe = await startEquipe({ suivi: true, now: () => maintenant });
  ({ url } = equipe.api);
  await insertSondage(equipe.pool);
  await insertQuestions(equipe.pool);
  await insertSondage(equipe.pool, { id: 8, debut: '2020-01-06', fin: '2020-01-31' });
  await insertSondage(equipe.pool, { id: 9, debut: '2026-04-01', fin: '2026-04-30' });
});
beforeEach(() => {
  maintenant = new Date('2026-03-10T09:00:00+01:00');
});
afterAll(() => equipe.api.close());

async function read<T>(path: string, langue = 'fr'): Promise<T> {
  const answer = await fetch(url + path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function participation(who: Visitor): Promise<Participation> {
  return (await (
    await who.call('GET', `/api/sondages/${ID}/participation`)
  ).json()) as Participation;
}

async function refuse(answer: Promise<Response>) {
  const response = await answer;
  const { code, data } = (await response.json()) as { code: string; data: object };
  return { status: response.status, code, data };
}

const vider = () => equipe.pool.execute(sql`delete from sondage_reponse`);

describe('reading', () => {
  test('a survey tells its questions in the language asked, its days, and no results while it is open', async () => {
    const sondage = await read<Sondage>(`/api/sondages/${ID}`, 'en');
    expect(sondage).toMatchObject({
      sondage: { id: ID, titre: 'Morning opening', etat: 'ouvert', fin: '2026-03-27' },
      slugs: { fr: 'ouverture', en: 'opening', es: 'apertura' },
      texte: 'Tell us.',
      jour: '2026-03-10',
      resultats: null,
    });
    expect(sondage.questions.map(({ genre, maximum }) => [genre, maximum])).toEqual([
      ['choix', null],
      ['choix-multiple', null],
      ['echelle', 5],
      ['texte', null],
    ]);
    expect(sondage.questions[0]?.choix).toEqual([
      { id: CHOIX.six, libelle: '6 am' },
      { id: CHOIX.sept, libelle: '7 am' },
    ]);
  });

  test('those to come are not listed, those that can be answered come first', async () => {
    const { sondages } = await read<CallAnswer<typeof listerSondages>>('/api/sondages');
    expect(sondages.map(({ id, etat }) => [id, etat])).toEqual([
      [ID, 'ouvert'],
      [8, 'clos'],
    ]);
    expect((await read<Sondage>('/api/sondages/8')).autres.map(({ id }) => id)).toEqual([ID]);
    expect((await read<Sondage>(`/api/sondages/${ID}`)).autres).toEqual([]);
  });

  test('its first and last days are days of it, by the clock in Paris', async () => {
    const etatLe = async (instant: string) => {
      maintenant = new Date(instant);
      return (await read<Sondage>(`/api/sondages/${ID}`)).sondage.etat;
    };
    expect(await etatLe('2026-03-01T23:59:00+01:00')).toBe('a-venir');
    expect(await etatLe('2026-03-02T00:00:00+01:00')).toBe('ouvert');
    expect(await etatLe('2026-03-27T23:59:00+01:00')).toBe('ouvert');
    expect(await etatLe('2026-03-28T00:00:00+01:00')).toBe('clos');
  });

  test('an unknown survey is not found', async () => {
    expect((await fetch(`${url}/api/sondages/99`)).status).toBe(404);
    const who = await newVisitor(url);
    expect(await refuse(repondre(who, [], 99))).toMatchObject({ code: 'introuvable' });
    expect(await refuse(who.call('GET', '/api/sondages/99/participation'))).toMatchObject({
      status: 404,
    });
  });

  test('a change of a survey is told at once', async () => {
    const titre = async () => (await read<Sondage>(`/api/sondages/${ID}`)).sondage.titre;
    expect(await titre()).toBe('Ouverture du matin');
    await equipe.pool.execute(sql`update sondage set titre_fr = 'À 6 h ?' where id = ${ID}`);
    await expect.poll(titre).toBe('À 6 h ?');
  });

  test('it is in the site maps once it has begun', async () => {
    const plan = await (await fetch(`${url}/sitemaps/en-sondages-1.xml`)).text();
    expect(plan).toContain(`/en/sondages/opening/8</loc>`);
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain('/fr-sondages-1.xml');
  });
});

describe('answering', () => {
  beforeEach(vider);

  test('who answered sees figures at once, without anyone’s words', async () => {
    const marie = await newVisitor(url);
    const answer = await repondre(marie);
    expect(answer.status).toBe(200);
    const paul = await newVisitor(url);
    await repondre(paul, [
      { questionId: QUESTIONS.heure, choixIds: [CHOIX.six] },
      { questionId: QUESTIONS.services, choixIds: [CHOIX.cafe, CHOIX.casiers] },
      { questionId: QUESTIONS.accueil, note: 1 },
    ]);
    const vu = await participation(marie);
    expect(vu).toEqual({
      aRepondu: true,
      resultats: {
        reponses: 2,
        questions: [
          {
            questionId: QUESTIONS.heure,
            reponses: 2,
            choix: [
              { choixId: CHOIX.six, nombre: 2 },
              { choixId: CHOIX.sept, nombre: 0 },
            ],
            notes: [],
            moyenne: null,
          },
          {
            questionId: QUESTIONS.services,
            reponses: 1,
            choix: [
              { choixId: CHOIX.cafe, nombre: 1 },
              { choixId: CHOIX.quai, nombre: 0 },
              { choixId: CHOIX.casiers, nombre: 1 },
            ],
            notes: [],
            moyenne: null,
          },
          {
            questionId: QUESTIONS.accueil,
            reponses: 2,
            choix: [],
            notes: [1, 0, 0, 1, 0],
            moyenne: '2.50',
          },
          { questionId: QUESTIONS.remarque, reponses: 1, choix: [], notes: [], moyenne: null },
        ],
      },
    });
    expect(JSON.stringify(vu)).not.toContain('portail');
    const textes = await equipe.pool.query(
      sql`select texte from sondage_valeur where texte is not null`,
    );
    expect(textes).toEqual([{ texte: 'Le portail' }]);
  });

  test('nobody sees results, or that another answered, before they did', async () => {
    await repondre(await newVisitor(url));
    expect(await participation(await newVisitor(url))).toEqual({
      aRepondu: false,
      resultats: null,
    });
    expect((await read<Sondage>(`/api/sondages/${ID}`)).resultats).toBeNull();
  });

  test('once it is over everyone sees its results, and nobody answers', async () => {
    await repondre(await newVisitor(url));
    maintenant = new Date('2026-03-28T08:00:00+01:00');
    expect((await read<Sondage>(`/api/sondages/${ID}`)).resultats?.reponses).toBe(1);
    const tard = await newVisitor(url);
    expect((await participation(tard)).resultats?.reponses).toBe(1);
    expect(await refuse(repondre(tard))).toEqual({
      status: 409,
      code: 'sondage-clos',
      data: { fin: '2026-03-27' },
    });
  });

  test('a survey to come takes no answer', async () => {
    expect(await refuse(repondre(await newVisitor(url), [], 9))).toEqual({
      status: 409,
      code: 'sondage-a-venir',
      data: { debut: '2026-04-01' },
    });
  });

  test('the same answers sent again, even at once, count once; others are refused', async () => {
    const who = await newVisitor(url);
    const answers = await Promise.all(Array.from({ length: 4 }, () => repondre(who)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await participation(who)).resultats?.reponses).toBe(1);
    const autres = [{ questionId: QUESTIONS.heure, choixIds: [CHOIX.sept] }, ...REPONSES.slice(1)];
    expect(await refuse(repondre(who, autres))).toMatchObject({
      status: 409,
      code: 'sondage-deja-repondu',
    });
    // A lost answer may be asked for again after the last day.
    maintenant = new Date('2026-03-28T08:00:00+01:00');
    expect((await repondre(who)).status).toBe(200);
  });

  test('a person answers once, whatever the device; a colleague for themselves', async () => {
    const bureau = await signIn(equipe, MOREL);
    const atelier = await signIn(equipe, MOREL);
    const autres = [{ questionId: QUESTIONS.heure, choixIds: [CHOIX.sept] }, ...REPONSES.slice(1)];
    const [un, deux] = await Promise.all([repondre(bureau), repondre(atelier, autres)]);
    expect([un.status, deux.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await participation(atelier)).aRepondu).toBe(true);
    const collegue = await signIn(equipe, PATRON);
    expect((await participation(collegue)).aRepondu).toBe(false);
    expect((await repondre(collegue)).status).toBe(200);
    expect((await participation(bureau)).resultats?.reponses).toBe(2);
  });

  test('who answered as a visitor and then signs in has answered', async () => {
    const visiteur = await newVisitor(url);
    await repondre(visiteur);
    const connu = await connecter(url, { identifiant: LEMAIRE }, visiteur);
    expect((await participation(connu)).aRepondu).toBe(true);
  });

  test('a delegate answers for nobody', async () => {
    const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
    expect(await refuse(repondre(agissant))).toMatchObject({ status: 403, code: 'acces-interdit' });
    expect((await agissant.call('GET', `/api/sondages/${ID}/participation`)).status).toBe(403);
  });

  test('answers that cannot be are refused question by question, and nothing is kept', async () => {
    const who = await newVisitor(url);
    const { heure, services, accueil, remarque } = QUESTIONS;
    const faux = [
      { questionId: heure, choixIds: [CHOIX.cafe] },
      { questionId: services, choixIds: [CHOIX.quai, CHOIX.quai] },
      { questionId: accueil, note: 6 },
      { questionId: remarque, texte: 'a'.repeat(1001) },
      { questionId: 999, texte: 'De qui ?' },
    ];
    expect(await refuse(repondre(who, faux))).toEqual({
      status: 422,
      code: 'reponses-invalides',
      data: {
        erreurs: [
          { questionId: 999, raison: 'question-impossible' },
          { questionId: heure, raison: 'choix-impossible' },
          { questionId: services, raison: 'choix-impossible' },
          { questionId: accueil, raison: 'hors-echelle' },
          { questionId: remarque, raison: 'texte-trop-long' },
        ],
      },
    });
    expect(await refuse(repondre(who, []))).toMatchObject({
      code: 'reponses-invalides',
      data: {
        erreurs: [
          { questionId: heure, raison: 'manque' },
          { questionId: accueil, raison: 'manque' },
        ],
      },
    });
    expect(await refuse(repondre(who, 'oui'))).toMatchObject({ code: 'requete-invalide' });
    expect(await participation(who)).toEqual({ aRepondu: false, resultats: null });
  });
});
