import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './run-tool.ts';

const Manifest = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** Folders of the workspace's packages whose manifest has that script. */
export function packagesWith(script: string): string[] {
  return packages().filter((folder) => scriptsOf(folder)[script] !== undefined);
}

/** Apps that Vite builds. */
export function builtApps(): string[] {
  const apps = existsSync(join(root, 'apps')) ? readdirSync(join(root, 'apps')) : [];
  return apps.filter((app) => existsSync(join(root, 'apps', app, 'vite.config.ts')));
}

/** Packages that turbo would silently leave out. One line per finding. */
export function findUnchecked(): string[] {
  return packages().flatMap((folder) => {
    const { types, lint, test } = scriptsOf(folder);
    // The server's tests need a database, and the browser's a browser: they are gates of their own.
    const hasUnitTests =
      folder !== 'apps/server' && globSync(`${folder}/src/**/*.test.{ts,tsx}`, { cwd: root }).length > 0;
    return [
      ...(types === undefined || lint === undefined
        ? [`${folder}/package.json: the scripts types and lint are missing`]
        : []),
      ...(hasUnitTests && test === undefined ? [`${folder}/package.json: the script test is missing`] : []),
    ];
  });
}

function packages(): string[] {
  return globSync('{apps/*,packages/*,e2e,bench}/package.json', { cwd: root }).map((file) =>
    file.replace('/package.json', ''),
  );
}

function scriptsOf(folder: string): Record<string, string> {
  return Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).scripts;
}
