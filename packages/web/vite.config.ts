import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
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
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              // What the first page needs arrives in two files: libraries, which seldom change, and ours.
              groups: [
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'socle', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
  },
}));
