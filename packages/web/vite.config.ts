import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { contractWithoutSchemas } from './contract-without-schemas.ts';
import { selectorsByClass } from './selectors-by-class.ts';

/** Chunks that keep their name in the name of their file: what tests and people look for. */
const NAMED_CHUNKS: readonly string[] = [
  'vendor',
  'rayon',
  'fiche',
  'fr',
  'en',
  'es',
  'erreurs',
  'late-hosts',
  'overlay-layer',
  'barre-messages',
  'family-more',
  'footer',
  'suggestions.public',
  'menu-principal.drawer',
  'accueil.page',
  'atelier',
  'atelier.page',
];

const namedChunksExist: Plugin = {
  name: 'named-chunks-exist',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const names = new Set(Object.values(bundle).map(({ name }) => name));
    // One page is built alone to see how it is cut.
    if (!names.has('entry-client')) return;
    const absent = NAMED_CHUNKS.filter((name) => !names.has(name));
    if (absent.length > 0) this.error(`vite.config.ts: no chunk is called ${absent.join(', ')}`);
  },
};

/** Imports on demand are plain ones: there is neither code nor style to fetch along with them. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Schemas are the server's: pages are built without them. Models that are built in the browser keep
 * the sort of each parameter.
 */
const withoutSchemas = (): Plugin => ({
  name: 'without-schemas',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^typebox$/ },
    handler: (_, importer = '') =>
      join(
        import.meta.dirname,
        importer.includes('/packages/images/')
          ? '../images/src/vue/schemas.ts'
          : 'src/http/no-schemas.ts',
      ),
  },
});

/** A page rendered on the server shows the picture: nothing of the 3D view is built for it. */
const withoutVue: Plugin = {
  name: 'without-vue',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: { filter: { id: /packages\/images\/src\/vue\.public\.ts$/ }, handler: () => 'export {};' },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    contractWithoutSchemas(),
    withoutSchemas(),
    withoutVue,
    react(),
    tailwindcss(),
    selectorsByClass(),
    plainImports,
    namedChunksExist,
  ],
  resolve: { dedupe: ['react', 'react-dom'] },
  // Builds the models of the 3D view; its policy lets it load their files (server, http/security.ts).
  worker: {
    format: 'es',
    plugins: () => [withoutSchemas(), plainImports],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/ouvrier-[hash].js',
        chunkFileNames: ({ name }) =>
          name === 'formes' ? 'assets/formes-[hash].js' : 'assets/[hash].js',
        // What nearly all models are made of comes in one file.
        codeSplitting: {
          groups: [
            {
              name: 'formes',
              test: /packages\/images\/src\/(?:etiquettes|geometrie|matieres|vue)\/(?!ouvrier)/,
            },
          ],
        },
      },
    },
  },
  // Found late otherwise: the first calendar or combobox of a development server would reload it.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@internationalized/date',
      ...['Button', 'Calendar', 'Dialog', 'Heading', 'I18nProvider', 'Popover'].map(
        (name) => `react-aria-components/${name}`,
      ),
    ],
  },
  // One file for the server: it starts sooner and renders faster than from a thousand modules.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server bundle stays readable: it appears in stack traces, and its size costs nothing.
    minify: isSsrBuild ? false : undefined,
    assetsInlineLimit: 0,
    // The list of what each chunk needs weighed more than what it saved: pages are prefetched on
    // intent, and the first one has its preloads from the server.
    modulePreload: false,
    // Nearly all styles are the first page's anyway: with one file of them, no code has to fetch any.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Three is larger than that; first pages have their own bar in the bench.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            // The first page names every file that may follow: by its hash alone, and no longer than
            // 42 bits, but for those that tests look for.
            chunkFileNames: ({ name }) =>
              NAMED_CHUNKS.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              // What the first page needs arrives in two files: libraries, which seldom change, and ours.
              groups: [
                {
                  name: 'vendor',
                  tags: ['$initial'],
                  test: /node_modules|src\/app\/libraries\.ts/,
                  priority: 2,
                },
                { name: 'socle', tags: ['$initial'], priority: 1 },
                ...chunkGroups(),
              ],
            },
          },
        },
  },
}));
