import { afterAll, expect, test } from 'vitest';
import { defineTravail } from '../../src/travaux/travail.ts';
import { createTravaux } from '../../src/travaux/travaux.ts';
import type essai from './essai.travail.ts';

const MB = 1024 * 1024;
const travaux = createTravaux({
  places: 2,
  attente: 4,
  attenteParQui: 3,
  maxOctets: 300 * MB,
  reposMs: 60_000,
});
const ESSAI = defineTravail<typeof essai>(new URL('./essai.travail.ts', import.meta.url), {
  maxMs: 1500,
  auDela: 'fichier-trop-complexe',
});

afterAll(() => travaux.close());

test('bytes and what it asks come and go, and a refusal stays one', async () => {
  const repondre = async (question: unknown) => new Set([question]);
  const sortie = await travaux.faire('a', ESSAI, { demande: 'x' }, repondre);
  expect(sortie).toEqual(new Set(['x']));
  expect(await travaux.faire('a', ESSAI, { octets: 3 })).toEqual(new Uint8Array(3));
  await expect(travaux.faire('a', ESSAI, { refuse: true })).rejects.toMatchObject({
    code: 'panier-vide',
    data: { n: 1 },
  });
  await expect(travaux.faire('a', ESSAI, { tombe: true })).rejects.toThrow('tombé');
});

test('what takes too much memory outside the heap is ended, and this process holds none of it', async () => {
  const avant = process.memoryUsage.rss();
  await expect(travaux.faire('a', ESSAI, { prend: 2000 * MB })).rejects.toMatchObject({
    code: 'fichier-trop-complexe',
  });
  expect(process.memoryUsage.rss() - avant).toBeLessThan(100 * MB);
  expect(await travaux.faire('a', ESSAI, { octets: 1 })).toHaveLength(1);
});

test('what takes too long is ended, and others have a place meanwhile', async () => {
  const fini: string[] = [];
  // Both processes are there.
  await Promise.all(['a', 'b'].map((qui) => travaux.faire(qui, ESSAI, { dure: 50 })));
  const longs = [1, 2].map(() =>
    travaux.faire('lent', ESSAI, { dure: 60_000 }).catch(() => fini.push('lent')),
  );
  await travaux.faire('autre', ESSAI, { octets: 1 });
  fini.push('autre');
  await longs[0];
  expect(fini).toEqual(['autre', 'lent']);
  await Promise.all(longs);
});

test('beyond what may wait, for one and in all, there is no room now', async () => {
  const faire = (qui: string) => travaux.faire(qui, ESSAI, { dure: 150 });
  const quatre = ['a', 'a', 'a', 'a', 'a'].map(faire);
  const refuses = await Promise.allSettled(quatre);
  expect(refuses.map(({ status }) => status).filter((each) => each === 'rejected')).toHaveLength(1);
  expect(refuses[4]).toMatchObject({ reason: { code: 'file-d-attente-pleine' } });
});

test('whoever this side refuses in the middle leaves no process at work', async () => {
  const repondre = () => Promise.reject(new Error('unknown'));
  await expect(travaux.faire('a', ESSAI, { demande: 'x' }, repondre)).rejects.toThrow('unknown');
  expect(await travaux.faire('a', ESSAI, { octets: 1 })).toHaveLength(1);
});
