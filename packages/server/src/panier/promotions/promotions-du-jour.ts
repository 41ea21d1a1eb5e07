/** Promotions of the basket on one day, and which articles each bears on. Kept in memory. */
import { roundMontant, unitsOf } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direMontants } from '@comptoir/contract/words/montants-du-texte.ts';
import type { PalierPromotion } from '@comptoir/contract/promotions/promotion-comptee.ts';
import type { Clock } from '../../clock.ts';
import { porteSur, type ArticlePublic } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Bus } from '../../outbox/bus.ts';
import { keep } from '../../outbox/kept.ts';
import {
  listGoodies,
  listPromotionsPanier,
  type CiblePanier,
  type GoodieRow,
  type PromotionPanier,
} from './promotions.sql.ts';

export interface PromotionsDuJour {
  jour: string;
  enVigueur: readonly PromotionPanier[];
  /** Over for some weeks at most. */
  terminees: readonly PromotionPanier[];
  goodies: ReadonlyMap<number, GoodieRow>;
  /** Those that bear on the article. */
  emploisOf(article: ArticlePublic): readonly Emploi[];
  /** By id, in the currency of the buyer. */
  enDevise(change: Change): ReadonlyMap<number, PromotionEnDevise>;
}

/** As this buyer reads it: amounts of its title too. */
export interface PromotionEnDevise {
  source: PromotionPanier;
  paliers: readonly PalierPromotion[];
}

export interface Emploi {
  promotionId: number;
  /** Its articles count; its discount is taken off them. */
  compte: boolean;
  remise: boolean;
}

export interface Promotions {
  duJour(): Promise<PromotionsDuJour>;
}

interface PromotionsOptions {
  pool: Pool;
  /** Without one nothing is kept. */
  bus?: Bus | undefined;
  clock: Clock;
}

const JOUR_MS = 86_400_000;
// A basket may wait that long before its buyer learns what ended meanwhile.
const JOURS_GARDEES = 60;

export function createPromotions({ pool, bus, clock }: PromotionsOptions): Promotions {
  const load = keep(bus, ['catalogue-modifie'], () =>
    Promise.all([
      listPromotionsPanier(pool, ilYA(clock.today(), JOURS_GARDEES)),
      listGoodies(pool),
    ]),
  );
  let known: { from: unknown; value: PromotionsDuJour } | undefined;
  return {
    async duJour() {
      const jour = clock.today();
      const from = await load();
      if (known?.from !== from || known.value.jour !== jour) {
        known = { from, value: createDuJour(jour, ...from) };
      }
      return known.value;
    },
  };
}

function createDuJour(
  jour: string,
  promotions: readonly PromotionPanier[],
  goodies: readonly GoodieRow[],
): PromotionsDuJour {
  const emplois = new WeakMap<ArticlePublic, readonly Emploi[]>();
  const enDevise = new Map<string, ReadonlyMap<number, PromotionEnDevise>>();
  return {
    jour,
    enVigueur: promotions.filter(
      ({ debut, fin }) => debut <= jour && (fin === null || fin >= jour),
    ),
    terminees: promotions.filter(({ fin }) => fin !== null && fin < jour),
    goodies: new Map(goodies.map((goodie) => [goodie.id, goodie])),
    emploisOf(article) {
      const found = emplois.get(article);
      if (found) return found;
      const made = listEmplois(promotions, article);
      emplois.set(article, made);
      return made;
    },
    enDevise(change) {
      const cle = change.devise + change.pourCent;
      const found = enDevise.get(cle);
      if (found) return found;
      const made = new Map(
        promotions.map((promotion) => [
          promotion.id,
          {
            source: { ...promotion, titre: titreEn(promotion, change) },
            paliers: promotion.paliers.map((palier) => toPalier(palier, promotion, change)),
          },
        ]),
      );
      enDevise.set(cle, made);
      return made;
    },
  };
}

function listEmplois(promotions: readonly PromotionPanier[], article: ArticlePublic): Emploi[] {
  return promotions.flatMap(({ id: promotionId, cibles }) => {
    const compte = porte(
      cibles.filter(({ emploi }) => emploi === 'compte'),
      article,
    );
    const autres = cibles.filter(({ emploi }) => emploi === 'remise');
    const remise = autres.length === 0 ? compte : porte(autres, article);
    return compte || remise ? { promotionId, compte, remise } : [];
  });
}

/** Nothing named means everything. */
function porte(cibles: readonly CiblePanier[], article: ArticlePublic): boolean {
  return (
    cibles.length === 0 ||
    cibles.some((cible) =>
      cible.articleId === null ? porteSur(cible, article) : cible.articleId === article.id,
    )
  );
}

function titreEn({ titre }: PromotionPanier, change: Change): Record<Locale, string> {
  const en = (langue: Locale) => direMontants(titre[langue], langue, change);
  return { fr: en('fr'), en: en('en'), es: en('es') };
}

/** Lists are kept in euros: what is asked for and given, in the currency of the buyer. */
function toPalier(
  { seuil, pourcentage, montant, cadeaux }: PromotionPanier['paliers'][number],
  { mesure }: PromotionPanier,
  change: Change,
): PalierPromotion {
  const enDevise = (euros: string) => unitsOf(roundMontant(convertirMontant(euros, change)));
  return {
    seuil: mesure === 'quantite' ? BigInt(Math.ceil(Number(seuil))) : enDevise(seuil),
    ...(pourcentage !== null && { pourcent: unitsOf({ montant: pourcentage, devise: 'EUR' }) }),
    ...(montant !== null && { montant: enDevise(montant) }),
    ...(cadeaux !== null && { cadeaux }),
  };
}

/** The day so many days before. */
export function ilYA(jour: string, jours: number): string {
  return new Date(Date.parse(jour) - jours * JOUR_MS).toISOString().slice(0, 10);
}
