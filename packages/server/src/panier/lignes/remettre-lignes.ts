import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier, MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { avecPlans, type Plans } from '../../decoupe/decoupe.public.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { visiteurOf, type Demande } from '../../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import { resolveChantier, type ChoixChantier } from '../chantiers/chantier-choisi.ts';
import {
  writeCoupe,
  isCoupable,
  multiplierCoupe,
  type CoupeEcrite,
} from '../coupes/coupe-ecrite.ts';
import { writePanier, type Ecrit, type Ecriture } from '../write-panier.ts';
import { listAjoutables, upsertLignes } from './lignes.sql.ts';
import { poserCoupe } from '../coupes/poser-coupe.ts';
import { readPrix, type PrixLigne } from './prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';

export interface LigneARemettre {
  articleId: number;
  quantite: number;
  /** '' where nothing is cut. */
  traitCoupe: string;
  chutes: boolean;
  /** How often its cut list is wanted: once by default. */
  exemplaires?: number | undefined;
  /** Percent a delegate gave; a line that the chantier already has keeps its own. */
  remise?: string | null | undefined;
  /** Null: the first one. */
  chantier: string | null;
}

/** The request lines are put back under, and where to. */
export interface Sous extends Pick<Ecriture, 'cle' | 'demande'> {
  action?: 'panier-ajout' | 'panier-import';
  /** Instead of the chantier of each line. */
  dans?: ChoixChantier | undefined;
  /** Called for a chantier lines went to, with the name they were asked under. */
  noter?: (tx: Tx, chantierId: number, chantier: string | null) => Promise<void>;
  /** In the same transaction, after the lines. */
  ensuite?: (tx: Tx) => Promise<void>;
}

interface Contexte {
  prix: ReadonlyMap<number, PrixLigne>;
  version: number;
  plans: Plans;
}

/** Adds lines of several chantiers at once, whole or cut, all of them or none. */
export async function remettreLignes(
  { pool, articles }: Pick<Deps, 'pool' | 'articles'>,
  demande: Demande,
  lignes: readonly LigneARemettre[],
  { action = 'panier-ajout', dans, noter, ensuite, ...sous }: Sous = {},
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const prix = await readPrix(articles, demande, [
    ...new Set(lignes.map(({ articleId }) => articleId)),
  ]);
  return avecPlans(visiteurOf(demande), (plans) => {
    prevoirListes(lignes, { prix, plans });
    return writePanier(pool, { acteur, ...sous, plans }, async (tx, panier) => {
      // A chantier that is none of theirs is refused, whatever goes there.
      const lieu = dans && (await resolveChantier(tx, panier, dans));
      if (lignes.length === 0) return { inchange: true };
      const contexte = { prix, version: panier.suivante, plans };
      const ecrits: Required<Pick<Ecrit, 'articles' | 'messages'>>[] = [];
      for (const [chantier, siennes] of Map.groupBy(lignes, (l) => (dans ? null : l.chantier))) {
        const choix = chantier === null ? {} : { chantier };
        const chantierId = lieu ?? (await resolveChantier(tx, panier, choix));
        await noter?.(tx, chantierId, chantier);
        const entieres = siennes.filter(({ traitCoupe }) => traitCoupe === '');
        ecrits.push(await remettreEntieres(tx, chantierId, entieres, contexte));
        for (const ligne of siennes) {
          if (ligne.traitCoupe !== '') {
            ecrits.push(await remettreCoupee(tx, chantierId, ligne, contexte));
          }
        }
      }
      await ensuite?.(tx);
      await journaliser(tx, acteur, action, { lignes: lignes.length });
      return {
        articles: ecrits.flatMap((ecrit) => ecrit.articles),
        messages: ecrits.flatMap((ecrit) => ecrit.messages),
      };
    });
  });
}

