import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const compressible = /[.](js|css|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside each text file, so that the server compresses none of them again. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const files = names.filter((name) => compressible.test(name) && !name.startsWith('.vite'));
      await Promise.all(
        files.map(async (name) => {
          const content = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content));
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content));
        }),
      );
    },
  };
}

const api = process.env.API_SERVER ?? 'http://localhost:8080';
const core = /node_modules[\\/](?:[.]pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store|redux-thunk)[@+\\/]/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), precompress()],
  server: { proxy: { '/api': api, '/Account': api } },
  ...(isSsrBuild && {
    // One file without node_modules beside it; React's development build would be ten times slower.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'core', test: core }] } },
        },
      },
}));
