import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from '../../scripts/build/compress-files.ts';
import { emitAddresses } from '../../scripts/build/emit-addresses.ts';
import { productionRouter } from '../../scripts/build/production-router.ts';
import { addresses } from './src/app/addresses.ts';

const require = createRequire(import.meta.url);
const server = process.env.SERVER_ADDRESS ?? 'http://127.0.0.1:8080';
const base = '/mobile/';
const pages = /^[/](meeting|mobile)([/?#]|$)/;
const core =
  /vite[\\/]preload-helper|node_modules[\\/](?:[.]pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store|redux-thunk)[@+\\/]/;
const icons = /node_modules[\\/]lucide-react[\\/]/;
const own = /^(?!.*(index[.]html|main[.]tsx|node_modules))/;
const common =
  /packages[/](ui|format|contract|api-client)|src[/]shared[/](use-now|states|kept|network|clock|layout[/](?!sheet|page-tabs))/;
/**
 * Library modules of the frame around every page. Listed, because the import of antd-mobile's index makes all of it
 * count as needed at the start.
 */
const libraries =
  /node_modules[\\/](tslib|classnames|rc-util|idb-keyval|@babel[\\/]runtime|antd-mobile[\\/]es[\\/](global|locales|components[\\/](config-provider|button|dot-loading)|utils[\\/](can-use-dom|native-props|with-default-props|render|unstable-render|validate)))[.\\/]/;

/** Few files of some size: over HTTP/1.1 thirty small ones at the start wait for each other, five round trips long. */
const groups = [
  { name: 'core', test: core, priority: 2 },
  { name: 'libraries', test: libraries, includeDependenciesRecursively: false, priority: 1 },
  { name: 'icons', test: icons, minShareCount: 3, priority: 1 },
  { name: 'start', test: own, tags: ['$initial' as const], includeDependenciesRecursively: false, priority: 1 },
  { name: 'common', test: common, minShareCount: 4, includeDependenciesRecursively: false },
];

function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressFiles(dir);
    },
  };
}

/** Puts a small program into the page itself: it runs before any of the page's files is there. */
function inPage(file: string): Plugin {
  return {
    name: 'in-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          build: { write: false, modulePreload: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
        });
        const [result] = Array.isArray(built) ? built : [built];
        const [program] = result && 'output' in result ? result.output : [];
        if (program?.type !== 'chunk') throw new Error(`${file} became no program`);
        // Placed before the style sheets, which it would otherwise wait for.
        return html.replace(
          '<script type="module"',
          (module) => `<script>${program.code.trim()}</script>\n    ${module}`,
        );
      },
    },
  };
}

/** While developing, every page address is answered with the app's one page, as the server does. */
function pagesInDevelopment(): Plugin {
  return {
    name: 'pages-in-development',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (pages.test(request.url ?? '') && request.headers.accept?.includes('text/html')) request.url = base;
        next();
      });
    },
  };
}

/** Caches the build's files as a whole, so that old and new ones never mix. */
const worker = VitePWA({
  // The waiting version is activated the next time the app opens (app/register-worker.ts).
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  filename: 'sw.js',
  scope: '/meeting',
  workbox: {
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    navigateFallback: `${base}index.html`,
    navigateFallbackAllowlist: [pages],
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        // Pictures once seen stay readable without network; their addresses change with their content.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^[/]api[/]Resource[/](Image|Misc)[/]/.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 120, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  },
});

export default defineConfig(({ command }) => ({
  base,
  resolve: { alias: command === 'build' ? productionRouter(require.resolve('react-router/package.json')) : [] },
  plugins: [
    react(),
    inPage(join(import.meta.dirname, 'src/app/ask-early.ts')),
    worker,
    compressed(),
    pagesInDevelopment(),
    emitAddresses(addresses),
  ],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5177, proxy: { '/api': server, '/Account': server, '/hubs': { target: server, ws: true } } },
}));
