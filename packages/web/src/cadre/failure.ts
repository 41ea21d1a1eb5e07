/** What an error caught by the router says about itself. */
import { isQueryFailure } from '../http/query-failure.ts';

/** How browsers word a script that could not be fetched; the error has no other mark. */
const UNREACHABLE =
  /failed to fetch|dynamically imported module|importing a module script failed|networkerror|load failed/i;

/** No answer came, for the data of the page or for its script. */
export function isNetworkFailure(error: unknown): boolean {
  if (isQueryFailure(error)) return error.response.data.reseau === true;
  return error instanceof TypeError && UNREACHABLE.test(error.message);
}

/** The number under which the server's logs know what went wrong. */
export function requestIdOf(error: unknown): string | undefined {
  if (isQueryFailure(error)) return error.response.headers.get('x-request-id') ?? undefined;
  return error instanceof Error
    ? /^erreur-interne ([\w.:-]{8,64})$/.exec(error.message)?.[1]
    : undefined;
}

/** Nobody is signed in any more: the sign-in page is on its way, nothing went wrong. */
export function isSignInAsked(error: unknown): boolean {
  return isQueryFailure(error) && error.response.status === 401;
}
