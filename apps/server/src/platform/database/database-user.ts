import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

/** The user that runs the embedded database: PostgreSQL refuses to run as root, so for root it is `nobody`. */
export interface DatabaseUser {
  spawnAs: { uid: number; gid: number } | Record<string, never>;
  /** Creates the folder and makes this user its owner; returns false when the user cannot enter it. */
  own(folder: string): boolean;
}

export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) {
    return {
      spawnAs: {},
      own(folder) {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        return true;
      },
    };
  }
  const uid = idOf('-u');
  const gid = idOf('-g');
  return {
    spawnAs: { uid, gid },
    own(folder) {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      chownSync(folder, uid, gid);
      return spawnSync('test', ['-w', folder], { cwd: '/', uid, gid }).status === 0;
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  const id = Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  return Number.isInteger(id) && id > 0 ? id : 65_534;
}
