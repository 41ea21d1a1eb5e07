/**
 * The worker that builds models: seconds of sums that must not hold the page. It has no document;
 * labels are drawn on canvases of its own. Nothing is imported but on demand: models look for a
 * document as they are read.
 */
import type { Ordre, Reponse } from './ordre.ts';

/** What a worker has, which the types of a page do not know. */
interface Atelier {
  document?: unknown;
  onmessage: ((event: { data: Ordre }) => void) | null;
  postMessage(reponse: Reponse, transfer?: Transferable[]): void;
}

const atelier = globalThis as unknown as Atelier;
atelier.document = { createElement: () => new OffscreenCanvas(1, 1) };

async function servir(ordre: Ordre): Promise<void> {
  const [{ construire }, { transferablesOf }] = await Promise.all([
    import('./construire.ts'),
    import('./colis.ts'),
  ]);
  const colis = await construire(ordre);
  atelier.postMessage({ colis }, transferablesOf(colis));
}

atelier.onmessage = ({ data }) => {
  servir(data).catch((error: unknown) =>
    atelier.postMessage({ erreur: error instanceof Error ? error.message : String(error) }),
  );
};
