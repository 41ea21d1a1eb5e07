/** What a query throws when its call failed: an error that carries the failed response. */
import type { HttpFailure } from './http-answer.ts';

// A brand instead of instanceof: a bundler may load this module twice.
const BRAND = Symbol.for('comptoir.query-failure');

export interface QueryFailure extends Error {
  response: HttpFailure;
}

export function queryFailure(response: HttpFailure): QueryFailure {
  return Object.assign(new Error(response.message), { [BRAND]: true, response });
}

export function isQueryFailure(error: unknown): error is QueryFailure {
  return typeof error === 'object' && error !== null && BRAND in error;
}
