import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.slice(0, -'.bench.ts'.length));
const [name = '', ...rest] = process.argv.slice(2);
if (!names.includes(name)) {
  process.stderr.write(`Usage: pnpm bench <${names.join(' | ')}> [options]\n`);
  process.exit(1);
}
process.exit(
  spawnSync(process.execPath, [join(import.meta.dirname, `${name}.bench.ts`), ...rest], { stdio: 'inherit' }).status ??
    1,
);
