import { describe, expect, it } from 'vitest';
import { compareWithExceptions, findForeignWrites } from './check/table-owner.ts';

const owners = new Map([
  ['app_user', 'account'],
  ['session', 'account'],
  ['quota', 'platform'],
  ['image', 'library'],
]);
const repository = 'modules/library/desk/image-change.repository.ts';

/** Source text of an expression in a template. */
function expression(code: string): string {
  return `$\{${code}}`;
}

function findIn(path: string, ...statements: string[]): string[] {
  const text = statements.map((statement) => `await db.execute(sql\`${statement}\`);`).join('\n');
  return findForeignWrites([{ path, text }], owners).map(({ table, owner }) => `${table} of ${owner}`);
}

describe('writes of other areas’ tables', () => {
  it.each([
    'INSERT INTO app_user (nick_name) VALUES (1)',
    'INSERT INTO app_user AS u (nick_name) VALUES (1) ON CONFLICT (id) DO UPDATE SET nick_name = u.nick_name',
    'UPDATE app_user SET is_active = false',
    'UPDATE ONLY app_user AS u\n SET is_active = false',
    'UPDATE app_user u SET is_active = false FROM image',
    'DELETE FROM app_user WHERE id = 1',
    'delete from "app_user"',
    'TRUNCATE TABLE app_user',
    'MERGE INTO app_user USING image ON true WHEN MATCHED THEN DELETE',
    'WITH gone AS (DELETE FROM tenant_other.app_user RETURNING id) SELECT count(*) FROM gone',
    `WITH hidden AS (UPDATE ${expression('schema')}.app_user SET is_active = false RETURNING id) UPDATE image SET views = 0`,
  ])('are found: %s', (statement) => {
    expect(findIn(repository, statement)).toEqual(['app_user of account']);
  });

  it.each([
    'INSERT INTO image (title) VALUES (1) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
    'SELECT 1 FROM app_user u JOIN image i ON true FOR UPDATE OF u',
    'SELECT id FROM app_user FOR UPDATE',
    'CREATE TRIGGER t AFTER UPDATE OF is_active ON app_user',
    'UPDATE pgboss.job SET state = 1',
  ])('are not found in: %s', (statement) => {
    expect(findIn(repository, statement)).toEqual([]);
  });

  it('of a table that is an expression are those the file names', () => {
    const text = `sql\`DELETE FROM ${expression('sql.identifier(table)')}\``;
    const named = `const tables = ['image', 'session'];\n${text}`;
    expect(findForeignWrites([{ path: repository, text: named }], owners)).toEqual([
      { file: repository, table: 'session', owner: 'account' },
    ]);
    expect(findForeignWrites([{ path: repository, text }], owners)).toHaveLength(1);
  });

  it('are those of a tree that another area defines', () => {
    const text = "export const sessions = defineTree({\n  table: 'session',\n});";
    expect(findForeignWrites([{ path: repository, text }], owners)).toEqual([
      { file: repository, table: 'session', owner: 'account' },
    ]);
  });

  it('are refused also where code belongs to no area, and to the platform', () => {
    expect(findIn('complete-sites.ts', 'DELETE FROM session')).toEqual(['session of account']);
    expect(findIn('platform/http/sweep.repository.ts', 'DELETE FROM session', 'DELETE FROM quota')).toEqual([
      'session of account',
    ]);
  });

  it('are free for tests, fixtures and the demo content', () => {
    for (const path of [
      'demo/seed.repository.ts',
      'fixtures/session.ts',
      'testing/plant.ts',
      'modules/library/desk/desk.test.ts',
    ])
      expect(findIn(path, 'DELETE FROM session')).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  const found = [{ file: repository, table: 'session', owner: 'account' }];

  it('allows what it names', () => {
    expect(compareWithExceptions(found, { [`${repository} → session`]: 'a reason' })).toEqual([]);
  });

  it('turns red on a new write and on an exception that no longer occurs', () => {
    expect(compareWithExceptions(found, { [`${repository} → app_user`]: 'a reason' })).toEqual([
      `${repository} → session: written outside its area (account)`,
      `${repository} → app_user: no longer written; remove the exception`,
    ]);
  });
});
