/** Each field of a call that names something of a company, asked by someone of another. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { MOREL } from '../articles/golden.ts';
import { envoi, type Equipe } from '../delegue/equipe.ts';
import { MOT_DE_PASSE } from '../identite/personnes.ts';
import { ATELIER } from '../livraison/livraisons.ts';
import { renouveler } from '../tarif-compte/renouvellement.ts';
import type { GoodiesDeTest } from '../promotions/promotions.ts';
import type { Visitor } from '../visitors.ts';
import type { BiensDeLemaire } from './biens-de-lemaire.ts';
import { ESSAIS_DEVIS_CLIENTELE } from './essais-devis-clientele.ts';
import { ESSAIS_EQUIPE } from './essais-equipe.ts';
import { ESSAIS_EXPORTS } from './essais-exports.ts';
import { ESSAIS_LISTES, listeOf } from './essais-listes.ts';

export interface Ici {
  equipe: Equipe;
  sien: BiensDeLemaire;
}

export interface Essai {
  /** Who is let in by the call itself, and stands for another company. */
  par: string;
  faire: (who: Visitor, ici: Ici) => Promise<Response>;
  /** What they are answered. */
  reponse: { code: CodeErreur } | { etat: 'perime' };
}

export const ESSAIS: Record<string, Essai> = {
  ...ESSAIS_DEVIS_CLIENTELE,
  ...ESSAIS_EQUIPE,
  ...ESSAIS_EXPORTS,
  ...ESSAIS_LISTES,
  'POST /api/devis/{key}/apercu key': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('POST', `/api/devis/${sien.devis.key}/apercu`, envoi({ version: 1 })),
    reponse: { code: 'introuvable' },
  },
  'POST /api/devis/{key}/accepter key': {
    par: 'acheteur',
    faire: (who, { sien }) => {
      const { headers, body } = envoi({
        version: 1,
        references: [{ chantier: '', codeServiceChorus: 'VOIRIE', numeroEngagement: 'EJ-1' }],
      });
      return who.call('POST', `/api/devis/${sien.devis.key}/accepter`, {
        body,
        headers: { ...headers, 'idempotency-key': 'devis-de-lemaire' },
      });
    },
    reponse: { code: 'introuvable' },
  },
  'POST /api/devis/{key}/lignes/{ligneId}/refuser-prix ligneId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
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
  'DELETE /api/contacts/rappels/{id} id': {
    par: 'acheteur',
    faire: (who, { sien }) => who.call('DELETE', `/api/contacts/rappels/${sien.rappel}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/habitudes-achats/ajouter-dues chantierId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('POST', '/api/habitudes-achats/ajouter-dues', envoi({ chantierId: sien.chantier })),
    reponse: { code: 'introuvable' },
  },
  'PUT /api/panier/articles chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call(
        'PUT',
        `/api/panier/articles?chantierId=${sien.chantier}`,
        envoi([{ articleId: equipe.vis, quantite: 1 }]),
      ),
    reponse: { code: 'introuvable' },
  },
  'PUT /api/panier/chantiers/{chantierId}/articles/{articleId} chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call('PUT', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/chantiers/{chantierId}/annuler-ajout chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call(
        'POST',
        `/api/panier/chantiers/${sien.chantier}/annuler-ajout`,
        envoi([{ articleId: equipe.vis, quantite: 1 }]),
      ),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/panier/chantiers/{chantierId}/articles/{articleId} chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call('PATCH', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}?quantite=9`),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId}/articles/{articleId} chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call('DELETE', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}`),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/panier/chantiers/{chantierId}/articles/{articleId} ligneId': {
    par: 'acheteur',
    faire: async (who, { sien }) =>
      who.call('PATCH', `${await cheminAvecSaLigne(who, sien)}&quantite=9`),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId}/articles/{articleId} ligneId': {
    par: 'acheteur',
    faire: async (who, { sien }) => who.call('DELETE', await cheminAvecSaLigne(who, sien)),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId}/articles chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call('DELETE', `/api/panier/chantiers/${sien.chantier}/articles`, envoi([equipe.vis])),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/chantiers/{chantierId}/articles/{articleId}/remplacer ligneId': {
    par: 'acheteur',
    faire: async (who, { equipe, sien }) => {
      const [chemin, query] = (await cheminAvecSaLigne(who, sien)).split('?');
      return who.call('POST', `${chemin}/remplacer?${query}&articleId=${equipe.perceuse}`);
    },
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/chantiers/{chantierId}/articles/{articleId}/remplacer chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call(
        'POST',
        `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}/remplacer?articleId=${equipe.perceuse}`,
      ),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/panier/chantiers/{chantierId} chantierId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('PATCH', `/api/panier/chantiers/${sien.chantier}?libelle=Pris`),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/chantiers/{chantierId} chantierId': {
    par: 'acheteur',
    faire: (who, { sien }) => who.call('DELETE', `/api/panier/chantiers/${sien.chantier}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/lignes/deplacer ligneIds': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('POST', '/api/panier/lignes/deplacer', envoi({ ligneIds: [sien.ligne] })),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/lignes/deplacer chantierId': {
    par: 'acheteur',
    faire: async (who, { sien }) => {
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
    faire: (who, { sien }) => who.call('GET', `/api/panier/goodies/${sien.goodies.polo}/variantes`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/goodies/{id}/modifier-variante id': {
    par: 'acheteur',
    faire: (who, { sien }) => choisirVariante(who, sien.goodies),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/goodies/{id}/modifier-variante varianteId': {
    par: 'acheteur',
    faire: (who, { sien }) => choisirVariante(who, sien.goodies),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer chantierId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call(
        'POST',
        `/api/panier/importer?chantierId=${sien.chantier}`,
        envoi({ texte: 'VBF-05060-ZJ;1' }),
      ),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-bon-commande chantierId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call(
        'POST',
        `/api/panier/importer-bon-commande?chantierId=${sien.chantier}`,
        envoi({ fichier: { data: btoa('VBF-05060-ZJ;1') } }),
      ),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-liste listeId': {
    par: 'acheteur',
    faire: (who, { sien }) => who.call('POST', `/api/panier/importer-liste?listeId=${sien.liste}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-liste chantierId': {
    par: 'acheteur',
    faire: async (who, { sien }) => {
      const query = `listeId=${await listeOf(who)}&chantierId=${sien.chantier}`;
      return who.call('POST', `/api/panier/importer-liste?${query}`);
    },
    reponse: { code: 'introuvable' },
  },
  'POST /api/panier/importer-liste ligneIds': {
    par: 'acheteur',
    faire: async (who, { sien }) =>
      who.call(
        'POST',
        `/api/panier/importer-liste?listeId=${await listeOf(who)}`,
        envoi({ ligneIds: [sien.ligneListe] }),
      ),
    reponse: { code: 'liste-perimee' },
  },
  'GET /api/panier/export chantierId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('GET', `/api/panier/export?format=3&chantierId=${sien.chantier}`),
    reponse: { code: 'introuvable' },
  },
  'GET /api/panier/chantiers/{chantierId}/articles/{articleId}/equivalents chantierId': {
    par: 'acheteur',
    faire: (who, { equipe, sien }) =>
      who.call('GET', `/api/panier/chantiers/${sien.chantier}/articles/${equipe.vis}/equivalents`),
    reponse: { code: 'introuvable' },
  },
  'HEAD /api/panier/rapido-projets/{id} id': {
    par: 'acheteur',
    // An answer to HEAD has no body: its status alone tells.
    faire: async (who, { sien }) => {
      const { status } = await who.call('HEAD', `/api/panier/rapido-projets/${sien.projet}`);
      return Response.json({ code: status === 404 ? 'introuvable' : status });
    },
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/panier/rapido-projets/{id} id': {
    par: 'acheteur',
    faire: (who, { sien }) => who.call('DELETE', `/api/panier/rapido-projets/${sien.projet}`),
    reponse: { code: 'introuvable' },
  },
  'PUT /api/compte/adresses-livraison/{id} id': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('PUT', `/api/compte/adresses-livraison/${sien.adresse}`, envoi(ATELIER)),
    reponse: { code: 'introuvable' },
  },
  'DELETE /api/compte/adresses-livraison/{id} id': {
    par: 'acheteur',
    faire: (who, { sien }) => who.call('DELETE', `/api/compte/adresses-livraison/${sien.adresse}`),
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/piece-ouverte/livraison adresseId': {
    par: 'acheteur',
    faire: async (who, { sien }) => {
      await who.call('POST', '/api/panier/transformer');
      return who.call('PATCH', '/api/piece-ouverte/livraison', envoi({ adresseId: sien.adresse }));
    },
    reponse: { code: 'introuvable' },
  },
  'PATCH /api/piece-ouverte/references chantierId': {
    par: 'acheteur',
    faire: async (who, { sien }) => {
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
    faire: (who, { sien }) => who.call('DELETE', `/api/messages/${sien.message}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/session utilisateurId': {
    par: 'visiteur',
    faire: (who, { sien }) =>
      who.call(
        'POST',
        '/api/session',
        envoi({ identifiant: MOREL, motDePasse: MOT_DE_PASSE, utilisateurId: sien.personne }),
      ),
    reponse: { code: 'choix-compte' },
  },
  'PUT /api/session/societe utilisateurId': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      who.call('PUT', '/api/session/societe', envoi({ utilisateurId: sien.personne })),
    reponse: { code: 'introuvable' },
  },
  'POST /api/compte/utilisateurs/{id}/reponse id': {
    par: 'administrateur',
    faire: (who, { sien }) =>
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
    faire: async (who, { sien }) => {
      const answer = await who.call('GET', `/api/commandes?auteurId=${sien.personne}`);
      const { total } = (await answer.json()) as { total: number };
      return Response.json({ code: total === 0 ? 'introuvable' : total });
    },
    reponse: { code: 'introuvable' },
  },
  'GET /api/devis auteurId': {
    par: 'acheteur',
    faire: async (who, { sien }) => {
      const answer = await who.call('GET', `/api/devis?auteurId=${sien.personne}`);
      const { total } = (await answer.json()) as { total: number };
      return Response.json({ code: total === 0 ? 'introuvable' : total });
    },
    reponse: { code: 'introuvable' },
  },
  'GET /api/commandes/export auteurId': {
    par: 'acheteur',
    faire: (who, { sien }) => readTetes(who, `/api/commandes/export?auteurId=${sien.personne}`),
    reponse: { code: 'introuvable' },
  },
  'GET /api/prix-negocies/export articleIds': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      readTetes(who, `/api/prix-negocies/export?articleIds=${sien.negocie}`),
    reponse: { code: 'introuvable' },
  },
  'POST /api/prix-negocies/renouvellement articleIds': {
    par: 'acheteur',
    faire: (who, { sien }) => renouveler(who, { articleIds: [sien.negocie] }),
    reponse: { code: 'introuvable' },
  },
  'GET /api/habitudes-achats/export articleIds': {
    par: 'acheteur',
    faire: (who, { sien }) =>
      readTetes(who, `/api/habitudes-achats/export?articleIds=${sien.negocie}`),
    reponse: { code: 'introuvable' },
  },
  'GET /api/devis/export auteurId': {
    par: 'acheteur',
    faire: (who, { sien }) => readTetes(who, `/api/devis/export?auteurId=${sien.personne}`),
    reponse: { code: 'introuvable' },
  },
  'PUT /api/compte/workflow-validation/{utilisateurId} utilisateurId': {
    par: 'administrateur',
    faire: (who, { sien }) =>
      who.call(
        'PUT',
        `/api/compte/workflow-validation/${sien.personne}`,
        envoi({ limiteCommande: null, limiteMois: null, approbation: 'un', approbateurs: [] }),
      ),
    reponse: { code: 'introuvable' },
  },
  'GET /api/session/qr/{code} code': {
    par: 'acheteur',
    faire: (who, { sien }) => who.call('GET', `/api/session/qr/${sien.qr}`),
    reponse: { etat: 'perime' },
  },
  'PUT /api/delegue/comptes/{id}/epingle id': {
    par: 'delegue',
    faire: (who, { sien }) =>
      who.call('PUT', `/api/delegue/comptes/${sien.compte}/epingle`, envoi({ epingle: true })),
    reponse: { code: 'hors-portefeuille' },
  },
  'GET /api/delegue/comptes/{id} id': {
    par: 'delegue',
    faire: (who, { sien }) => who.call('GET', `/api/delegue/comptes/${sien.compte}`),
    reponse: { code: 'hors-portefeuille' },
  },
  'GET /api/delegue/journal compteId': {
    par: 'delegue',
    faire: (who, { sien }) => who.call('GET', `/api/delegue/journal?compteId=${sien.compte}`),
    reponse: { code: 'hors-portefeuille' },
  },
  'GET /api/delegue/utilisateurs compteId': {
    par: 'delegue qui agit',
    faire: (who, { sien }) => who.call('GET', `/api/delegue/utilisateurs?compteId=${sien.compte}`),
    reponse: { code: 'hors-portefeuille' },
  },
  'PUT /api/delegue/utilisateur-courant utilisateurId': {
    par: 'delegue qui agit',
    faire: (who, { sien }) =>
      who.call('PUT', '/api/delegue/utilisateur-courant', envoi({ utilisateurId: sien.personne })),
    reponse: { code: 'hors-portefeuille' },
  },
  'POST /api/delegue/renvoyer-identifiants utilisateurId': {
    par: 'delegue',
    faire: (who, { sien }) =>
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

/** A line of their own by its address, but with the identifier of that of Lemaire. */
async function cheminAvecSaLigne(who: Visitor, sien: BiensDeLemaire): Promise<string> {
  const answer = await who.call('GET', '/api/panier/articles');
  const [ligne] = (await answer.json()) as { id: number; chantierId: number }[];
  if (!ligne) throw new Error('an empty basket');
  return `/api/panier/chantiers/${ligne.chantierId}/articles/${ligne.id}?ligneId=${sien.ligne}`;
}

/** A file of nothing but its heading: nobody of another company did anything here. */
async function readTetes(who: Visitor, path: string): Promise<Response> {
  const answer = await who.call('GET', `${path}&format=csv`);
  const { data } = (await answer.json()) as { data: string };
  const lignes = Buffer.from(data, 'base64').toString().trim().split('\r\n').length;
  return Response.json({ code: lignes === 1 ? 'introuvable' : lignes });
}
