import type { Log } from '../db/log.ts';

/**
 * Undefined when the provider does not answer: the payment stays as it is and is asked for again.
 * The reason alone is logged, an SDK's error also holds what was sent.
 */
export async function joindreFournisseur<T>(
  { log }: { log: Log },
  demander: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await demander();
  } catch (error) {
    const raison = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    log.warn({ raison }, 'the payment provider does not answer');
    return undefined;
  }
}
