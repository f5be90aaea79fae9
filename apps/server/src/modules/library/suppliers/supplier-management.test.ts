import * as suppliers from '@tuyuan/contract/library/supplier-management.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.logInAs('admin', ['admin']);
});
afterAll(() => server.stop());

const create = (name: string, state: 'active' | 'paused' = 'active') =>
  resultOf(server.app, suppliers.createSupplier, { name, contact: '', phone: '13800001111', state }, admin);
const names = async (query: object) =>
  (await resultOf(server.app, suppliers.getSuppliers, { sorting: 'name ASC', ...query }, admin)).items.map(
    ({ name }) => name,
  );

it('the list is narrowed by words and by state', async () => {
  await create('甲冲印');
  await create('乙冲印', 'paused');
  expect(await names({ keyword: '冲印', state: 'paused' })).toEqual(['乙冲印']);
  expect((await names({ keyword: '冲印' })).length).toBe(2);
});

it('a name is taken once, by a new supplier or a changed one', async () => {
  await create('丙装裱');
  const { createdAt: _, ...other } = await create('丁装裱');
  const changed = await callEndpoint(server.app, suppliers.updateSupplier, { ...other, name: '丙装裱' }, admin);
  expect(changed).toMatchObject({ code: 'Supplier.NameTaken', validationErrors: [{ members: ['name'] }] });
  const two = await Promise.allSettled([create('戊装裱'), create('戊装裱')]);
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('what was deleted is gone', async () => {
  const { id } = await create('己印刷');
  await resultOf(server.app, suppliers.deleteSupplier, { id }, admin);
  expect(await names({ keyword: '己印刷' })).toEqual([]);
  const again = await callEndpoint(server.app, suppliers.deleteSupplier, { id }, admin);
  expect(again.code).toBe('Supplier.NotFound');
});
