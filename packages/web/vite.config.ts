import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom', 'i18next'] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
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
              groups: [
                {
                  // The texts every page needs travel in one file per language.
                  name: (id: string) => {
                    const match = /contract\/messages\/(\w\w)\/(?:ui|cadre|erreurs)\.json$/.exec(id);
                    return match ? `messages-${match[1]}` : null;
                  },
                },
              ],
            },
          },
        },
    ssr: isSsrBuild ? true : false,
  },
}));
