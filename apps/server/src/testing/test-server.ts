import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, buildServer } from '../build-server.ts';
import { readConfig } from '../config.ts';
import { createUser, insertSeedRoles } from '../modules/account/index.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestServer extends BuiltServer, Pick<TestDatabase, 'db'> {
  dataDir: string;
  /** Creates a user with these roles and returns the Authorization header of a session of theirs. */
  logInAs(userName: string, roles: readonly string[]): Promise<{ authorization: string }>;
  stop(): Promise<void>;
}

export const testPassword = 'Correct-Horse-9';

/** Starts the whole server over a database and a data folder of its own; requests go through `app.inject`. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'tuyuan-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    IMAGING_WORKERS: '1',
    QUIET_HOURS: 'off',
    ...environment,
  });
  const undeclared = new Set<string>();
  const server = await buildServer({
    config,
    connection: database.databases.connection,
    isOnlyWorker: true,
    logger: createLogger(config.LOG_LEVEL),
    reportUndeclaredError: (path, code) => undeclared.add(`${path} answered ${code}`),
  });
  await insertSeedRoles(database.db, { isHost: true });
  await server.app.ready();
  return {
    ...server,
    db: database.db,
    dataDir,
    async logInAs(userName, roles) {
      await createUser(database.db, { userName, nickName: userName, password: testPassword, roles });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/Account/Login',
        payload: { userName, password: testPassword },
      });
      const { result } = answer.json<{ result: string }>();
      return { authorization: `Bearer ${result}` };
    },
    async stop() {
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (undeclared.size > 0) throw new Error(`Not declared in the contract:\n${[...undeclared].join('\n')}`);
    },
  };
}
