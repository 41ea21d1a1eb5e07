/** Turns "does not exist", as the API says it on either side, into the 404 page. */
import { notFound } from '@tanstack/react-router';
import { isRefus } from '@comptoir/contract/erreurs.ts';
import { isQueryFailure } from './http/query-failure.ts';

export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = isRefus(error)
      ? error.status
      : isQueryFailure(error)
        ? error.response.status
        : 0;
    if (status === 404) throw notFound();
    throw error;
  }
}
