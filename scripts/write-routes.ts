// Writes the client's table of routes for every file of the contract; `pnpm fix` runs it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routesFolder, routeTables } from './build/route-tables.ts';

const tables = await routeTables();
rmSync(routesFolder, { recursive: true, force: true });
for (const { file, text } of tables) {
  const path = join(routesFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
