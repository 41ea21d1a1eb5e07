/**
 * Turns "does not exist" and "cannot be asked", as the API says them on either side, into the 404
 * page: an address that no call understands leads nowhere either.
 */
import { notFound } from '@tanstack/react-router';
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import { isQueryFailure } from '../http/query-failure.ts';

export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = isRefus(error)
      ? error.status
      : isQueryFailure(error)
        ? error.response.status
        : 0;
    if (status === 404 || status === 400) throw notFound();
    throw error;
  }
}
