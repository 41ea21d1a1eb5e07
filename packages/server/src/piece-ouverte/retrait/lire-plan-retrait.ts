import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import {
  LOIN_RETRAIT_KM,
  type PlanRetrait,
} from '@comptoir/contract/panier/plan-retrait.contract.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { toAdresse } from '../../livraison/livraison.public.ts';
import {
  distanceKm,
  listActifs,
  type Lieux,
  type Magasin,
} from '../../magasins/magasins.public.ts';
import { lirePanier, toPanier } from '../../panier/panier.public.ts';
import type { PieceDeps } from '../dossier.ts';
import { magasinOuvert } from '../livraison/lieu.ts';
import { listLignesALivrer } from '../livraison/lignes-a-livrer.ts';
import { situerDeparts, type Departs, type LieuVoulu } from './departs.ts';
import { findDestinations, type Destinations } from './retrait.sql.ts';
import { direPlanRetrait, type LigneDuPlan } from './vue-plan-retrait.ts';

/** Visitors told us no address. */
const NULLE_PART: Destinations = { adresses: [], chantiers: [], livraison: null };

/** Two rounds of queries, however many lines and stores there are. */
export async function lirePlanRetrait(
  deps: PieceDeps,
  demande: Demande,
  voulu: LieuVoulu,
): Promise<PlanRetrait> {
  const { utilisateurId, compteId, magasinId } = demande.acteur;
  const [lu, lieux, ports, destinations] = await Promise.all([
    lirePanier(deps, demande),
    deps.lieux(),
    deps.ports(),
    utilisateurId === undefined || compteId === undefined
      ? NULLE_PART
      : findDestinations(deps.pool, { utilisateurId, compteId }),
  ]);
  const chantiers = enOrdre(toPanier(lu, demande).chantiers).map(vendus).filter(isRempli);
  const departs = situerDeparts({
    voulu,
    lieux,
    adresses: destinations.adresses.map((row) => toAdresse(row, ports)),
    destinations,
    reference: magasinOuvert(lieux, magasinId),
    chantiers,
  });
  const magasins = listAPortee(lieux, departs);
  const articles = new Map(lu.lignes.map(({ article }) => [article.id, article]));
  const ids = [...articles.keys()];
  const [parLieu, enDepot] = await Promise.all([
    deps.articles.readStockParLieu(
      ids,
      magasins.map(({ id }) => id),
    ),
    deps.articles.readStockRows(ids, undefined),
  ]);
  return direPlanRetrait({
    version: lu.version,
    chantiers,
    lignes: listLignes(chantiers, articles),
    departs,
    magasins,
    stock: (lieuId, articleId) => parLieu.get(articleId)?.get(lieuId) ?? 0,
    enDepot,
    places: { lieux, ports, adresses: [], reference: undefined },
    maintenant: deps.clock.now(),
  });
}

/** Stores that a plan may name; all of them where one of the plans has no place to start from. */
function listAPortee(lieux: Lieux, { panier, parChantier }: Departs): Magasin[] {
  const magasins = listActifs(lieux).filter(({ type }) => type === 'magasin');
  const departs = [...new Set([panier, ...parChantier.values()])];
  return magasins.filter((magasin) =>
    departs.some((depart) => !depart || distanceKm(depart, magasin) <= LOIN_RETRAIT_KM),
  );
}

/** What is no longer sold is in no plan: it is collected nowhere. */
function vendus(chantier: Chantier): Chantier {
  return { ...chantier, articles: chantier.articles.filter(({ retire }) => !retire) };
}

function isRempli({ articles }: Chantier): boolean {
  return articles.length > 0;
}

function listLignes(
  chantiers: readonly Chantier[],
  articles: ReadonlyMap<number, ArticlePublic>,
): LigneDuPlan[] {
  const dites = new Map(
    chantiers.flatMap((chantier) => chantier.articles.map((ligne) => [ligne.ligneId, ligne])),
  );
  return listLignesALivrer(chantiers, articles).flatMap((ligne) => {
    const dite = dites.get(ligne.ligneId);
    const surMesure = articles.get(ligne.articleId)?.surMesure;
    return dite ? [{ ...ligne, surMesure, dite }] : [];
  });
}
