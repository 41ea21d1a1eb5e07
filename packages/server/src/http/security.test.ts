import { expect, test } from 'vitest';
import { CSP_OUVRIER, CSP_SERVICE_WORKER, pageCsp } from './security.ts';

test('a page may compile WebAssembly, for the reader of barcodes, and evaluate nothing', () => {
  const policy = pageCsp({ scripts: ["'nonce-abc'"], dev: false });
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-abc';");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toContain("'unsafe-inline'");
});

test('the service worker fetches from the shop and does nothing else', () => {
  expect(CSP_SERVICE_WORKER).toBe("default-src 'none'; connect-src 'self'");
});

test('the worker of the 3D view loads models and a font of the shop, and reaches nothing else', () => {
  expect(CSP_OUVRIER).toBe("default-src 'none'; script-src 'self'; font-src 'self'");
});
