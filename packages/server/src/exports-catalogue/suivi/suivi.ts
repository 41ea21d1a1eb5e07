/**
 * How far exports are, as they move on. Whoever writes one may be another server: the few that are
 * watched are looked at twice a second, in one question for all of them.
 */
import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { isEnCours } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Log } from '../../db/log.ts';
import type { Pool } from '../../db/pool.ts';
import { direExports } from '../dire-exports.ts';
import { listExportsParId } from '../exports.sql.ts';

const EVERY_MS = 500;
/** Proxies close what says nothing for a minute. */
const BATTEMENT_MS = 15_000;
/** Beyond, a stream tells how far it is and ends; whoever watches asks again. */
export const MAX_SUIVIS = 500;

interface Lecteur {
  id: number;
  langue: Locale;
  dit: string;
  ditLe: number;
  write(texte: string): void;
  end(): void;
}

export interface Suivi {
  /** Answers how to stop. */
  suivre(lecteur: Pick<Lecteur, 'id' | 'langue' | 'write' | 'end'>): () => void;
  close(): void;
}

export function createSuivi({ pool, log }: { pool: Pool; log: Log }): Suivi {
  const lecteurs = new Set<Lecteur>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await dire();
    } catch (error) {
      log.warn({ err: error }, 'exports cannot be looked at');
    } finally {
      isLooking = false;
    }
  }

  async function dire(): Promise<void> {
    const rows = await listExportsParId(pool, [...new Set([...lecteurs].map(({ id }) => id))]);
    for (const [langue, siens] of Map.groupBy(lecteurs, (lecteur) => lecteur.langue)) {
      const dits = new Map(
        (await direExports(pool, rows, langue)).map((dit) => [dit.id, dit] as const),
      );
      for (const lecteur of siens) direA(lecteur, dits.get(lecteur.id));
    }
  }

  function direA(lecteur: Lecteur, dit: ExportCatalogue | undefined): void {
    if (!lecteurs.has(lecteur)) return;
    const texte = JSON.stringify(dit ?? null);
    const now = performance.now();
    if (texte !== lecteur.dit) lecteur.write(`data: ${texte}\n\n`);
    else if (now - lecteur.ditLe > BATTEMENT_MS) lecteur.write(': \n\n');
    else return;
    lecteur.dit = texte;
    lecteur.ditLe = now;
    if (dit && isEnCours(dit.etat) && lecteurs.size <= MAX_SUIVIS) return;
    lecteur.end();
    quitter(lecteur);
  }

  function quitter(lecteur: Lecteur): void {
    lecteurs.delete(lecteur);
    if (lecteurs.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    suivre(qui) {
      const lecteur: Lecteur = { ...qui, dit: '', ditLe: performance.now() };
      lecteurs.add(lecteur);
      timer ??= setInterval(() => void look(), EVERY_MS).unref();
      void look();
      return () => quitter(lecteur);
    },
    close() {
      clearInterval(timer);
      for (const { end } of lecteurs) end();
      lecteurs.clear();
    },
  };
}
