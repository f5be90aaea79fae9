import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../packages/api-client/src/api.ts';
import { contract } from '../packages/contract/src/contract.ts';
import { routesFolder, routeTables } from './build/route-tables.ts';

const client = join(routesFolder, '..');
const tables = await routeTables();

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the tables of routes', () => {
  it('are what the contract says: `pnpm fix` writes them', async () => {
    const written = await readdir(routesFolder, { recursive: true });
    expect(written.filter((file) => file.endsWith('.ts')).sort()).toEqual(tables.map(({ file }) => file).sort());
    for (const { file, text } of tables) expect(readFileSync(join(routesFolder, file), 'utf8'), file).toBe(text);
  });

  it('name every call of the contract but the hubs’, each by a name of its own', () => {
    const names = tables.flatMap((table) => table.names);
    expect(repeated(names)).toEqual([]);
    expect([...names, 'getEventsSince'].sort()).toEqual([...contract.keys()].sort());
  });
});

// Injected under a name that is taken, an endpoint is left out without a word and its hook calls the other one.
describe('the client', () => {
  const injected: string[] = [];

  beforeAll(async () => {
    const { injectEndpoints } = api;
    api.injectEndpoints = (options) =>
      injectEndpoints({
        ...options,
        endpoints: (build) => {
          const endpoints = options.endpoints(build);
          injected.push(...Object.keys(endpoints));
          return endpoints;
        },
      });
    const files = await readdir(client, { recursive: true });
    for (const file of files)
      if (/^\w+[\\/][\w-]+[.]ts$/.test(file) && !file.startsWith('testing')) await import(join(client, file));
  });

  it('injects no two endpoints under one name', () => {
    expect(injected.length).toBeGreaterThan(300);
    expect(repeated(injected)).toEqual([]);
  });
});
