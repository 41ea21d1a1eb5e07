/** The places goods lie in, kept in memory: seventy rows that every availability needs. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  ouverturesOf,
  type Exceptions,
  type Ouvertures,
} from '@comptoir/contract/magasins/horaires.ts';
import type { Db } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import {
  listDepartements,
  listDepotIds,
  listEvenements,
  listExceptions,
  listMagasins,
  type Departement,
  type LigneEvenement,
  type LigneException,
  type LigneMagasin,
} from './magasins.sql.ts';

export interface Magasin extends LigneMagasin {
  /** Days on which it opens otherwise, and why. */
  exceptions: Exceptions;
  motifs: Readonly<Record<string, Record<Locale, string>>>;
  /** Holidays and exceptions counted. */
  ouvertures: Ouvertures;
  evenements: readonly LigneEvenement[];
}

export interface Lieux {
  magasins: ReadonlyMap<number, Magasin>;
  depotIds: readonly number[];
  departements: readonly Departement[];
}

/** It cuts panels to size. */
export function isScieur({ services }: Pick<Magasin, 'services'>): boolean {
  return services.includes('coupe-panneaux');
}

export type ReadLieux = () => Promise<Lieux>;

export function createLieux({ pool, bus }: { pool: Db; bus?: Bus | undefined }): ReadLieux {
  return keep(bus, ['catalogue-modifie', 'magasins-modifies'], async () => {
    const [magasins, exceptions, evenements, depotIds, departements] = await Promise.all([
      listMagasins(pool),
      listExceptions(pool),
      listEvenements(pool),
      listDepotIds(pool),
      listDepartements(pool),
    ]);
    const exceptionsOf = Map.groupBy(exceptions, ({ magasinId }) => magasinId);
    const evenementsOf = Map.groupBy(evenements, ({ magasinId }) => magasinId);
    return {
      magasins: new Map(
        magasins.map((ligne) => [
          ligne.id,
          toMagasin(ligne, exceptionsOf.get(ligne.id) ?? [], evenementsOf.get(ligne.id) ?? []),
        ]),
      ),
      depotIds,
      departements,
    };
  });
}

function toMagasin(
  ligne: LigneMagasin,
  lignes: readonly LigneException[],
  evenements: readonly LigneEvenement[],
): Magasin {
  const exceptions = Object.fromEntries(lignes.map(({ jour, plages }) => [jour, plages]));
  const { horaires, departementCode: departement } = ligne;
  return {
    ...ligne,
    exceptions,
    motifs: Object.fromEntries(lignes.map(({ jour, motifs }) => [jour, motifs])),
    ouvertures: ouverturesOf({ horaires, exceptions, departement }),
    evenements,
  };
}
