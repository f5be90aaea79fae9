import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const contractFolder = join(import.meta.dirname, '../../packages/contract/src');

/** Where the tables are. */
export const routesFolder = join(import.meta.dirname, '../../packages/api-client/src/routes');

interface RouteTable {
  /** Below `routesFolder`. */
  readonly file: string;
  /** The calls, by their names in the contract. */
  readonly names: readonly string[];
  readonly text: string;
}

/** Returns the client's table of method and path for every file of the contract's areas that declares a call. */
export async function routeTables(): Promise<RouteTable[]> {
  const files = await readdir(contractFolder, { recursive: true });
  const ofAreas = files.filter((file) => /^\w+[\\/][\w-]+[.]ts$/.test(file)).sort();
  const tables = await Promise.all(ofAreas.map(tableOf));
  return tables.filter(({ names }) => names.length > 0);
}

async function tableOf(file: string): Promise<RouteTable> {
  const module: object = await import(pathToFileURL(join(contractFolder, file)).href);
  const calls = Object.entries(module).flatMap(([name, value]) => (isRoute(value) ? [{ ...value, name }] : []));
  const routes = calls.sort((one, other) => (one.name < other.name ? -1 : 1));
  const path = file.replaceAll('\\', '/').slice(0, -'.ts'.length);
  const lines = routes.map(({ name, method, path }) => `  ${name}: { method: '${method}', path: '${path}' },\n`);
  return {
    file: `${path}.generated.ts`,
    names: routes.map(({ name }) => name),
    text: `// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/${path}.ts';
import type { RoutesOf } from '../../route.ts';

export const ${camelCase(path.slice(path.indexOf('/') + 1))}Routes: RoutesOf<typeof contract> = {
${lines.join('')}};
`,
  };
}

function isRoute(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
