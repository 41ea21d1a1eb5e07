import type { lireAccueilPersonnel as contract } from '@comptoir/contract/accueil/personnel.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import { imageOf, type Articles } from '../articles/articles.public.ts';
import { filtresOf, listCommandes, toCommandeResumee } from '../commandes/commandes.public.ts';
import type { Pool } from '../db/pool.ts';
import { listDevis, toDevisResume } from '../devis/devis.public.ts';
import { listHabitudesDues } from '../habitudes-achats/habitudes-achats.public.ts';
import type { Demande } from '../http/acteur.ts';
import { listerListes } from '../listes-achats/listes-achats.public.ts';
import { findSondageARepondre, type Sondages } from '../sondages/sondages.public.ts';
import { listARefaire, type CommandeRefaiteRow } from './personnel.sql.ts';

export interface DepsPersonnel {
  pool: Pool;
  clock: Clock;
  articles: Articles;
  sondages: Sondages;
}

export type AccueilPersonnel = CallAnswer<typeof contract>;

const EN_COURS = ['validee', 'en-preparation', 'expediee-partiellement', 'expediee'] as const;
const MONTREES = 3;
const HABITUDES = 4;
const LISTES = 4;
/** Offers that are read: the first to end. */
const OFFRES_LUES = 25;
const JOUR_MS = 24 * 60 * 60 * 1000;
/** Offers that end within so many days are shown. */
const JOURS_D_ECHEANCE = 14;

export async function lireAccueilPersonnel(
  { pool, clock, articles, sondages }: DepsPersonnel,
  demande: Demande,
): Promise<AccueilPersonnel> {
  const { acteur, langue } = demande;
  const { compteId, utilisateurId } = acteur;
  if (compteId === undefined || utilisateurId === undefined) throw refus('acces-interdit');
  const jour = clock.today();
  const page = { limit: MONTREES, offset: 0 };
  const [enCours, aValider, refaites, proposes, listes, { total, dues }, sondage] =
    await Promise.all([
      listCommandes(pool, filtresOf(acteur, { etat: [...EN_COURS] }), { ...page, tri: 'prevue' }),
      listCommandes(pool, filtresOf(acteur, { aValider: true }), {
        ...page,
        limit: 1,
        tri: 'date',
      }),
      listARefaire(pool, { compteId, utilisateurId, limit: MONTREES }),
      listDevis(
        pool,
        { compteId, jour, mots: [], etat: ['propose'] },
        { tri: 'validite', limit: OFFRES_LUES, offset: 0 },
      ),
      listerListes(pool, acteur),
      listHabitudesDues(pool, { compteId, jour, langue, limit: HABITUDES }),
      findSondageARepondre(pool, sondages, demande),
    ]);
  const echeance = new Date(Date.parse(jour) + JOURS_D_ECHEANCE * JOUR_MS)
    .toISOString()
    .slice(0, 10);
  const expirent = proposes.devis.filter(
    ({ valableJusqu }) => valableJusqu !== null && valableJusqu <= echeance,
  );
  const [habitudes, aRefaire] = await Promise.all([
    articles.listArticlesVendus(
      demande,
      dues.map(({ articleId }) => articleId),
    ),
    montrer(articles, refaites),
  ]);
  return {
    jour,
    enCours: enCours.rows.map(toCommandeResumee),
    nombreEnCours: enCours.total,
    aValider: aValider.total,
    aRefaire,
    devis: expirent.slice(0, MONTREES).map(toDevisResume),
    nombreDevis: expirent.length,
    listes: listes.slice(0, LISTES),
    habitudes: habitudes.articles.flatMap((article) => {
      const due = dues.find(({ articleId }) => articleId === article.id);
      return due ? [{ article, quantite: due.quantite, dernierLe: due.dernierLe }] : [];
    }),
    nombreHabitudes: total,
    sondage,
  };
}

async function montrer(
  articles: Articles,
  rows: readonly CommandeRefaiteRow[],
): Promise<AccueilPersonnel['aRefaire']> {
  const connus = await articles.readArticles(rows.flatMap(({ articleIds }) => articleIds));
  return rows.map(({ articleIds, passeeLe, devise, netHT, ...commande }) => ({
    ...commande,
    passeeLe: passeeLe.toISOString(),
    netHT: { montant: netHT, devise },
    images: articleIds.flatMap((id) => {
      const article = connus.get(id);
      return article ? [imageOf(article)] : [];
    }),
  }));
}
