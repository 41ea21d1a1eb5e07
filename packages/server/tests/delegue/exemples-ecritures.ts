import { randomUUID } from 'node:crypto';
import { planDuModele } from '@comptoir/contract/cuisine/modeles.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { expect } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, MOREL } from '../articles/golden.ts';
import { demanderDevis, readDevis, offrir } from '../devis/devis-de-test.ts';
import { ATELIER, creerAdresse } from '../livraison/livraisons.ts';
import type { GoodiesDeTest } from '../promotions/promotions.ts';
import { renouveler } from '../tarif-compte/renouvellement.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, PATRON, type Equipe } from './equipe.ts';
import { exemplesExports } from './exemples-exports.ts';
import { exemplesFactures } from './exemples-factures.ts';
import { creerListe, exemplesListes } from './exemples-listes.ts';
import { exemplesRappels } from './exemples-rappels.ts';
import { demanderUnService, insertServices } from '../services-rapido/services-de-test.ts';

type Exemple = (who: Visitor) => Promise<Response>;

interface Ici {
  equipe: Equipe;
  produit: number;
  goodies: GoodiesDeTest;
}

/** One request of each call that is recorded in the journal, made for Morel. */
export function exemplesEcritures({ equipe, produit, goodies }: Ici): Record<string, Exemple> {
  const exemples: Record<string, Exemple> = {
    'PUT /api/panier/articles/{id}': (who) =>
      who.call('PUT', `/api/panier/articles/${equipe.vis}?quantite=4`),
    'PUT /api/panier/articles': (who) =>
      who.call(
        'PUT',
        '/api/panier/articles',
        envoi([
          { articleId: equipe.vis, quantite: 1 },
          { articleId: equipe.perceuse, quantite: 1 },
        ]),
      ),
    'PUT /api/panier/chantiers/{chantierId}/articles/{articleId}': (who) =>
      who.call('PUT', `/api/panier/chantiers/nouveau/articles/${equipe.vis}?libelle=Lilas`),
    'PATCH /api/panier/chantiers/{chantierId}/articles/{articleId}': async (who) =>
      who.call('PATCH', `${await cheminDeLaVis(who)}?quantite=6`),
    'PATCH /api/panier/articles/{id}': async (who) => {
      await cheminDeLaVis(who);
      return who.call('PATCH', `/api/panier/articles/${equipe.vis}?quantite=7`);
    },
    'DELETE /api/panier/chantiers/{chantierId}/articles/{articleId}': async (who) =>
      who.call('DELETE', await cheminDeLaVis(who)),
    'DELETE /api/panier/chantiers/{chantierId}/articles': async (who) => {
      const { chantierId } = await ligneDeLaVis(who);
      return who.call(
        'DELETE',
        `/api/panier/chantiers/${chantierId}/articles`,
        envoi([equipe.vis]),
      );
    },
    'POST /api/panier/chantiers/{chantierId}/annuler-ajout': async (who) => {
      const { chantierId } = await ligneDeLaVis(who);
      const ajout = [{ articleId: equipe.vis, quantite: 1 }];
      return who.call('POST', `/api/panier/chantiers/${chantierId}/annuler-ajout`, envoi(ajout));
    },
    'POST /api/panier/lignes/deplacer': async (who) => {
      const { ligneId } = await ligneDeLaVis(who);
      const body = { ligneIds: [ligneId], chantier: `Chantier ${ligneId}` };
      return who.call('POST', '/api/panier/lignes/deplacer', envoi(body));
    },
    'POST /api/panier/chantiers/{chantierId}/articles/{articleId}/remplacer': async (who) =>
      who.call('POST', `${await cheminDeLaVis(who)}/remplacer?articleId=${equipe.perceuse}`),
    'PATCH /api/panier/chantiers/{chantierId}': async (who) => {
      const { chantierId } = await ligneDeLaVis(who);
      return who.call('PATCH', `/api/panier/chantiers/${chantierId}?referenceCommande=BC-12`);
    },
    'DELETE /api/panier/chantiers/{chantierId}': async (who) => {
      const { chantierId } = await ligneDeLaVis(who);
      return who.call('DELETE', `/api/panier/chantiers/${chantierId}`);
    },
    'PATCH /api/panier': (who) => who.call('PATCH', '/api/panier?type=Devis'),
    'POST /api/panier/importer': (who) =>
      importer(() => who.call('POST', '/api/panier/importer', envoi({ texte: 'VBF-05060-ZJ;2' }))),
    'POST /api/panier/importer-bon-commande': (who) =>
      importer(() =>
        who.call(
          'POST',
          '/api/panier/importer-bon-commande',
          envoi({ fichier: { data: btoa('VBF-05060-ZJ;2') } }),
        ),
      ),
    'POST /api/panier/importer-liste': async (who) => {
      const id = await creerListe(equipe, who);
      return importer(() => who.call('POST', `/api/panier/importer-liste?listeId=${id}`));
    },
    'DELETE /api/panier/rapido-projets/{id}': async (who) => {
      const { chantierId } = await ligneDeLaVis(who);
      const { id } = await equipe.pool.one<{ id: number }>(sql`
      insert into rapido_projet (utilisateur_id, chantier_id, libelle, etat)
      values (${equipe.personnes[MOREL] ?? 0}, ${chantierId}, 'Dressing', 'valide')
      returning id`);
      return who.call('DELETE', `/api/panier/rapido-projets/${id}`);
    },
    'POST /api/habitudes-achats/ajouter-dues': async (who) => {
      await equipe.pool.execute(sql`select refaire_habitudes(${equipe.morel}::int)`);
      await equipe.pool.execute(sql`
        update habitude
           set rythme_jours = 30, prochain_le = current_date, bientot_le = current_date,
               arrete_le = current_date + 9`);
      return who.call('POST', '/api/habitudes-achats/ajouter-dues', envoi({}));
    },
    ...exemplesExports(equipe),
    ...exemplesFactures(equipe),
    ...exemplesListes(equipe),
    'POST /api/panier/controler-coupon-reduction': poserCoupon,
    'DELETE /api/panier/coupon-reduction': async (who) => {
      await poserCoupon(who);
      return who.call('DELETE', '/api/panier/coupon-reduction');
    },
    'POST /api/panier/goodies/{id}/modifier-variante': async (who) => {
      await ligneDeLaVis(who);
      const chemin = `/api/panier/goodies/${goodies.polo}/modifier-variante`;
      return who.call('POST', `${chemin}?varianteId=${goodies.poloM}`);
    },
    'POST /api/panier/transformer': async (who) => {
      await ligneDeLaVis(who);
      await who.call(
        'POST',
        `/api/panier/goodies/${goodies.polo}/modifier-variante?varianteId=${goodies.poloM}`,
      );
      return who.call('POST', '/api/panier/transformer');
    },
    'POST /api/panier/vider': (who) => who.call('POST', '/api/panier/vider'),
    'PUT /api/profil/magasin-reference': (who) =>
      who.call('PUT', '/api/profil/magasin-reference', envoi({ magasinId: 3 })),
    'DELETE /api/messages/{id}': async (who) => {
      const { id } = await equipe.pool.one<{ id: number }>(sql`
      insert into message (session_id, niveau, code)
      select id, 'info', 'x' from session where delegue_id is not null order by id desc limit 1
      returning id`);
      return who.call('DELETE', `/api/messages/${id}`);
    },
    'POST /api/compte/adresses-livraison': (who) =>
      who.call('POST', '/api/compte/adresses-livraison', envoi(ATELIER)),
    'PUT /api/compte/adresses-livraison/{id}': async (who) =>
      who.call(
        'PUT',
        `/api/compte/adresses-livraison/${(await creerAdresse(who)).id}`,
        envoi(ATELIER),
      ),
    'DELETE /api/compte/adresses-livraison/{id}': async (who) =>
      who.call('DELETE', `/api/compte/adresses-livraison/${(await creerAdresse(who)).id}`),
    'PATCH /api/piece-ouverte': async (who) => {
      await figer(who);
      return who.call('PATCH', '/api/piece-ouverte?commentaire=Vite');
    },
    'PATCH /api/piece-ouverte/livraison': async (who) => {
      await figer(who);
      return who.call('PATCH', '/api/piece-ouverte/livraison', envoi({ formule: 'complete' }));
    },
    'PATCH /api/piece-ouverte/contact-livraison': async (who) => {
      await figer(who);
      return who.call('PATCH', '/api/piece-ouverte/contact-livraison', envoi({ nom: 'Anne' }));
    },
    'PATCH /api/piece-ouverte/references': async (who) => {
      const { chantierId } = await ligneDeLaVis(who);
      await figer(who);
      const references = { chantierId, referenceCommande: 'BC-12' };
      return who.call('PATCH', '/api/piece-ouverte/references', envoi(references));
    },
    'PATCH /api/piece-ouverte/facturation': async (who) => {
      await figer(who);
      return who.call('PATCH', '/api/piece-ouverte/facturation', envoi({ adresse: null }));
    },
    'POST /api/piece-ouverte/transformer': commander,
    'POST /api/commandes/{key}/recommander': async (who) =>
      who.call('POST', `/api/commandes/${await commandeOf(who)}/recommander`, envoi({})),
    'POST /api/commandes/{key}/annuler': async (who) =>
      who.call('POST', `/api/commandes/${await commandeOf(who)}/annuler`),
    'PATCH /api/devis/{key}': async (who) => {
      const { key, version, courante } = await devisOf(who);
      const lignes = courante.lignes.map((ligne) => {
        const { id, articleId, quantite, chantier } = ligne;
        return { id, articleId, quantite, chantier };
      });
      return who.call('PATCH', `/api/devis/${key}`, envoi({ version, lignes }));
    },
    'POST /api/devis/{key}/etudier': async (who) =>
      who.call('POST', `/api/devis/${(await devisOf(who)).key}/etudier`),
    'POST /api/devis/{key}/proposer': async (who) => (await proposer(who)).answer,
    'POST /api/devis/{key}/accepter': async (who) => {
      const { key } = await proposer(who);
      const { version } = await readDevis(who, key);
      return who.call('POST', `/api/devis/${key}/accepter`, {
        body: JSON.stringify({ version, modePaiement: 'virement' }),
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      });
    },
    'POST /api/devis/{key}/refuser': async (who) => {
      const { key } = await proposer(who);
      return who.call('POST', `/api/devis/${key}/refuser`, envoi({ motif: 'prix', precision: '' }));
    },
    'POST /api/devis/{key}/lignes/{ligneId}/refuser-prix': async (who) => {
      const { key } = await proposer(who);
      const { version, courante } = await readDevis(who, key);
      return who.call(
        'POST',
        `/api/devis/${key}/lignes/${courante.lignes[0]?.id}/refuser-prix`,
        envoi({ version, prixSouhaite: null, precision: '' }),
      );
    },
    'POST /api/questions': (who) =>
      who.call(
        'POST',
        '/api/questions',
        envoi({ nom: 'Anne', email: MOREL, texte: 'Cette vis tient-elle dehors ?' }),
      ),
    'POST /api/cuisine/panier': async (who) => {
      await equipe.pool.execute(sql`
      insert into noeud (code, niveau, gauche, droite, libelle_fr, libelle_en, libelle_es,
        slug_fr, slug_en, slug_es)
      values ('mitigeurs-evier', 1, 90, 90, 'Mitigeurs', 'Mixers', 'Monomandos', 'm', 'm', 'm')`);
      await insertArticle(equipe.pool, 'RME-BCC-CHR', 'mitigeurs-evier', 'tirval', '89.00');
      const plan = planDuModele('en-l', 'Cuisine Morel');
      return who.call('POST', '/api/cuisine/panier', envoi({ plan, chantier: plan.nom }));
    },
    'POST /api/contact': (who) => {
      const { headers, ...body } = envoi({
        sujet: 'livraison',
        nom: 'Anne Morel',
        societe: 'Menuiserie Morel',
        email: MOREL,
        telephone: '',
        texte: 'Le colis de mardi est arrivé ouvert.',
      });
      return who.call('POST', '/api/contact', {
        ...body,
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      });
    },
    ...exemplesRappels(),
    'POST /api/services-compte/demandes': async (who) => {
      await insertServices(equipe.pool);
      return demanderUnService(who);
    },
    'POST /api/prix-negocies/renouvellement': (who) => renouveler(who),
    'POST /api/produits/{id}/avis': (who) =>
      who.call(
        'POST',
        `/api/produits/${produit}/avis`,
        envoi({ note: 4, titre: 'Bonne vis', texte: 'Se visse sans avant-trou.' }),
      ),
    'PUT /api/delegue/utilisateur-courant': (who) =>
      who.call(
        'PUT',
        '/api/delegue/utilisateur-courant',
        envoi({ utilisateurId: equipe.personnes[PATRON] }),
      ),
    'POST /api/delegue/renvoyer-identifiants': (who) =>
      who.call(
        'POST',
        '/api/delegue/renvoyer-identifiants',
        envoi({ utilisateurId: equipe.personnes[MOREL] }),
      ),
    'POST /api/delegue/remises': async (who) => {
      await exemples['PUT /api/panier/articles/{id}']?.(who);
      return who.call('POST', '/api/delegue/remises', envoi({ envoyer: false }));
    },
    'DELETE /api/session': (who) => who.call('DELETE', '/api/session'),
  };

  return exemples;

  /** The variant of the gift is chosen: the basket can be frozen. */
  async function figer(who: Visitor): Promise<void> {
    await exemples['POST /api/panier/goodies/{id}/modifier-variante']?.(who);
    expect((await who.call('POST', '/api/panier/transformer?type=Commande')).status).toBe(200);
  }

  async function commander(who: Visitor): Promise<Response> {
    await figer(who);
    const { id: adresseId } = await creerAdresse(who);
    const livraison = { mode: 'livraison', formule: 'au-plus-tot', adresseId };
    await who.call('PATCH', '/api/piece-ouverte/livraison', envoi(livraison));
    const contact = { nom: 'Anne Morel', telephone: '0240000000' };
    await who.call('PATCH', '/api/piece-ouverte/contact-livraison', envoi(contact));
    await who.call('PATCH', '/api/piece-ouverte?modePaiement=virement');
    return who.call('POST', '/api/piece-ouverte/transformer', {
      headers: { 'idempotency-key': randomUUID() },
    });
  }

  async function commandeOf(who: Visitor): Promise<string> {
    const answer = await commander(who);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return ((await answer.json()) as { key: string }).key;
  }

  /** Asked by the delegate for the customer. */
  async function devisOf(who: Visitor): Promise<Devis> {
    await ligneDeLaVis(who);
    const { key } = await demanderDevis(equipe, who, { delegueId: equipe.dk07 });
    return readDevis(who, key);
  }

  async function proposer(who: Visitor): Promise<{ key: string; answer: Response }> {
    const devis = await devisOf(who);
    const valableJusqu = ajouterJoursOuvres(jourOf(new Date()), 10);
    const body = offrir(devis, {}, { valableJusqu });
    return {
      key: devis.key,
      answer: await who.call('POST', `/api/devis/${devis.key}/proposer`, body),
    };
  }

  async function poserCoupon(who: Visitor): Promise<Response> {
    await ligneDeLaVis(who);
    return who.call('POST', '/api/panier/controler-coupon-reduction?code=bienvenue');
  }

  /** Once the index knows the screw; until then nothing is imported, and nothing recorded. */
  async function importer(faire: () => Promise<Response>): Promise<Response> {
    let answer: Response | undefined;
    await expect
      .poll(async () => {
        answer = await faire();
        const { importes } = (await answer.clone().json()) as { importes?: number };
        return importes;
      })
      .toBe(1);
    if (!answer) throw new Error('nothing was asked');
    return answer;
  }

  /** A line of the screw in the basket, put there if need be. */
  async function ligneDeLaVis(who: Visitor): Promise<{ chantierId: number; ligneId: number }> {
    await who.call('PUT', `/api/panier/articles/${equipe.vis}`);
    const answer = await who.call('GET', '/api/panier/articles');
    const lignes = (await answer.json()) as { id: number; chantierId: number; ligneId: number }[];
    const ligne = lignes.find(({ id }) => id === equipe.vis);
    if (!ligne) throw new Error('the screw is not in the basket');
    return ligne;
  }

  async function cheminDeLaVis(who: Visitor): Promise<string> {
    const { chantierId } = await ligneDeLaVis(who);
    return `/api/panier/chantiers/${chantierId}/articles/${equipe.vis}`;
  }
}
