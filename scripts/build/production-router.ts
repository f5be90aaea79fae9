import { dirname, join } from 'node:path';

/**
 * Vite aliases to react-router's build without warnings; its package names only the development build. `packageFile` is the path of
 * the package's `package.json` as the app resolves it.
 */
export function productionRouter(packageFile: string): { find: RegExp; replacement: string }[] {
  const build = join(dirname(packageFile), 'dist/production');
  return [
    { find: /^react-router$/, replacement: join(build, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(build, 'dom-export.mjs') },
  ];
}
