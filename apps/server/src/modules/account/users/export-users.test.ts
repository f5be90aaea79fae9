import { exportUsers } from '@tuyuan/contract/account/user-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
let clerk: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
  clerk = await server.logInAs('clerk', ['support']);
  await server.db.execute(
    sql`UPDATE app_user SET phone = '13812345678', email = 'zhou@example.cn' WHERE user_name = 'admin'`,
  );
});
afterAll(() => server.stop());

async function fileFor(caller: { authorization: string }): Promise<string> {
  const { path } = await resultOf(server.app, exportUsers, { format: 'csv', keyword: 'admin' }, caller);
  return (await server.app.inject({ method: 'GET', url: path, headers: caller })).body;
}

it('tells phones and e-mails only to who may see them, by what holds when the file is written', async () => {
  expect(await fileFor(admin)).toContain(',13812345678,zhou@example.cn,管理员,正常,');
  await server.db.execute(
    sql`INSERT INTO user_permission SELECT id, 'Pages.Users.SensitiveData', false FROM app_user WHERE user_name = 'admin'`,
  );
  expect(await fileFor(admin)).toContain(',138****5678,z***@example.cn,管理员,正常,');
  await server.db.execute(sql`DELETE FROM user_permission`);
});

it('is a permission of its own: seeing the list is not enough', async () => {
  expect((await callEndpoint(server.app, exportUsers, { format: 'csv' }, clerk)).code).toBe('Permission.Denied');
});
