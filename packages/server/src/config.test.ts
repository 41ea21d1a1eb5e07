import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('a shop needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    url: 'http://localhost:3000',
    demo: 'usuelle',
  });
});

test('everything that is wrong is said at once, without the secrets', () => {
  const read = () =>
    readConfig({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://user:hunter2@host/db',
      COMPTOIR_DEMO: 'enorme',
      TRUST_PROXY: 'perhaps',
    });
  expect(read).toThrow(/PORT.*DATABASE_URL|DATABASE_URL.*PORT/);
  expect(read).toThrow(/COMPTOIR_DEMO/);
  expect(read).toThrow(/TRUST_PROXY/);
  expect(read).not.toThrow(/hunter2/);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('a real shop has no demo company', () => {
  expect(readConfig({ COMPTOIR_DEMO: 'non' }).demo).toBeUndefined();
  const databaseUrl = 'postgres://localhost/comptoir';
  expect(readConfig({ DATABASE_URL: databaseUrl }).demo).toBeUndefined();
  expect(readConfig({ DATABASE_URL: databaseUrl, COMPTOIR_DEMO: 'petite' }).demo).toBe('petite');
});

test('cards are taken by the test bank in a demo, by nobody in a real shop unless it says whom', () => {
  expect(readConfig({}).paiement).toEqual({ fournisseur: 'banque-essai' });
  expect(readConfig({ COMPTOIR_DEMO: 'non' }).paiement).toEqual({ fournisseur: 'aucun' });
  const env = { COMPTOIR_PAIEMENT: 'stripe', STRIPE_SECRET_KEY: 'sk_live_12345678' };
  const read = () => readConfig({ ...env, STRIPE_WEBHOOK_SECRET: 'hunter2' });
  expect(read).toThrow(/STRIPE_WEBHOOK_SECRET/);
  expect(read).not.toThrow(/hunter2|sk_live/);
  expect(readConfig({ ...env, STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }).paiement).toEqual({
    fournisseur: 'stripe',
    cleSecrete: 'sk_live_12345678',
    secretNotification: 'whsec_12345678',
  });
});

test('the demo is reached from its machine alone, a real shop by everyone, unless told', () => {
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ COMPTOIR_DEMO: 'non' }).host).toBe('0.0.0.0');
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('proxies in front are told by their number or their addresses', () => {
  const proxies = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;
  expect(readConfig({}).trustProxy).toBe(false);
  expect(proxies('0')).toBe(false);
  expect(proxies('2')).toBe(2);
  expect(proxies('10.0.0.2, 10.1.0.0/16,loopback')).toEqual([
    '10.0.0.2',
    '10.1.0.0/16',
    'loopback',
  ]);
  for (const wrong of ['true', '10.0.0.0/33', 'proxy.local', '10']) {
    expect(() => proxies(wrong)).toThrow(/TRUST_PROXY/);
  }
});
