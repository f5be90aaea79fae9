import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressFiles } from '../../scripts/build/compress-files.ts';
import { productionRouter } from '../../scripts/build/production-router.ts';
import { writePageFiles } from './build/page-files.ts';

/** Writes what the server reads of the build, then the compressed files. */
function forServer(): Plugin {
  return {
    name: 'for-server',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      await writePageFiles(dir);
      await compressFiles(dir);
    },
  };
}

const require = createRequire(import.meta.url);
const api = process.env.API_SERVER ?? 'http://localhost:8080';
const core =
  /node_modules[\\/](?:[.]pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store|redux-thunk)[@+\\/]/;

/** Modules of the shell: every page needs them, so they are one file. */
const shell =
  /[\\/](packages[\\/](errors[\\/]src[\\/]no-response|api-client[\\/]src[\\/]((routes[\\/])?(library[\\/](advance-image-search|album-category-data|album-data|image-data|photographer-data)|site[\\/]index-data)|api|api-failure|base-query|convert-dates|http-transport|map-leaves|paging|resource-url|route|service-api|upload-form|wire-query)[.]|contract[\\/]src[\\/](?!commerce|community|conference|content|contest|library[\\/](application|book|likeness|panorama|video))|format[\\/]src[\\/](count|money|safe-return-url)[.]|ui[\\/]src[\\/](avatar|button|class-names|create-store|empty-state|error-page|gate|icon|icon-paths|link|message-box-queue|progress-bar|spinner|status-view|theme-preference|use-media-query|use-theme)[.])|apps[\\/]site[\\/]src[\\/](shared[\\/](browser-part|deferred|hero-search|other-app|page|picture-search[\\/]picture-search-request|site-session|site-settings)[.]|app[\\/]page-store[.]|features[\\/]library[\\/]site-search[\\/]))/;

/** Modules of a single picture. */
const picture =
  /[\\/](node_modules[\\/](?:[.]pnpm[\\/])?thumbhash|packages[\\/]ui[\\/]src[\\/](progressive-image|thumbhash-)|apps[\\/]site[\\/]src[\\/]shared[\\/](cover-picture|photo-path)[.])/;

/** Modules of picture lists. */
const pictures =
  /[\\/](node_modules[\\/](?:[.]pnpm[\\/])?thumbhash|packages[\\/]ui[\\/]src[\\/](first-screen|grid-|image-tile|justified-|load-more|progressive-image|row-layout|thumbhash-|tile-navigation|use-element-width|use-grid-position|use-page-window|use-roving-tile)|apps[\\/]site[\\/]src[\\/]shared[\\/](album-covers|cover-picture|image-card-tile|use-restore-key))/;
/** Used by several pages. Each is a group of its own, because a group also takes what its modules import. */
const apart = ['album-card', 'category-tile', 'page-section', 'photographer-paths', 'photographer-tile', 'works-strip'];

/** Parts of the home page below the first screen, loaded together. */
const homeParts =
  /[\\/]features[\\/]site[\\/]home[\\/](album-row|card-row|category-strip|friend-links|home-section|image-tabs|library-state|photographers|topic-albums)/;

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? productionRouter(require.resolve('react-router/package.json')) : [] },
  plugins: isSsrBuild ? [react()] : [react(), forServer()],
  server: { proxy: { '/api': api, '/Account': api, '/hubs': { target: api, ws: true } } },
  ...(isSsrBuild && {
    // One file without node_modules; React's development build would be ten times slower.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // Otherwise the file names of all pages would be in every page's first script.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Every name is written down in the first script, where only its hash is needed.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'core', test: core, priority: 4 },
                { name: 'shell', test: shell, priority: 3 },
                { name: 'picture', test: picture, priority: 3 },
                { name: 'pictures', test: pictures, priority: 2 },
                ...apart.map((name) => ({ name, test: new RegExp(`[\\\\/]shared[\\\\/]${name}[.]`), priority: 2 })),
                // The page itself needs it, too.
                { name: 'home-blocks', test: /[\\/]home[\\/]home-blocks[.]/, priority: 2 },
                { name: 'home-parts', test: homeParts, priority: 1 },
              ],
            },
          },
        },
      },
}));
