import { expect, test } from 'vitest';
import { networkFailure } from '../http/http-answer.ts';
import { queryFailure } from '../http/query-failure.ts';
import { isNetworkFailure, isSignInAsked, requestIdOf } from './failure.ts';

test('a call that got no answer is a network failure, an answered one is not', () => {
  const unanswered = networkFailure('/api/panier');
  expect(isNetworkFailure(queryFailure(unanswered))).toBe(true);
  const answered = { ...unanswered, data: { url: '/api/panier', body: undefined } };
  expect(isNetworkFailure(queryFailure(answered))).toBe(false);
});

test('a page script that cannot be fetched is a network failure in every browser’s words', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://x.test/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'NetworkError when attempting to fetch resource.',
  ]) {
    expect(isNetworkFailure(new TypeError(words))).toBe(true);
  }
});

test('a fault of the page itself is not taken for a lost connection', () => {
  expect(isNetworkFailure(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(
    false,
  );
  expect(isNetworkFailure('Failed to fetch')).toBe(false);
});

test('the request number is read from the answer or from the error of the server’s render', () => {
  const headers = new Headers({ 'x-request-id': 'req-12' });
  expect(requestIdOf(queryFailure({ ...networkFailure('/api/x'), headers }))).toBe('req-12');
  const id = '0de3a1b2-1111-4222-8333-444455556666';
  expect(requestIdOf(new Error(`erreur-interne ${id}`))).toBe(id);
  expect(requestIdOf(new Error('page'))).toBeUndefined();
  expect(requestIdOf(null)).toBeUndefined();
});

test('a page refused for want of a session is no failure: one signs in', () => {
  const refusee = { ...networkFailure('/api/x'), status: 401 };
  expect(isSignInAsked(queryFailure(refusee))).toBe(true);
  expect(isSignInAsked(queryFailure(networkFailure('/api/x')))).toBe(false);
  expect(isSignInAsked(new Error('page'))).toBe(false);
});
