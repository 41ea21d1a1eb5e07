import { codeOf } from './http-answer.ts';
import { isQueryFailure } from './query-failure.ts';
import { useTexts } from '../words/use-texts.ts';

/** Says why a call was refused. An error that is no answer goes on its way. */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts('erreurs');
  return (error) => {
    if (!isQueryFailure(error)) throw error;
    const { body } = error.response.data;
    return t(codeOf(error.response), sayable(typeof body === 'object' ? body.data : {}));
  };
}

/** What a sentence may hold of what comes with a refusal. */
function sayable(data: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
