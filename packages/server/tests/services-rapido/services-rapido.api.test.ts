import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  lireServiceRapido,
  listerServicesRapido,
} from '@comptoir/contract/services-rapido/services-rapido.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.pool.execute(sql`
    insert into service (code, rang, titre_fr, titre_en, titre_es, slug_fr, slug_en, slug_es,
      accroche_fr, accroche_en, accroche_es, texte_fr, texte_en, texte_es)
    values ('gravure', 2, 'Gravure', 'Engraving', 'Grabado', 'gravure', 'engraving', 'grabado',
        'a', 'b', 'c', 'Des *plaques*', 'Some *plates*', 'Unas *placas*'),
      ('affutage', 1, 'Affûtage', 'Sharpening', 'Afilado', 'affutage', 'sharpening', 'afilado',
        'a', 'b', 'c', 'x', 'y', 'z')`);
});
afterAll(() => api.close());

async function read<T>(path: string, langue: string): Promise<T> {
  const answer = await fetch(api.url + path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test('workshops come by rank in the language asked', async () => {
  const { services } = await read<CallAnswer<typeof listerServicesRapido>>(
    '/api/services-rapido',
    'en',
  );
  expect(services.map(({ code, titre, slug, accroche }) => [code, titre, slug, accroche])).toEqual([
    ['affutage', 'Sharpening', 'sharpening', 'b'],
    ['gravure', 'Engraving', 'engraving', 'b'],
  ]);
});

test('a workshop tells how it works, and its address in each language', async () => {
  const { services } = await read<CallAnswer<typeof listerServicesRapido>>(
    '/api/services-rapido',
    'fr',
  );
  const fiche = await read<CallAnswer<typeof lireServiceRapido>>(
    `/api/services-rapido/${services[1]?.id}`,
    'es',
  );
  expect(fiche).toMatchObject({
    service: { code: 'gravure', titre: 'Grabado' },
    slugs: { fr: 'gravure', en: 'engraving', es: 'grabado' },
    texte: 'Unas *placas*',
  });
});

test('a workshop that does not exist is not found', async () => {
  expect((await fetch(`${api.url}/api/services-rapido/32000`)).status).toBe(404);
  expect((await fetch(`${api.url}/api/services-rapido/999999999`)).status).toBe(404);
  expect((await fetch(`${api.url}/api/services-rapido/x`)).status).toBe(400);
});
