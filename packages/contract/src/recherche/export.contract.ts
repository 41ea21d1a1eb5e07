/** A listing as a file: what its filters leave, at the prices of who asks. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Fixe, RechercheQuery } from './recherche.contract.ts';

/** As many as an import takes. Of a longer list the first rows are written, and it says so. */
export const MAX_LIGNES_EXPORT = 1000;

export type ExportListingQuery = Omit<RechercheQuery, 'page' | 'parPage'> & {
  format: 'csv' | 'xlsx';
};

export const exporterListing = defineCall({
  method: 'GET',
  path: '/api/recherche/export',
  acces: 'acheteur',
  summary: 'The articles of a listing as a file, at the prices of the company that asks.',
  // Written in place: what stands in a call weighs nothing on the pages.
  query: Type.Unsafe<ExportListingQuery>({
    ...RechercheQuery,
    ...Type.Object({
      ...Type.Omit(Fixe, ['page', 'parPage']).properties,
      format: Type.Enum(['csv', 'xlsx']),
    }),
  }),
  answer: Type.Object({
    ...Fichier.properties,
    /** Articles in the file. */
    lignes: Type.Integer(),
    /** Articles of the listing: more than the file has where it is a long one. */
    total: Type.Integer(),
  }),
  refusals: ['service-indisponible'],
});
