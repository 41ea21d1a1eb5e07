import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { commanderDevisClientele } from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import { remettreLignes, type DepsPanier } from '../../panier/panier.public.ts';
import { comparerPrix } from '../comparer-prix.ts';
import { insertEvenement } from '../historique.sql.ts';
import { lecteurOf } from '../qui.ts';
import { findOrRefuse } from '../vue-devis.ts';
import { besoinsDevis } from './besoins-devis.ts';
import { lierChantier, updateChantier } from './suite.sql.ts';

/** All its articles or none, but for those no longer sold, which are told. */
export async function commanderDevis(
  deps: DepsPanier,
  demande: Demande,
  { id, cle }: { id: number; cle: string | undefined },
): Promise<CallAnswer<typeof commanderDevisClientele>> {
  const { pool, articles, clock } = deps;
  const { compteId } = acheteurOf(demande.acteur);
  const devis = await findOrRefuse(pool, lecteurOf(demande.acteur), { id, jour: clock.today() });
  const besoins = besoinsDevis(devis.document);
  const connus = await articles.readArticles(besoins.map(({ articleId }) => articleId));
  const isVendu = (articleId: number) => connus.get(articleId)?.retire === false;
  const vendus = besoins.filter(({ articleId }) => isVendu(articleId));
  if (vendus.length === 0) throw refus('devis-client-sans-article');
  const chantier = devis.chantier ?? nommerChantier(devis.numero, devis.titre);
  const voulues = vendus.map(({ articleId, quantite, traitCoupe, chutes, exemplaires }) => ({
    articleId,
    quantite,
    traitCoupe,
    chutes,
    exemplaires,
    chantier,
  }));
  const changes = await comparerPrix(articles, demande, devis.document);
  const ecriture = await remettreLignes(deps, demande, voulues, {
    cle,
    demande: ['devis-clientele', id, compteId],
    noter: (tx, chantierId) => lierChantier(tx, { id, compteId }, chantierId),
    async ensuite(tx) {
      await updateChantier(tx, id, chantier);
      await insertEvenement(tx, id, { type: 'panier' });
    },
  });
  return {
    ...ecriture,
    chantier,
    changes,
    laisses: besoins.flatMap(({ articleId, libelle }) => (isVendu(articleId) ? [] : [libelle])),
  };
}

/** The number first: two quotes of one title are two chantiers. */
function nommerChantier(numero: string, titre: string): string {
  return `${numero} ${titre}`.trim().slice(0, MAX_SIGNES_CHANTIER).trim();
}
