/** Surveys as they stand: kept in memory until one is changed, their state told by the day. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type {
  EtatSondage,
  QuestionSondage,
  SondageResume,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listSondages, type SondageRow } from './sondages.sql.ts';

export interface SondageDuJour extends SondageRow {
  etat: EtatSondage;
}

export interface Sondages {
  /** Today, for the shop. */
  jour(): string;
  /** Those that can be answered first. */
  list(): Promise<SondageDuJour[]>;
  get(id: number): Promise<SondageDuJour>;
}

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
}

export function createSondages({ pool, bus, clock }: Deps): Sondages {
  const load = keep(bus, ['contenus-modifies'], () => listSondages(pool));
  const jour = clock.today;
  const list = async () => {
    const aujourdhui = jour();
    return (await load()).map((row) => ({ ...row, etat: etatLe(aujourdhui, row) }));
  };
  return {
    jour,
    async list() {
      const { ouvert = [], clos = [] } = Object.groupBy(await list(), ({ etat }) => etat);
      return [...ouvert, ...clos];
    },
    async get(id) {
      const sondage = (await list()).find((each) => each.id === id);
      if (!sondage) throw refus('introuvable');
      return sondage;
    },
  };
}

/** Both of its days are days of it. */
export function etatLe(jour: string, { debut, fin }: { debut: string; fin: string }): EtatSondage {
  if (jour < debut) return 'a-venir';
  return jour > fin ? 'clos' : 'ouvert';
}

export function toResume(row: SondageDuJour, langue: Locale): SondageResume {
  const { id, debut, fin, etat } = row;
  return { id, debut, fin, etat, titre: row.titre[langue], slug: row.slug[langue] };
}

export function toQuestions({ questions }: SondageRow, langue: Locale): QuestionSondage[] {
  return questions.map(({ choix, libelle, ...question }) => ({
    ...question,
    libelle: libelle[langue],
    choix: choix.map((each) => ({ id: each.id, libelle: each.libelle[langue] })),
  }));
}
