/** Has a model built by the worker. One order, one worker: it ends with what it held. */
import type { Colis } from './colis.ts';
import type { Ordre, Reponse } from './ordre.ts';

export async function appeler(
  { modele, params, police }: Ordre,
  signal: AbortSignal,
): Promise<Colis> {
  signal.throwIfAborted();
  const ouvrier = new Worker(new URL('./ouvrier.ts', import.meta.url), { type: 'module' });
  try {
    const reponse = await new Promise<Reponse>((resolve, reject) => {
      ouvrier.onmessage = ({ data }: MessageEvent<Reponse>) => resolve(data);
      ouvrier.onerror = ({ message }) => reject(new Error(message || 'no worker'));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      ouvrier.postMessage({ modele, params, police } satisfies Ordre);
    });
    if ('erreur' in reponse) throw new Error(`${modele}: ${reponse.erreur}`);
    return reponse.colis;
  } finally {
    ouvrier.terminate();
  }
}
