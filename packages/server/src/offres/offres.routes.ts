import { refus } from '@comptoir/contract/erreurs.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import * as contract from '@comptoir/contract/offres/offres.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { createOffres } from './offres.ts';
import type { OffreRow, PromotionRow } from './offres.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
}

export function offresRoutes(calls: Calls, { pool, bus }: Deps): void {
  const lireEnCours = createOffres(pool, bus);

  calls.handle(contract.listerOffres, async ({ langue }) => {
    const { jour, offres, promotions } = await lireEnCours();
    return {
      jour,
      offres: offres.map((row) => toOffre(row, langue)),
      promotions: promotions.map((row) => toPromotion(row, langue)),
    };
  });

  calls.handle(contract.lireOffre, async ({ langue }, { params }) => {
    const { jour, offres, promotions } = await lireEnCours();
    const row = offres.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    return {
      jour,
      offre: toOffre(row, langue),
      slugs: row.slug,
      promotions: promotions
        .filter(({ offreId }) => offreId === row.id)
        .map((promotion) => toPromotion(promotion, langue)),
    };
  });

  calls.handle(contract.lirePromotion, async ({ langue }, { params }) => {
    const { jour, promotions } = await lireEnCours();
    const row = promotions.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    return { jour, promotion: toPromotion(row, langue), slugs: row.slug };
  });
}

function toOffre(row: OffreRow, langue: Locale): contract.Offre {
  const { id, debut, fin, nombre, images } = row;
  return {
    id,
    titre: row.titre[langue],
    slug: row.slug[langue],
    accroche: row.accroche[langue],
    debut,
    fin,
    nombre,
    images,
  };
}

function toPromotion(row: PromotionRow, langue: Locale): contract.Promotion {
  const { id, type, valeur, cumulable, debut, fin, nombre, images } = row;
  return {
    id,
    titre: row.titre[langue],
    slug: row.slug[langue],
    texte: row.texte[langue],
    type,
    valeur,
    cumulable,
    debut,
    fin,
    nombre,
    images,
  };
}
