import {
  QUANTITE_MAGASIN_DITE,
  type StockMagasin,
} from '@comptoir/contract/articles/articles.contract.ts';
import type { Calendrier } from '@comptoir/contract/articles/disponibilite.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { etatOuverture, prochainJourOuvert } from '@comptoir/contract/magasins/horaires.ts';
import { pretAuMagasin } from '@comptoir/contract/magasins/pret-au-magasin.ts';
import type { Demande } from '../http/acteur.ts';
import {
  distanceKm,
  situerLieu,
  type LieuSitue,
  type Magasin,
  type Position,
} from '../magasins/magasins.public.ts';
import { listStockDeLArticle } from './disponibilites.sql.ts';
import type { Sources } from './sources.ts';

export interface DemandeMagasins {
  articleId: number;
  /** How many are wanted. */
  quantite: number;
  position?: Position | undefined;
  /** A town or a postcode. */
  lieu?: string | undefined;
}

export interface DisponibilitesMagasins {
  jour: string;
  lieu: string | null;
  magasins: StockMagasin[];
}

/** What each store has of an article and when it is ready there; undefined: no such article. */
export async function lireDisponibilitesMagasins(
  sources: Sources,
  { acteur }: Demande,
  asked: DemandeMagasins,
): Promise<DisponibilitesMagasins | undefined> {
  const { articleId, quantite } = asked;
  const [found, lieux, rows] = await Promise.all([
    sources.articles.read([articleId]),
    sources.lieux(),
    listStockDeLArticle(sources.pool, articleId),
  ]);
  if (!found.has(articleId)) return undefined;
  const maintenant = sources.clock.now();
  const parLieu = new Map(rows.map((row) => [row.lieuId, row.quantite]));
  const ouverts = [...lieux.magasins.values()].filter(({ actif }) => actif);
  const depuis = centreOf(asked, ouverts, lieux.departements, acteur.magasinId);
  const magasins = ouverts.map((magasin) => {
    const stock = parLieu.get(magasin.id) ?? 0;
    return {
      ...describe(magasin, stock),
      distance: depuis ? distanceKm(depuis, magasin) : null,
      ouverture: etatOuverture(magasin.ouvertures, maintenant),
      retrait:
        stock >= quantite
          ? retraitSurPlace(magasin, maintenant)
          : stock + (parLieu.get(magasin.depotId) ?? 0) >= quantite
            ? retraitParTransfert(magasin, sources.calendrier(maintenant, undefined))
            : null,
      reference: magasin.id === acteur.magasinId,
    };
  });
  return {
    jour: jourOf(maintenant),
    lieu: depuis?.nom ?? null,
    magasins: magasins.sort(byDistanceOrStock),
  };
}

/** A position has no name; without a place, the store of who asks is one. */
function centreOf(
  { position, lieu }: DemandeMagasins,
  magasins: readonly Magasin[],
  departements: Parameters<typeof situerLieu>[2],
  magasinId: number | undefined,
): (Position & { nom?: LieuSitue['nom'] }) | undefined {
  if (position) return position;
  if (lieu !== undefined && lieu.trim() !== '') return situerLieu(lieu, magasins, departements);
  const magasin = magasins.find(({ id }) => id === magasinId);
  return magasin && { ...magasin, nom: magasin.ville };
}

function describe({ id, libelle, slug, ville, type }: Magasin, stock: number) {
  return {
    magasinId: id,
    libelle,
    slug,
    ville,
    type,
    quantite: Math.min(stock, QUANTITE_MAGASIN_DITE),
    plus: stock > QUANTITE_MAGASIN_DITE,
  };
}

function retraitSurPlace(magasin: Magasin, maintenant: Date): StockMagasin['retrait'] {
  const pret = pretAuMagasin(magasin.ouvertures, maintenant);
  return pret ? { date: pret.jour, heure: pret.heure } : null;
}

function retraitParTransfert(magasin: Magasin, { livraison }: Calendrier): StockMagasin['retrait'] {
  const date = prochainJourOuvert(magasin.ouvertures, livraison);
  return date === undefined ? null : { date, heure: null };
}

/** Nearest first; without a place, who has it first, the other stores by town as they come. */
function byDistanceOrStock(a: StockMagasin, b: StockMagasin): number {
  if (a.distance !== null && b.distance !== null) return a.distance - b.distance;
  return Number(b.quantite > 0) - Number(a.quantite > 0);
}
