import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitAddresses } from '../../scripts/build/emit-addresses.ts';
import { slimProComponents } from './slim-pro-components.ts';
import { addresses } from './src/app/addresses.ts';

const server = process.env.SERVER_ADDRESS ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), slimProComponents(), emitAddresses(addresses)],
  build: {
    manifest: true,
    // Which scripts each of a hundred pages and dialogs needs would be a twelfth of what every visit downloads.
    modulePreload: { resolveDependencies: (_, dependencies) => dependencies.filter((file) => file.endsWith('.css')) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs and our releases don't change; antd is left out, so that it follows the lazy pages.
          groups: [
            {
              name: 'core',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5176,
    proxy: { '/api': server, '/Account': server },
  },
});
