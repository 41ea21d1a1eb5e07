import { roundMontant } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import * as contract from '@comptoir/contract/offres/offres.contract.ts';
import type { Clock } from '../clock.ts';
import { direTextes, type Articles, type Dire } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { createOffres } from './offres.ts';
import type { OffreRow, PromotionRow } from './offres.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
  articles: Pick<Articles, 'readChange'>;
}

/** Who reads: the language, the currency, and a text with its amounts in it. */
interface Lecture {
  langue: Locale;
  change: Change;
  dire: Dire;
}

export function offresRoutes(calls: Calls, { pool, bus, clock, articles }: Deps): void {
  const readEnCours = createOffres({ pool, bus, clock });
  const read = async (demande: Demande): Promise<Lecture> => {
    const change = await articles.readChange(demande);
    const { langue } = demande;
    return { langue, change, dire: direTextes(langue, change) };
  };

  calls.handle(contract.listerOffres, async (demande) => {
    const { jour, offres, promotions } = await readEnCours();
    const lecture = await read(demande);
    return {
      jour,
      offres: offres.map((row) => toOffre(row, lecture)),
      promotions: promotions.map((row) => toPromotion(row, lecture)),
    };
  });

  calls.handle(contract.lireOffre, async (demande, { params }) => {
    const { jour, offres, promotions } = await readEnCours();
    const lecture = await read(demande);
    const row = offres.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    return {
      jour,
      offre: toOffre(row, lecture),
      slugs: row.slug,
      promotions: promotions
        .filter(({ offreId }) => offreId === row.id)
        .map((promotion) => toPromotion(promotion, lecture)),
    };
  });

  calls.handle(contract.lirePromotion, async (demande, { params }) => {
    const { jour, promotions } = await readEnCours();
    const lecture = await read(demande);
    const row = promotions.find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    return { jour, promotion: toPromotion(row, lecture), slugs: row.slug };
  });
}

function toOffre(row: OffreRow, { langue, dire }: Lecture): contract.Offre {
  const { id, debut, fin, nombre, images } = row;
  return {
    id,
    titre: dire(row.titre),
    slug: row.slug[langue],
    accroche: dire(row.accroche),
    debut,
    fin,
    nombre,
    images,
  };
}

function toPromotion(row: PromotionRow, { langue, change, dire }: Lecture): contract.Promotion {
  const { id, type, valeur, cumulable, debut, fin, nombre, images } = row;
  return {
    id,
    titre: dire(row.titre),
    slug: row.slug[langue],
    texte: dire(row.texte),
    ...(type === 'montant'
      ? { type, valeur: roundMontant(convertirMontant(valeur, change)) }
      : { type, valeur }),
    cumulable,
    debut,
    fin,
    nombre,
    images,
  };
}
