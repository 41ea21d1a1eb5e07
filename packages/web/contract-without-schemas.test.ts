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
    "const params = ({}); export const lireAvis = defineCall({ method: 'GET', " +
      "path: '/api/produits/{id}/avis', credential: 'optional', }); export const MAX = { answer: 3 };",
  );
});

test('a schema is an object of nothing, on as many lines', () => {
  const code = `
    export const Ligne = Type.Object({
      ...Article.properties,
      note: Type.Optional(Type.String()),
    });
    export const Nullable = (schema) => Type.Union([schema, Type.Null()]);`;
  const left = withoutSchemas(code, 'ligne.schema.ts');
  expect(left.replace(/\s+/g, ' ').trim()).toBe(
    'export const Ligne = ({}) ; export const Nullable = (schema) => ({});',
  );
  expect(left.split('\n')).toHaveLength(code.split('\n').length);
});
