/** What belongs to a company is nobody else's: every call that names such a thing, and every answer. */
import type { CallShape } from '@comptoir/contract/http/call.ts';
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { newJeton } from '../../src/session/jeton.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { demanderDevis } from '../devis/devis-de-test.ts';
import { agirPour, envoi, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { MOT_DE_PASSE } from '../identite/personnes.ts';
import { ATELIER, insertPorts } from '../livraison/livraisons.ts';
import {
  insertCoupon,
  insertGoodies,
  insertGroupe,
  insertPromotion,
  type GoodiesDeTest,
} from '../promotions/promotions.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { listCalls, nameOf } from './calls.ts';

const CALLS = await listCalls();

/** The catalogue, the stores and what the company writes or asks are everyone’s. */
const PUBLICS =
  /^\/api\/(actualites|articles|catalogue|contenus|documentations|faq|magasins|marques|offres|produits|promotions|services-rapido|sondages|univers-metier)\b/;
const CHAMPS_PUBLICS = ['magasinId', 'articleId', 'produitId', 'noeudId'];
/** Whoever holds one of these may use it: that is what they are for. */
const SECRETS = [
  'POST /api/comptes/activation jeton',
  'POST /api/mot-de-passe/reinitialisation jeton',
  'POST /api/mot-de-passe/reinitialisation/verification jeton',
  'POST /api/session/qr/{code}/consommer code',
  'GET /api/remises/{jeton} jeton',
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

/** Things of Lemaire. */
let sien: {
  compte: number;
  personne: number;
  candidat: number;
  chantier: number;
  ligne: number;
  liste: number;
  projet: number;
  message: number;
  adresse: number;
  devis: { key: string; ligne: number };
  qr: string;
  goodies: GoodiesDeTest;
};

beforeAll(async () => {
  equipe = await startEquipe({ index: true });
  await buildLieux(equipe.pool, equipe.vis);
  await insertPorts(equipe.pool);
  qui.set('visiteur', await newVisitor(equipe.api.url));
  qui.set('acheteur', await signIn(equipe, MOREL));
  qui.set('administrateur', await signIn(equipe, PATRON));
  qui.set('delegue', await signIn(equipe, 'DK07'));
  qui.set('delegue qui agit', await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL));
  sien = await remplirLemaire();
  await qui.get('acheteur')?.call('PUT', `/api/panier/articles/${equipe.vis}`);
});
afterAll(() => equipe.api.close());

async function remplirLemaire() {
  const { pool, lemaire: compte, personnes } = equipe;
  const lui = await agirPour(equipe, await signIn(equipe, 'DT11'), LEMAIRE);
  await lui.call(
    'PUT',
    '/api/panier/articles?chantier=Toiture%20Lemaire',
    envoi([{ articleId: equipe.vis, quantite: 3 }]),
  );
  const devis = await demanderPourLemaire(lui);
  const { id: candidat } = await pool.one<{ id: number }>(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role, etat)
    values (${compte}, 'candidat@lemaire.test', 'Lemaire', 'Zoé', 'acheteur', 'attente')
    returning id`);
  const { id: chantier } = await pool.one<{ id: number }>(
    sql`select id from chantier where libelle = 'Toiture Lemaire'`,
  );
  const { id: ligne } = await pool.one<{ id: number }>(
    sql`select id from panier_ligne where chantier_id = ${chantier}`,
  );
  const { id: liste } = await pool.one<{ id: number }>(sql`
    insert into liste_achats (utilisateur_id, libelle)
    values (${personnes[LEMAIRE] ?? 0}, 'Liste Lemaire')
    returning id`);
  const { id: projet } = await pool.one<{ id: number }>(sql`
    insert into rapido_projet (utilisateur_id, chantier_id, libelle, etat)
    values (${personnes[LEMAIRE] ?? 0}, ${chantier}, 'Projet Lemaire', 'valide')
    returning id`);
  const { id: message } = await pool.one<{ id: number }>(sql`
    insert into message (session_id, niveau, texte)
    select s.id, 'info', '{"fr": "Pour Lemaire", "en": "For Lemaire", "es": "Para Lemaire"}'
      from session s where utilisateur_id = ${personnes[LEMAIRE] ?? 0} limit 1
    returning id`);
  const { id: adresse } = await pool.one<{ id: number }>(sql`
    insert into adresse_livraison (compte_id, libelle, ligne1, code_postal, ville)
    values (${compte}, 'Toiture Lemaire', '2 rue Lemaire', '49000', 'Angers')
    returning id`);
  const { token: code, hash } = newJeton();
  await pool.execute(sql`
    insert into lien_unique (jeton_hash, usage, utilisateur_id, expire_le)
    values (${hash}, 'qr', ${personnes[LEMAIRE] ?? 0}, now() + interval '1 hour')`);
  return {
    compte,
    personne: personnes[LEMAIRE] ?? 0,
    candidat,
    chantier,
    ligne,
    liste,
    projet,
    message,
    adresse,
    qr: code,
    devis,
    goodies: await promouvoirLemaire(),
  };
}

/** A quote asked for by the delegate of Lemaire, whose basket keeps other lines. */
async function demanderPourLemaire(lui: Visitor): Promise<{ key: string; ligne: number }> {
  const { id, key } = await demanderDevis(equipe, lui, { delegueId: equipe.dt11, email: LEMAIRE });
  const { ligne } = await equipe.pool.one<{ ligne: number }>(
    sql`select min(id) as ligne from devis_ligne where devis_id = ${id}`,
  );
  await lui.call(
    'PUT',
    '/api/panier/articles?chantier=Toiture%20Lemaire',
    envoi([{ articleId: equipe.vis, quantite: 3 }]),
  );
  return { key, ligne };
}

/** A gift and a coupon kept for Lemaire. */
async function promouvoirLemaire(): Promise<GoodiesDeTest> {
  const { pool, lemaire } = equipe;
  await insertGroupe(pool, 'toitures', lemaire);
  const goodies = await insertGoodies(pool);
  const promotionId = await insertPromotion(pool, {
    code: 'Cadeau Lemaire',
    genre: 'cadeau',
    goodieId: goodies.polo,
    paliers: [['1', { cadeaux: 1 }]],
    groupe: 'toitures',
  });
  await insertCoupon(pool, { code: 'TOITURE', promotionId, compteId: lemaire });
  return goodies;
}

interface Essai {
  /** Who is let in by the call itself, and stands for another company. */
  par: string;
  faire: (who: Visitor) => Promise<Response>;
  /** What he is answered. */
  reponse: { code: CodeErreur } | { etat: 'perime' };
}

const ESSAIS: Record<string, Essai> = {
  'POST /api/devis/{key}/lignes/{ligneId}/refuser-prix ligneId': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/devis/${sien.devis.key}/lignes/${sien.devis.ligne}/refuser-prix`,
        envoi({ version: 1, prixSouhaite: null, precision: '' }),
      ),
    reponse: { code: 'introuvable' },
  },
  'POST /api/paiements/{id}/notification id': {
    par: 'acheteur',
    faire: (who) => who.call('POST', '/api/paiements/stripe/notification', envoi({})),
    reponse: { code: 'notification-refusee' },
  },
  'PUT /api/panier/articles chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'PUT',
        `/api/panier/articles?chantierId=${sien.chantier}`,
        envoi([{ articleId: equipe.vis, quantite: 1 }]),
      ),
    reponse: { code: 'introuvable' },
  },
  'PUT /api/panier/chantiers/{chantierId}/articles/{articleId} chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call('PUT', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/chantiers/{chantierId}/annuler-ajout chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/panier/chantiers/${sien.chantier}/annuler-ajout`,
        envoi([{ articleId: equipe.vis, quantite: 1 }]),
      ),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/panier/chantiers/{chantierId}/articles/{articleId} chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call('PATCH', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}?quantite=9`),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId}/articles/{articleId} chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call('DELETE', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}`),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/panier/chantiers/{chantierId}/articles/{articleId} ligneId': {
    par: 'acheteur',
    faire: async (who) => who.call('PATCH', `${await cheminAvecSaLigne(who)}&quantite=9`),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId}/articles/{articleId} ligneId': {
    par: 'acheteur',
    faire: async (who) => who.call('DELETE', await cheminAvecSaLigne(who)),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId}/articles chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call('DELETE', `/api/panier/chantiers/${sien.chantier}/articles`, envoi([equipe.vis])),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/chantiers/{chantierId}/articles/{articleId}/remplacer ligneId': {
    par: 'acheteur',
    faire: async (who) => {
      const [chemin, query] = (await cheminAvecSaLigne(who)).split('?');
      return who.call('POST', `${chemin}/remplacer?${query}&articleId=${equipe.perceuse}`);
    },
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/chantiers/{chantierId}/articles/{articleId}/remplacer chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}/remplacer?articleId=${equipe.perceuse}`,
      ),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/panier/chantiers/{chantierId} chantierId': {
    par: 'acheteur',
    faire: (who) => who.call('PATCH', `/api/panier/chantiers/${sien.chantier}?libelle=Pris`),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId} chantierId': {
    par: 'acheteur',
    faire: (who) => who.call('DELETE', `/api/panier/chantiers/${sien.chantier}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/lignes/deplacer ligneIds': {
    par: 'acheteur',
    faire: (who) =>
      who.call('POST', '/api/panier/lignes/deplacer', envoi({ ligneIds: [sien.ligne] })),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/lignes/deplacer chantierId': {
    par: 'acheteur',
    faire: async (who) => {
      const body = { ligneIds: [await ligneOf(who)], chantierId: sien.chantier };
      return who.call('POST', '/api/panier/lignes/deplacer', envoi(body));
    },
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/controler-coupon-reduction code': {
    par: 'acheteur',
    faire: (who) => who.call('POST', '/api/panier/controler-coupon-reduction?code=TOITURE'),
    reponse: { code: 'coupon-reserve' },
  },
  'GET /api/panier/goodies/{id}/variantes id': {
    par: 'acheteur',
    faire: (who) => who.call('GET', `/api/panier/goodies/${sien.goodies.polo}/variantes`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/goodies/{id}/modifier-variante id': {
    par: 'acheteur',
    faire: (who) => choisirVariante(who, sien.goodies),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/goodies/{id}/modifier-variante varianteId': {
    par: 'acheteur',
    faire: (who) => choisirVariante(who, sien.goodies),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/panier/importer?chantierId=${sien.chantier}`,
        envoi({ texte: 'VBF-05060-ZJ;1' }),
      ),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-bon-commande chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/panier/importer-bon-commande?chantierId=${sien.chantier}`,
        envoi({ fichier: { data: btoa('VBF-05060-ZJ;1') } }),
      ),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-liste listeId': {
    par: 'acheteur',
    faire: (who) => who.call('POST', `/api/panier/importer-liste?listeId=${sien.liste}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-liste chantierId': {
    par: 'acheteur',
    faire: async (who) => {
      const liste = await who.call('POST', '/api/listes-achats', envoi({ libelle: 'Les miens' }));
      const { id } = (await liste.json()) as { id: number };
      const query = `listeId=${id}&chantierId=${sien.chantier}`;
      return who.call('POST', `/api/panier/importer-liste?${query}`);
    },
    reponse: { code: 'introuvable' },
  },
  'POST /api/listes-achats/{id}/articles id': {
    par: 'acheteur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/listes-achats/${sien.liste}/articles`,
        envoi([{ articleId: equipe.vis, quantite: 1 }]),
      ),
    reponse: { code: 'introuvable' },
  },
  'GET /api/panier/export chantierId': {
    par: 'acheteur',
    faire: (who) => who.call('GET', `/api/panier/export?format=3&chantierId=${sien.chantier}`),
    reponse: { code: 'introuvable' },
  },
  'GET /api/panier/chantiers/{chantierId}/articles/{articleId}/equivalents chantierId': {
    par: 'acheteur',
    faire: (who) =>
      who.call('GET', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}/equivalents`),
    reponse: { code: 'introuvable' },
  },
  'HEAD /api/panier/rapido-projets/{id} id': {
    par: 'acheteur',
    // An answer to HEAD has no body: its status alone tells.
    faire: async (who) => {
      const { status } = await who.call('HEAD', `/api/panier/rapido-projets/${sien.projet}`);
      return Response.json({ code: status === 404 ? 'introuvable' : status });
    },
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/rapido-projets/{id} id': {
    par: 'acheteur',
    faire: (who) => who.call('DELETE', `/api/panier/rapido-projets/${sien.projet}`),
    reponse: { code: 'introuvable' },
  },
  'PUT /api/compte/adresses-livraison/{id} id': {
    par: 'acheteur',
    faire: (who) =>
      who.call('PUT', `/api/compte/adresses-livraison/${sien.adresse}`, envoi(ATELIER)),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/compte/adresses-livraison/{id} id': {
    par: 'acheteur',
    faire: (who) => who.call('DELETE', `/api/compte/adresses-livraison/${sien.adresse}`),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/piece-ouverte/livraison adresseId': {
    par: 'acheteur',
    faire: async (who) => {
      await who.call('POST', '/api/panier/transformer');
      return who.call('PATCH', '/api/piece-ouverte/livraison', envoi({ adresseId: sien.adresse }));
    },
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/piece-ouverte/references chantierId': {
    par: 'acheteur',
    faire: async (who) => {
      await who.call('POST', '/api/panier/transformer');
      return who.call(
        'PATCH',
        '/api/piece-ouverte/references',
        envoi({ chantierId: sien.chantier, referenceCommande: 'BC-12' }),
      );
    },
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/messages/{id} id': {
    par: 'acheteur',
    faire: (who) => who.call('DELETE', `/api/messages/${sien.message}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/session utilisateurId': {
    par: 'visiteur',
    faire: (who) =>
      who.call(
        'POST',
        '/api/session',
        envoi({ identifiant: MOREL, motDePasse: MOT_DE_PASSE, utilisateurId: sien.personne }),
      ),
    reponse: { code: 'choix-compte' },
  },
  'PUT /api/session/societe utilisateurId': {
    par: 'acheteur',
    faire: (who) =>
      who.call('PUT', '/api/session/societe', envoi({ utilisateurId: sien.personne })),
    reponse: { code: 'introuvable' },
  },
  'POST /api/compte/utilisateurs/{id}/reponse id': {
    par: 'administrateur',
    faire: (who) =>
      who.call(
        'POST',
        `/api/compte/utilisateurs/${sien.candidat}/reponse`,
        envoi({ accepte: true }),
      ),
    reponse: { code: 'introuvable' },
  },
  'GET /api/commandes auteurId': {
    par: 'acheteur',
    // Nobody of another company ordered anything here: the list is empty.
    faire: async (who) => {
      const answer = await who.call('GET', `/api/commandes?auteurId=${sien.personne}`);
      const { total } = (await answer.json()) as { total: number };
      return Response.json({ code: total === 0 ? 'introuvable' : total });
    },
    reponse: { code: 'introuvable' },
  },
  'GET /api/commandes/export auteurId': {
    par: 'acheteur',
    // The heading alone.
    faire: async (who) => {
      const query = `format=csv&auteurId=${sien.personne}`;
      const answer = await who.call('GET', `/api/commandes/export?${query}`);
      const { data } = (await answer.json()) as { data: string };
      const lignes = Buffer.from(data, 'base64').toString().trim().split('\r\n').length;
      return Response.json({ code: lignes === 1 ? 'introuvable' : lignes });
    },
    reponse: { code: 'introuvable' },
  },
  'PUT /api/compte/workflow-validation/{utilisateurId} utilisateurId': {
    par: 'administrateur',
    faire: (who) =>
      who.call(
        'PUT',
        `/api/compte/workflow-validation/${sien.personne}`,
        envoi({ limiteCommande: null, limiteMois: null, approbation: 'un', approbateurs: [] }),
      ),
    reponse: { code: 'introuvable' },
  },
  'GET /api/session/qr/{code} code': {
    par: 'acheteur',
    faire: (who) => who.call('GET', `/api/session/qr/${sien.qr}`),
    reponse: { etat: 'perime' },
  },
  'PUT /api/delegue/comptes/{id}/epingle id': {
    par: 'delegue',
    faire: (who) =>
      who.call('PUT', `/api/delegue/comptes/${sien.compte}/epingle`, envoi({ epingle: true })),
    reponse: { code: 'hors-portefeuille' },
  },
  'GET /api/delegue/comptes/{id} id': {
    par: 'delegue',
    faire: (who) => who.call('GET', `/api/delegue/comptes/${sien.compte}`),
    reponse: { code: 'hors-portefeuille' },
  },
  'GET /api/delegue/journal compteId': {
    par: 'delegue',
    faire: (who) => who.call('GET', `/api/delegue/journal?compteId=${sien.compte}`),
    reponse: { code: 'hors-portefeuille' },
  },
  'GET /api/delegue/utilisateurs compteId': {
    par: 'delegue qui agit',
    faire: (who) => who.call('GET', `/api/delegue/utilisateurs?compteId=${sien.compte}`),
    reponse: { code: 'hors-portefeuille' },
  },
  'PUT /api/delegue/utilisateur-courant utilisateurId': {
    par: 'delegue qui agit',
    faire: (who) =>
      who.call('PUT', '/api/delegue/utilisateur-courant', envoi({ utilisateurId: sien.personne })),
    reponse: { code: 'hors-portefeuille' },
  },
  'POST /api/delegue/renvoyer-identifiants utilisateurId': {
    par: 'delegue',
    faire: (who) =>
      who.call(
        'POST',
        '/api/delegue/renvoyer-identifiants',
        envoi({ utilisateurId: sien.personne }),
      ),
    reponse: { code: 'hors-portefeuille' },
  },
};

