import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../packages/api-client/src');

// Injected under a name that is taken, an endpoint is left out without a word and its hook calls the other one.
test('no two files of the API client name an endpoint alike', () => {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {4}(\w+): build\./gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
