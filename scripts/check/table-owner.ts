import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface SourceFile {
  /** Relative to apps/server/src. */
  path: string;
  text: string;
}

/** A statement of one area that writes a table of another. */
interface ForeignWrite {
  file: string;
  table: string;
  owner: string;
}

const name = String.raw`("?\w+"?|\$\{[^}]*\})`;
const table = String.raw`(?:ONLY\s+)?(?:(?:"?\w+"?|\$\{[^}]*\})\.)?${name}`;
const alias = String.raw`(?:\s+(?:AS\s+)?(?!SET\b)\w+)?`;
/** An UPDATE is one by its SET: `FOR UPDATE OF`, `AFTER UPDATE OF` and `DO UPDATE SET` name no table. */
const writes = [
  String.raw`\bINSERT\s+INTO\s+${table}`,
  String.raw`\bMERGE\s+INTO\s+${table}`,
  String.raw`\bDELETE\s+FROM\s+${table}`,
  String.raw`\bTRUNCATE\s+(?:TABLE\s+)?${table}`,
  String.raw`\bUPDATE\s+(?!SET\b)${table}${alias}\s+SET\b`,
  String.raw`\bdefineTree\(\{\s*table:\s*'(\w+)'`,
].map((pattern) => new RegExp(pattern, 'gi'));
const anyName = /(['"`])(\w+)\1/g;

/** May write every table: tests and what fills their databases, and the trees' statements, whose table is that of each `defineTree`. */
const isFree = /^(demo|testing|fixtures|platform\/tree)\/|\.test\.ts$/;

/** Finds what an area's code writes of other areas' tables. */
export function findForeignWrites(files: readonly SourceFile[], owners: ReadonlyMap<string, string>): ForeignWrite[] {
  return files
    .filter(({ path }) => !isFree.test(path))
    .flatMap(({ path, text }) =>
      writtenTables(text, owners)
        .map((written) => ({ file: path, table: written, owner: owners.get(written) ?? 'no migration' }))
        .filter(({ owner }) => owner !== areaOf(path)),
    );
}

/** Returns one line per foreign write that is no known exception, and per exception that no longer occurs. */
export function compareWithExceptions(
  found: readonly ForeignWrite[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const byKey = new Map(found.map((write) => [`${write.file} → ${write.table}`, write]));
  const added = [...byKey].filter(([key]) => !(key in exceptions));
  const stale = Object.keys(exceptions).filter((key) => !byKey.has(key));
  return [
    ...added.map(([key, { owner }]) => `${key}: written outside its area (${owner})`),
    ...stale.map((key) => `${key}: no longer written; remove the exception`),
  ];
}

/** Reads the server's sources and migrations below `folder`. */
export function readForeignWrites(folder: string): { tables: number; found: ForeignWrite[] } {
  const source = join(folder, 'apps/server/src');
  const files = globSync('**/*.ts', { cwd: source }).map((path) => ({
    path,
    text: readFileSync(join(source, path), 'utf8'),
  }));
  const owners = readOwners(join(folder, 'apps/server/migrations'));
  return { tables: owners.size, found: findForeignWrites(files, owners) };
}

/** Area by table: that of the migration `NNNN_area[_what].sql` which creates it. */
function readOwners(folder: string): Map<string, string> {
  return new Map(
    globSync('{,platform/}*.sql', { cwd: folder }).flatMap((file) => {
      const area = /^\d{4}_([a-z]+)/.exec(basename(file))?.[1] ?? file;
      const created = readFileSync(join(folder, file), 'utf8').matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm);
      return [...created].map(([, name = '']): [string, string] => [name, area]);
    }),
  );
}

/** Of code outside the areas: undefined, which owns nothing. */
function areaOf(path: string): string | undefined {
  return path.startsWith('platform/') ? 'platform' : /^modules\/([^/]+)\//.exec(path)?.[1];
}

/**
 * Leaves out tables that no migration creates: pg-boss's own. A statement whose table is an expression may write every table whose
 * name is a string in the file; without one, the expression itself is returned.
 */
function writtenTables(text: string, owners: ReadonlyMap<string, string>): string[] {
  const written = writes.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, target = '']) => target.replaceAll('"', '')),
  );
  const named = [...text.matchAll(anyName)].map(([, , word = '']) => word).filter((word) => owners.has(word));
  const tables = written.flatMap((target) => {
    if (owners.has(target)) return [target];
    return target.startsWith('$') ? (named.length > 0 ? named : [target]) : [];
  });
  return [...new Set(tables)];
}
