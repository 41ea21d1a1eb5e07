import { expect, test } from 'vitest';
import { withoutSchemas } from './contract-without-schemas.ts';

test('a call keeps its method, path and credential for the browser', () => {
  const code = `
    const params = Type.Object({ id: Id });
    export const lireAvis = defineCall({
      method: 'GET',
      path: '/api/produits/{id}/avis',
      summary: 'Reviews, of a product.',
      credential: 'optional',
      params,
      answer: Type.Object({ avis: Type.Array(Type.Object({ id: Id })) }),
      refusals: ['introuvable'],
    });
    export const MAX = { answer: 3 };`;
  expect(withoutSchemas(code, 'avis.contract.ts').replace(/\s+/g, ' ').trim()).toBe(
    "const params = Type.Object({ id: Id }); export const lireAvis = defineCall({ method: 'GET', " +
      "path: '/api/produits/{id}/avis', credential: 'optional', }); export const MAX = { answer: 3 };",
  );
});
