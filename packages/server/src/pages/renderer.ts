/** Loads what renders the pages: the built bundle, or the sources through Vite in development. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type {
  PageBundle,
  RenderedPage,
  RenderInput,
  ViteManifest,
} from '@comptoir/web/src/app/rendering.ts';

export interface Renderer {
  render(input: RenderInput): Promise<RenderedPage>;
  manifest: PageBundle['manifest'];
  sitePaths: PageBundle['sitePaths'];
}

const web = fileURLToPath(new URL('../../../web/', import.meta.url));

/** `folder`: what build.ts made. */
export async function createBuiltRenderer(folder: string): Promise<Renderer> {
  const entry = (await import(join(folder, 'server/entry-server.js'))) as PageBundle;
  const manifest = await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8');
  const assets = entry.pageAssetsForBuild(JSON.parse(manifest) as ViteManifest);
  return {
    render: (input) => entry.renderPage(input, assets),
    manifest: entry.manifest,
    sitePaths: entry.sitePaths,
  };
}

export async function createDevRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: web,
    // `native` writes no temporary file, which would make `node --watch` restart.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  const load = () =>
    vite.ssrLoadModule('/src/entry-server.tsx') as Promise<unknown> as Promise<PageBundle>;
  const { manifest, sitePaths } = await load();
  return {
    async render(input) {
      try {
        const entry = await load();
        return await entry.renderPage(input, entry.pageAssetsForDev());
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        throw error;
      }
    },
    manifest,
    sitePaths,
  };
}
