import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Clock } from '../../clock.ts';
import type { Articles } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import { avecPlans } from '../../decoupe/decoupe.public.ts';
import { journaliser, journaliserChacun } from '../../delegue/delegue.public.ts';
import type { Acteur, Demande } from '../../http/acteur.ts';
import type { LigneAjoutee, Pose } from './ajout.ts';
import { ajouterCoupees, planifierCoupees, type LigneCoupee } from './ajouter-coupees.ts';
import { ajouterEntieres, additionner, type LigneEntiere } from './ajouter-entieres.ts';
import { resolveChantier, type ChoixChantier } from '../chantiers/chantier-choisi.ts';
import { writePanier } from '../write-panier.ts';
import type { LecturesGardees } from '../lectures-gardees.ts';
import { listAjoutables, type ArticleAjoutable } from './lignes.sql.ts';
import { readPrix } from './prix-ligne.ts';
import type { Promotions } from '../promotions/promotions-du-jour.ts';
import { readPlafond } from './remise.ts';

export interface Ajout {
  articles: readonly LigneAjoutee[];
  choix: ChoixChantier;
  /** Idempotency-Key of the request. */
  cle: string | undefined;
  /** Waits for the plans: see visiteurOf. */
  qui: string;
}

export interface Deps {
  pool: Pool;
  clock: Clock;
  articles: Articles;
  promotions: Promotions;
  lectures: LecturesGardees;
}

/** Adds to a chantier, whole or cut, all of the articles or none of them. */
export async function ajouterArticles(
  { pool, articles: catalogue }: Deps,
  demande: Demande,
  { articles, choix, cle, qui }: Ajout,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const ids = [...new Set(articles.map(({ articleId }) => articleId))];
  const prix = await readPrix(catalogue, demande, ids);
  const entieres = additionner(articles.filter(({ traitCoupe }) => !traitCoupe));
  return avecPlans(qui, (plans) => {
    // Planned before the basket is locked: nobody waits for it.
    const coupees = planifierCoupees(articles, { prix, plans });
    plans.verifier();
    const asked = [entieres, coupees.map(({ ecrite: _ecrite, ...ligne }) => ligne), choix];
    return writePanier(pool, { acteur, cle, demande: asked, plans }, async (tx, panier) => {
      const chantierId = await resolveChantier(tx, panier, choix);
      const connus = await connusOf(tx, chantierId, ids);
      const plafond = await plafondOf(tx, acteur, articles);
      const pose = { tx, chantierId, connus, prix, plafond, version: panier.suivante, plans };
      const ecrits = [await ajouterEntieres(pose, entieres), await ajouterCoupees(pose, coupees)];
      await journaliser(tx, acteur, 'panier-ajout', detailsOf(connus, entieres, coupees));
      const remises = ecrits.flatMap((ecrit) => ecrit.remises);
      await journaliserChacun(tx, acteur, 'panier-remise', remises);
      return {
        articles: ecrits.flatMap((ecrit) => ecrit.articles),
        messages: ecrits.flatMap((ecrit) => ecrit.messages),
      };
    });
  });
}

async function connusOf(
  tx: Tx,
  chantierId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ArticleAjoutable>> {
  const connus = await listAjoutables(tx, chantierId, ids);
  const parId = new Map(connus.map((article) => [article.id, article]));
  for (const articleId of ids) {
    const article = parId.get(articleId);
    if (!article) throw refus('introuvable', { articleId });
    if (article.retire) throw refus('article-retire', { articleId });
  }
  return parId;
}

/** Asked once, and only where a discount is. */
async function plafondOf(
  tx: Tx,
  acteur: Acteur,
  articles: readonly LigneAjoutee[],
): Promise<string> {
  return articles.some(({ remise }) => remise !== undefined) ? readPlafond(tx, acteur) : '0';
}

/** One line is named by its reference, several by their number. */
function detailsOf(
  connus: Pose['connus'],
  entieres: readonly LigneEntiere[],
  coupees: readonly LigneCoupee[],
): Record<string, string | number> {
  const lignes = [...entieres, ...coupees];
  const [seule] = lignes;
  if (lignes.length > 1 || !seule) return { lignes: lignes.length };
  const quantite = coupees[0]?.ecrite.coupe.quantite ?? seule.quantite;
  return { reference: connus.get(seule.articleId)?.reference ?? '', quantite };
}