async function remettreEntieres(
  tx: Tx,
  chantierId: number,
  lignes: readonly LigneARemettre[],
  { prix, version }: Contexte,
): Promise<Required<Pick<Ecrit, 'articles' | 'messages'>>> {
  if (lignes.length === 0) return { articles: [], messages: [] };
  const demandes = new Map<number, number>();
  const remises = new Map<number, string | null>();
  for (const { articleId, quantite, remise = null } of lignes) {
    demandes.set(articleId, (demandes.get(articleId) ?? 0) + quantite);
    remises.set(articleId, moindreRemise(remises.get(articleId), remise));
  }
  const messages: MessageLigne[] = [];
  const connus = await listAjoutables(tx, chantierId, [...demandes.keys()]);
  const ecrites = connus.map((article) => {
    const { id: articleId, presente } = article;
    if (article.retire) throw refus('article-retire', { articleId });
    const demande = demandes.get(articleId) ?? 0;
    const { quantite, raison } = ajouterQuantite(presente, demande, article);
    verifierMaximum(articleId, quantite);
    if (raison) messages.push({ code: raison, articleId, demande, quantite: quantite - presente });
    const prixVu = prix.get(articleId)?.prixPour(quantite);
    return {
      articleId,
      quantite,
      prixVu,
      remise: presente > 0 ? undefined : remises.get(articleId),
    };
  });
  const place = [...demandes.keys()];
  ecrites.sort((a, b) => place.indexOf(a.articleId) - place.indexOf(b.articleId));
  await upsertLignes(tx, { chantierId, lignes: ecrites, version });
  return {
    articles: ecrites.map(({ articleId, quantite }) => ({ chantierId, articleId, quantite })),
    messages,
  };
}

/** Discount of lines that become one: what was given on a part does not hold for all of it. */
function moindreRemise(avant: string | null | undefined, remise: string | null): string | null {
  if (avant === undefined) return remise;
  if (avant === null || remise === null) return null;
  return Number(avant) < Number(remise) ? avant : remise;
}

async function remettreCoupee(
  tx: Tx,
  chantierId: number,
  ligne: LigneARemettre,
  { prix, version, plans }: Contexte,
): Promise<Required<Pick<Ecrit, 'articles' | 'messages'>>> {
  const { articleId, chutes, remise = null } = ligne;
  const sien = prix.get(articleId);
  if (!sien) throw refus('introuvable', { articleId });
  const { quantite, ...ecrite } = writeListe(sien, ligne, plans);
  verifierMaximum(articleId, quantite);
  const prixVu = sien.prixPour(quantite);
  const posee = { ...ecrite, chantierId, articleId, quantite, version, chutes, remise, prixVu };
  const tenue = await poserCoupe(tx, posee, plans);
  return { articles: [{ chantierId, articleId, quantite: tenue }], messages: [] };
}

function writeListe(
  { article }: PrixLigne,
  { traitCoupe, exemplaires = 1 }: LigneARemettre,
  plans: Plans,
): CoupeEcrite & { quantite: number } {
  const { multiple, minimum } = article;
  const une = writeCoupe(article, traitCoupe, plans);
  const { coupe } = une;
  const longue = multiplierCoupe(une.traitCoupe, exemplaires, { coupe, multiple, minimum, plans });
  if (longue) return { ...longue, quantite: longue.coupe.quantite };
  // Too many pieces for one list: it stays the list, several times.
  return { ...une, quantite: coupe.quantite * exemplaires };
}

/** Before the basket is locked; what cannot be cut is refused where it is written. */
function prevoirListes(
  lignes: readonly LigneARemettre[],
  { prix, plans }: Pick<Contexte, 'prix' | 'plans'>,
): void {
  for (const ligne of lignes) {
    const { articleId, traitCoupe } = ligne;
    const sien = prix.get(articleId);
    if (traitCoupe === '' || !sien || !isCoupable(sien.article, traitCoupe)) continue;
    writeListe(sien, ligne, plans);
  }
  plans.verifier();
}
