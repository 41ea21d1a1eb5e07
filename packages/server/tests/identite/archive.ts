/** The data of a person, as they download them. */
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Visitor } from '../visitors.ts';

export async function readArchive(who: Visitor, langue = 'fr') {
  const answer = await who.call('GET', '/api/profil/donnees', {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  const { data, name, type } = (await answer.json()) as Record<'data' | 'name' | 'type', string>;
  const files = unzipSync(Buffer.from(data, 'base64'));
  const texts = new Map(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]));
  return {
    name,
    type,
    texts,
    json: (file: string) => JSON.parse(texts.get(file) ?? '') as unknown,
  };
}
