import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { avecPlans, type Plans } from '../../decoupe/decoupe.public.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import {
  exemplairesOf,
  messageDeCoupe,
  recouper,
  type CoupeEcrite,
} from '../coupes/coupe-ecrite.ts';
import { writePanier, type Ecrit } from '../write-panier.ts';
import { etatOf } from './etat-lignes.ts';
import { listAjoutables, upsertLignes, type ArticleAjoutable } from './lignes.sql.ts';
import { poserCoupe } from '../coupes/poser-coupe.ts';
import { readPrix, type PrixLigne } from './prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';
import { deleteLignes, listTenues, type LigneTenue } from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from '../version.ts';

export interface Remplacement {
  chantierId: number;
  articleId: number;
  /** All its lines in the chantier, or one of them. */
  lesquelles: Sql;
  parId: number;
  lue: VersionLue | undefined;
  /** Waits for the plans: see visiteurOf. */
  qui: string;
}

/**
 * The other article comes for the same quantity, or for the same cut list where that can be cut from
 * it; a discount given for the first one does not.
 */
export async function remplacerArticle(
  { pool, articles }: Deps,
  demande: Demande,
  { chantierId, articleId, lesquelles, parId, lue, qui }: Remplacement,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  if (articleId === parId) throw refus('requete-invalide', { champ: 'articleId' });
  const prix = (await readPrix(articles, demande, [parId])).get(parId);
  return avecPlans(qui, (plans) =>
    writePanier(pool, { acteur, plans }, async (tx, panier) => {
      const lignes = await listTenues(tx, panier.id, lesquelles);
      const [ligne] = lignes;
      if (!ligne) throw refusAbsente(panier, lue, { articleId });
      verifierVersion({ panier, lue, touchees: lignes, etat: etatOf(lignes) });
      const [par] = await listAjoutables(tx, chantierId, [parId]);
      if (!par || !prix) throw refus('introuvable', { articleId: parId });
      if (par.retire) throw refus('article-retire', { articleId: parId });
      await deleteLignes(
        tx,
        lignes.map(({ id }) => id),
      );
      const pose = { tx, chantierId, par, prix, version: panier.suivante, plans };
      const entieres: LigneTenue[] = [];
      const ecrits: Ecrit[] = [];
      for (const each of lignes) {
        const ecrite = each.coupe ? recouper(prix.article, each.traitCoupe, plans) : undefined;
        if (ecrite) ecrits.push(await poserRecoupee(pose, each, ecrite));
        else entieres.push(each);
      }
      if (entieres.length > 0) ecrits.unshift(await poserEntieres(pose, entieres));
      const details = { reference: ligne.reference, par: par.reference };
      await journaliser(tx, acteur, 'panier-remplacement', details);
      return {
        articles: ecrits.flatMap((ecrit) => ecrit.articles ?? []),
        messages: ecrits.flatMap((ecrit) => ecrit.messages ?? []),
      };
    }),
  );
}

interface Pose {
  tx: Tx;
  chantierId: number;
  par: ArticleAjoutable;
  prix: PrixLigne;
  version: number;
  plans: Plans;
}

/** What was cut and cannot be cut from the other article is reported: it comes whole. */
async function poserEntieres(
  { tx, chantierId, par, prix, version }: Pose,
  lignes: readonly LigneTenue[],
): Promise<Ecrit> {
  const { id: articleId, presente } = par;
  const demande = compter(lignes);
  const { quantite, raison } = ajouterQuantite(presente, demande, par);
  verifierMaximum(articleId, quantite);
  const nouvelle = { articleId, quantite, prixVu: prix.prixPour(quantite) };
  await upsertLignes(tx, { chantierId, lignes: [nouvelle], version });
  const abandonnees = lignes.filter(({ coupe }) => coupe);
  const prise = quantite - presente;
  return {
    articles: [{ chantierId, articleId, quantite }],
    messages: [
      ...(raison ? [{ code: raison, articleId, demande, quantite: prise }] : []),
      ...(abandonnees.length > 0
        ? [
            {
              code: 'coupe-abandonnee' as const,
              articleId,
              demande: compter(abandonnees),
              quantite: prise,
            },
          ]
        : []),
    ],
  };
}

/** Planned for what the other article is cut from: more or fewer bars than before are reported. */
async function poserRecoupee(
  { tx, chantierId, par, prix, version, plans }: Pose,
  ligne: LigneTenue,
  ecrite: CoupeEcrite,
): Promise<Ecrit> {
  const { id: articleId } = par;
  const { traitCoupe, coupe } = ecrite;
  const fois = ligne.coupe ? exemplairesOf({ quantite: ligne.quantite, coupe: ligne.coupe }) : 1;
  const quantite = coupe.quantite * fois;
  verifierMaximum(articleId, quantite);
  const { chutes } = ligne;
  const prixVu = prix.prixPour(quantite);
  const posee = { chantierId, articleId, traitCoupe, coupe, quantite, version };
  const tenue = await poserCoupe(tx, { ...posee, chutes, remise: null, prixVu }, plans);
  return {
    articles: [{ chantierId, articleId, quantite: tenue }],
    messages: messageDeCoupe(articleId, ecrite, ligne.quantite, quantite),
  };
}

function compter(lignes: readonly LigneTenue[]): number {
  return lignes.reduce((somme, { quantite }) => somme + quantite, 0);
}
