import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier, MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import type { Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { avecPlans, type Plans } from '../../decoupe/decoupe.public.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import {
  writeCoupe,
  exemplairesOf,
  messageDeCoupe,
  recouper,
  type CoupeEcrite,
} from '../coupes/coupe-ecrite.ts';
import { writePanier } from '../write-panier.ts';
import { etatOf } from './etat-lignes.ts';
import type { PanierVerrouille } from '../panier.sql.ts';
import { changerCoupe } from '../coupes/poser-coupe.ts';
import { readPrix } from './prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';
import { accorderRemise, readPlafond } from './remise.ts';
import {
  addQuantite,
  choix,
  deleteLignes,
  laisserEntiere,
  listTenues,
  updateLigne,
  type LigneTenue,
} from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from '../version.ts';

export interface Changement {
  articleId: number;
  /** The first of these lines is changed. */
  lesquelles: Sql;
  quantite?: number | undefined;
  /** The quantity follows from it; '' takes it whole again. */
  traitCoupe?: string | undefined;
  chutes?: boolean | undefined;
  /** Percent; '0' takes it away. */
  remise?: string | undefined;
  lue: VersionLue | undefined;
  /** Waits for the plan: see visiteurOf. */
  qui: string;
}

/** Sets what is given of a line. The buyer has seen its price again and agrees to that one. */
export async function modifierLigne(
  { pool, articles }: Deps,
  demande: Demande,
  { articleId, lesquelles, lue, qui, ...voulu }: Changement,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const prix = (await readPrix(articles, demande, [articleId])).get(articleId);
  return avecPlans(qui, (plans) => {
    // Before the basket is locked; what is wrong with it is reported once the line is looked at.
    if (prix && voulu.traitCoupe) recouper(prix.article, voulu.traitCoupe, plans);
    plans.verifier();
    return writePanier(pool, { acteur, plans }, async (tx, panier) => {
      const [ligne] = await listTenues(tx, panier.id, lesquelles);
      if (!ligne || !prix) throw refusAbsente(panier, lue, { articleId });
      verifierVersion({ panier, lue, touchees: [ligne], etat: etatOf([ligne]) });
      if (ligne.retire) throw refus('article-retire', { articleId });
      const coupe = coupeVoulue(ligne, voulu, { article: prix.article, plans });
      const { quantite, messages } = coupe
        ? suivreListe(coupe, ligne, voulu)
        : arrondir(ligne, voulu.quantite);
      const prixVu = prix.prixPour(quantite);
      const { plancherHT } = prix;
      const remise =
        voulu.remise === undefined
          ? ligne.remise
          : accorderRemise(await readPlafond(tx, acteur), {
              articleId,
              remise: voulu.remise,
              prixHT: prixVu,
              plancherHT,
            });
      const { chutes = ligne.chutes } = voulu;
      const version = panier.suivante;
      await updateLigne(tx, { id: ligne.id, quantite, chutes, remise, version, prixVu });
      const tenue = coupe
        ? await changerCoupe(tx, ligne, { ...coupe, quantite, version, plans })
        : voulu.traitCoupe === '' && ligne.coupe
          ? await rendreEntiere(tx, panier, { ...ligne, quantite })
          : quantite;
      const { reference, chantierId } = ligne;
      if (voulu.quantite !== undefined || voulu.traitCoupe !== undefined) {
        await journaliser(tx, acteur, 'panier-modification', { reference, quantite });
      }
      if (voulu.remise !== undefined) {
        await journaliser(tx, acteur, 'panier-remise', { reference, remise: remise ?? '0' });
      }
      return { articles: [{ chantierId, articleId, quantite: tenue }], messages };
    });
  });
}

type Voulu = Pick<Changement, 'quantite' | 'traitCoupe'>;

/** The list a line shall have, planned for what its article is cut from now; undefined: none, or as it is. */
function coupeVoulue(
  ligne: LigneTenue,
  { quantite, traitCoupe }: Voulu,
  { article, plans }: { article: ArticlePublic; plans: Plans },
): CoupeEcrite | undefined {
  if (traitCoupe) return writeCoupe(article, traitCoupe, plans);
  const isRead = traitCoupe === undefined && quantite !== undefined && ligne.coupe;
  return isRead ? writeCoupe(article, ligne.traitCoupe, plans) : undefined;
}

function suivreListe(coupe: CoupeEcrite, { coupe: avant, ...ligne }: LigneTenue, voulu: Voulu) {
  const isMeme = avant && voulu.traitCoupe === undefined;
  const fois = isMeme ? exemplairesOf({ quantite: ligne.quantite, coupe: avant }) : 1;
  const quantite = coupe.coupe.quantite * fois;
  const messages = messageDeCoupe(ligne.articleId, coupe, voulu.quantite, quantite);
  return { quantite, messages };
}

/** A line of the same article that is already whole takes it. */
async function rendreEntiere(tx: Tx, panier: PanierVerrouille, ligne: LigneTenue): Promise<number> {
  const { chantierId, articleId } = ligne;
  const siennes = await listTenues(tx, panier.id, choix.desArticles(chantierId, [articleId]));
  const entiere = siennes.find(({ traitCoupe }) => traitCoupe === '');
  if (!entiere) {
    await laisserEntiere(tx, ligne.id);
    return ligne.quantite;
  }
  const quantite = entiere.quantite + ligne.quantite;
  verifierMaximum(articleId, quantite);
  await deleteLignes(tx, [ligne.id]);
  await addQuantite(tx, entiere.id, ligne.quantite, panier.suivante);
  return quantite;
}

function arrondir(
  ligne: LigneTenue,
  demande: number | undefined,
): { quantite: number; messages: MessageLigne[] } {
  if (demande === undefined) return { quantite: ligne.quantite, messages: [] };
  const { articleId } = ligne;
  const { quantite, raison } = ajouterQuantite(0, demande, ligne);
  verifierMaximum(articleId, quantite);
  return { quantite, messages: raison ? [{ code: raison, articleId, demande, quantite }] : [] };
}
