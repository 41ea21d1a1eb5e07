/** What belongs to a company is nobody else's: every call that names such a thing, and every answer. */
import type { CallShape } from '@comptoir/contract/http/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { etatDeLemaire, remplirLemaire, type BiensDeLemaire } from './biens-de-lemaire.ts';
import { listCalls, nameOf } from './calls.ts';
import { ESSAIS } from './essais-objets.ts';

const CALLS = await listCalls();

/** The catalogue, the stores and what the company writes or asks are everyone’s. */
const PUBLICS =
  /^\/api\/(actualites|articles|catalogue|contenus|documentations|faq|magasins|marques|offres|produits|promotions|services-rapido|sondages|univers-metier)\b/;
const CHAMPS_PUBLICS = ['magasinId', 'articleId', 'produitId', 'noeudId', 'noeudIds', 'marqueIds'];
/** Whoever holds one of these may use it: that is what they are for. */
const SECRETS = [
  'POST /api/comptes/activation jeton',
  'POST /api/mot-de-passe/reinitialisation jeton',
  'POST /api/mot-de-passe/reinitialisation/verification jeton',
  'POST /api/session/qr/{code}/consommer code',
  'GET /api/remises/{jeton} jeton',
  'GET /api/devis-recu/{jeton} jeton',
  'GET /api/devis-recu/{jeton}/pdf jeton',
  'POST /api/devis-recu/{jeton}/accepter jeton',
  'POST /api/devis-recu/{jeton}/lecture jeton',
  'POST /api/devis-recu/{jeton}/question jeton',
  'POST /api/devis-recu/{jeton}/refuser jeton',
];
/** An article, in the basket of whoever asks. */
const ARTICLES = ['PUT /api/panier/articles/{id} id', 'PATCH /api/panier/articles/{id} id'];

/** Fields that name something, and what they name is not everyone's. */
function champsPrives(call: CallShape): string[] {
  if (PUBLICS.test(call.path)) return [];
  return [call.params, call.query, call.body]
    .flatMap((part) => namesOf(part))
    .filter((champ) => /(^id|Ids?|^ids|^jeton|^code)$/.test(champ))
    .filter((champ) => !CHAMPS_PUBLICS.includes(champ))
    .map((champ) => `${nameOf(call)} ${champ}`)
    .filter((champ) => ![...SECRETS, ...ARTICLES].includes(champ));
}

function namesOf(schema: unknown): string[] {
  const { properties, items } = (schema ?? {}) as { properties?: object; items?: unknown };
  return items === undefined ? Object.keys(properties ?? {}) : namesOf(items);
}

let equipe: Equipe;
const qui = new Map<string, Visitor>();
const NOMS = ['visiteur', 'acheteur', 'administrateur', 'delegue', 'delegue qui agit'];

let sien: BiensDeLemaire;

beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  await buildLieux(equipe.pool, equipe.vis);
  await insertPorts(equipe.pool);
  qui.set('visiteur', await newVisitor(equipe.api.url));
  qui.set('acheteur', await signIn(equipe, MOREL));
  qui.set('administrateur', await signIn(equipe, PATRON));
  qui.set('delegue', await signIn(equipe, 'DK07'));
  qui.set('delegue qui agit', await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL));
  sien = await remplirLemaire(equipe);
  await qui.get('acheteur')?.call('PUT', `/api/panier/articles/${equipe.vis}`);
});
afterAll(() => equipe.api.close());

describe('a call that names something of a company', () => {
  test.each(CALLS.flatMap(champsPrives))('%s has its test here', (champ) => {
    expect(Object.keys(ESSAIS)).toContain(champ);
  });

  test.each(Object.entries(ESSAIS))(
    '%s: refused to others, and nothing changes',
    async (_champ, essai) => {
      const avant = await etatDeLemaire(equipe.pool, sien);
      const who = qui.get(essai.par);
      if (!who) throw new Error(essai.par);
      const answer = await essai.faire(who, { equipe, sien });
      const texte = await answer.text();
      expect(JSON.parse(texte)).toMatchObject(essai.reponse);
      expect(texte).not.toMatch(/lemaire/i);
      expect(await etatDeLemaire(equipe.pool, sien)).toBe(avant);
    },
  );
});

describe('no answer tells of another company', () => {
  const LECTURES = CALLS.filter(({ method }) => method === 'GET');
  const SIGNES = /lemaire|C002|0?241000000/i;

  /** As much of it as can be asked for without knowing more than identifiers. */
  function pathsOf({ path, query }: CallShape): string[] {
    const bare = path.replace(/\{(\w+)\}/g, () => String(sien.compte));
    const noms = namesOf(query);
    const plus = [
      ...(noms.includes('compteId') ? [`${bare}?compteId=${sien.compte}`] : []),
      ...(noms.includes('recherche')
        ? [`${bare}?recherche=lemaire`, `${bare}?recherche=C002`]
        : []),
      ...(noms.includes('liste') ? [`${bare}?liste=proches&latitude=47.47&longitude=-0.55`] : []),
    ];
    return [bare, ...plus];
  }

  test.each(LECTURES.map((call) => [nameOf(call), call] as const))('%s', async (_nom, call) => {
    for (const nom of NOMS) {
      for (const path of pathsOf(call)) {
        const answer = await qui.get(nom)?.call('GET', path);
        expect(await answer?.text(), `${nom} ${path}`).not.toMatch(SIGNES);
      }
    }
  });

  test('while those who may read it do', async () => {
    const dj56 = await signIn(equipe, 'DJ56');
    const trouve = await (await dj56.call('GET', '/api/delegue/comptes?recherche=lemaire')).text();
    expect(trouve).toMatch(SIGNES);
    const lemaire = await signIn(equipe, LEMAIRE);
    expect(await (await lemaire.call('GET', '/api/profil')).text()).toMatch(SIGNES);
  });
});