function choisirVariante(who: Visitor, { polo, poloM }: GoodiesDeTest): Promise<Response> {
  return who.call('POST', `/api/panier/goodies/${polo}/modifier-variante?varianteId=${poloM}`);
}

/** A line in the basket of who asks. */
async function ligneOf(who: Visitor): Promise<number> {
  const answer = await who.call('GET', '/api/panier/articles');
  const [ligne] = (await answer.json()) as { ligneId: number }[];
  if (!ligne) throw new Error('an empty basket');
  return ligne.ligneId;
}

/** A line of his own by its address, but with the identifier of that of Lemaire. */
async function cheminAvecSaLigne(who: Visitor): Promise<string> {
  const answer = await who.call('GET', '/api/panier/articles');
  const [ligne] = (await answer.json()) as { id: number; chantierId: number }[];
  if (!ligne) throw new Error('an empty basket');
  return `/api/panier/chantiers/${ligne.chantierId}/articles/${ligne.id}?ligneId=${sien.ligne}`;
}

/** All that is Lemaire's, in one text: nothing of it may change. */
async function etatDeLemaire(): Promise<string> {
  const { etat } = await equipe.pool.one<{ etat: string }>(sql`
    select concat(
      (select json_agg(u order by u.id) from utilisateur u where u.compte_id = ${sien.compte}),
      (select json_agg(l order by l.id) from panier_ligne l),
      (select json_agg(c order by c.id) from chantier c),
      (select json_agg(m order by m.id) from message m),
      (select json_agg(r order by r.id) from rapido_projet r),
      (select json_agg(g) from liste_achats_ligne g),
      (select json_agg(d order by d.id) from devis d where d.compte_id = ${sien.compte}),
      (select json_agg(e) from compte_epingle e),
      (select json_agg(a) from adresse_livraison a where a.compte_id = ${sien.compte}),
      (select json_agg(s.utilisateur_id order by s.id) from session s where s.utilisateur_id = ${sien.personne}),
      (select count(*) from lien_unique)) as etat`);
  return etat;
}

describe('a call that names something of a company', () => {
  test.each(CALLS.flatMap(champsPrives))('%s has its test here', (champ) => {
    expect(Object.keys(ESSAIS)).toContain(champ);
  });

  test.each(Object.entries(ESSAIS))(
    '%s: refused to others, and nothing changes',
    async (_champ, essai) => {
      const avant = await etatDeLemaire();
      const who = qui.get(essai.par);
      if (!who) throw new Error(essai.par);
      const answer = await essai.faire(who);
      const texte = await answer.text();
      expect(JSON.parse(texte)).toMatchObject(essai.reponse);
      expect(texte).not.toMatch(/lemaire/i);
      expect(await etatDeLemaire()).toBe(avant);
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
