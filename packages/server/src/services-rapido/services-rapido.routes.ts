import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import * as contract from '@comptoir/contract/services-rapido/services-rapido.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { illustrationOf } from '../images/images.public.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listServices, type ServiceRow } from './services-rapido.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
}

export function servicesRapidoRoutes(calls: Calls, { pool, bus }: Deps): void {
  const load = keep(bus, ['catalogue-modifie'], () => listServices(pool));

  calls.handle(contract.listerServicesRapido, async ({ langue }) => ({
    services: (await load()).map((row) => toService(row, langue)),
  }));

  calls.handle(contract.lireServiceRapido, async ({ langue }, { params }) => {
    const row = (await load()).find(({ id }) => id === params.id);
    if (!row) throw refus('introuvable');
    return { service: toService(row, langue), slugs: row.slug, texte: row.texte[langue] };
  });
}

function toService(row: ServiceRow, langue: Locale): contract.ServiceRapido {
  const { id, code } = row;
  return {
    id,
    code,
    titre: row.titre[langue],
    slug: row.slug[langue],
    accroche: row.accroche[langue],
    illustration: illustrationOf('services', code),
  };
}
