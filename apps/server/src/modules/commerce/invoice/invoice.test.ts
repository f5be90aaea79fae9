import { invoicePath } from '@tuyuan/contract/commerce/commerce-path.ts';
import {
  applyForInvoice,
  createInvoiceTitle,
  deleteInvoiceTitle,
  getInvoicableOrders,
  getMyInvoices,
  withdrawInvoice,
} from '@tuyuan/contract/commerce/invoice.ts';
import {
  getInvoices,
  issueInvoice,
  rejectInvoice,
  uploadInvoice,
} from '@tuyuan/contract/commerce/invoice-management.ts';
import { requestRefund } from '@tuyuan/contract/commerce/order.ts';
import { approveRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { shopAt } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';

type Person = { authorization: string };
let server: TestServer;
let build: LibraryBuilder;
let shop: ReturnType<typeof shopAt>;
let admin: Person;
let clerk: Person;
let authorId: number;

beforeAll(async () => {
  server = await startTestServer({ COMMERCE_ROUND_SECONDS: '3600' });
  build = libraryBuilder(server.db);
  shop = shopAt(server);
  admin = await server.logInAs('admin', ['admin']);
  clerk = await server.logInAs('clerk', ['finance']);
  authorId = await build.photographer('lin');
});
afterAll(async () => {
  const faults = await shop.faults(admin);
  await server.stop();
  expect(faults).toEqual([]);
});

const company = { kind: 'company' as const, name: '云岭文化传播有限公司', taxNumber: '91350100m000100y43' };

/** Somebody with a title who has bought two pictures in one order and one in another. */
async function buyer(name: string) {
  const person = await server.logInAs(name, ['user']);
  const picture = async () => ({ imageId: (await build.image({ authorId, unitPrice: 10_000 })).id, unitPrice: 10_000 });
  const two = await shop.buy(person, [await picture(), await picture()]);
  const one = await shop.buy(person, [await picture()]);
  const { id: titleId } = await resultOf(server.app, createInvoiceTitle, company, person);
  const apply = (orderIds: number[]) => callEndpoint(server.app, applyForInvoice, { orderIds, titleId }, person);
  const hindrances = async () => {
    const { items } = await resultOf(server.app, getInvoicableOrders, {}, person);
    return new Map(items.map(({ id, hindrance }) => [id, hindrance]));
  };
  const giveBack = async () => {
    const lineIds = [two.lines[0]?.id ?? 0];
    const asked = await resultOf(
      server.app,
      requestRefund,
      { id: two.id, lineIds, reason: 'plan', message: '' },
      person,
    );
    const open = asked.refunds.find(({ state }) => state === 'requested');
    return () => resultOf(server.app, approveRefund, { id: open?.id ?? 0 }, admin);
  };
  return { person, two, one, titleId, apply, hindrances, giveBack };
}

it('checks a company’s tax number at its field and keeps each title once', async () => {
  const person = await server.logInAs('titles', ['user']);
  const wrong = await callEndpoint(
    server.app,
    createInvoiceTitle,
    { ...company, taxNumber: '91350100M000100Y44' },
    person,
  );
  expect(wrong.validationErrors.flatMap(({ members }) => members)).toEqual(['taxNumber']);
  const made = await resultOf(server.app, createInvoiceTitle, company, person);
  expect(made.taxNumber).toBe('91350100M000100Y43');
  expect((await callEndpoint(server.app, createInvoiceTitle, company, person)).code).toBe('InvoiceTitle.Exists');
  const stranger = await server.logInAs('titleless', ['user']);
  expect((await callEndpoint(server.app, deleteInvoiceTitle, { id: made.id }, stranger)).code).toBe(
    'InvoiceTitle.NotFound',
  );
  await resultOf(server.app, deleteInvoiceTitle, { id: made.id }, person);
});

it('invoices several orders together, each once, and drawn or uploaded it is its owner’s to open', async () => {
  const { person, two, one, apply, hindrances } = await buyer('wang');
  const { result: invoice } = await apply([two.id, one.id]);
  // A fifth off the first purchase.
  expect(invoice).toMatchObject({ state: 'applied', amountCents: 16_000 + 10_000, titleName: company.name });
  expect(await hindrances()).toEqual(
    new Map([
      [one.id, 'invoiced'],
      [two.id, 'invoiced'],
    ]),
  );
  expect((await apply([one.id])).code).toBe('Invoice.NotPossible');

  const id = invoice?.id ?? 0;
  const path = invoicePath(id);
  expect((await server.app.inject({ url: path, headers: person })).statusCode).toBe(404);
  await resultOf(server.app, issueInvoice, { id }, clerk);
  const opened = await server.app.inject({ url: path, headers: person });
  expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await server.logInAs('stranger', ['user']);
  expect((await server.app.inject({ url: path, headers: stranger })).statusCode).toBe(404);
  expect((await server.app.inject({ url: path })).statusCode).toBe(404);
  expect((await callEndpoint(server.app, withdrawInvoice, { id }, person)).code).toBe('Invoice.StateMismatch');
});

it('takes the tax office’s PDF, and nothing else', async () => {
  const { one, apply, person } = await buyer('li');
  const id = (await apply([one.id])).result?.id ?? 0;
  const send = (text: string) =>
    uploadForm(server.app, uploadInvoice, { id }, { bytes: Buffer.from(text), name: 'fapiao.pdf' }, clerk);
  expect((await send('<html>')).code).toBe('Invoice.NotPdf');
  expect((await send('%PDF-1.7 from the tax office')).result).toMatchObject({ state: 'issued' });
  const opened = await server.app.inject({ url: invoicePath(id), headers: person });
  expect(opened.body).toBe('%PDF-1.7 from the tax office');
});

it('gives twenty applications at once one invoice; another person’s order is not there', async () => {
  const { one, apply } = await buyer('dao');
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply([one.id])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'Invoice.NotPossible']));
  const other = await buyer('other');
  expect((await other.apply([one.id])).code).toBe('Order.NotFound');
});

it('frees the orders of what was rejected or withdrawn', async () => {
  const { person, one, two, apply, hindrances } = await buyer('zhao');
  const first = (await apply([one.id])).result?.id ?? 0;
  await resultOf(server.app, rejectInvoice, { id: first, answer: '税号和名称对不上' }, clerk);
  const second = (await apply([one.id, two.id])).result?.id ?? 0;
  await resultOf(server.app, withdrawInvoice, { id: second }, person);
  expect([...(await hindrances()).values()]).toEqual([null, null]);
  const { items } = await resultOf(server.app, getMyInvoices, {}, person);
  expect(items.map(({ state, answer }) => [state, answer])).toEqual([
    ['withdrawn', ''],
    ['rejected', '税号和名称对不上'],
  ]);
});

it('rejects an application whose order gives money back, with the reason', async () => {
  const { person, two, apply, hindrances, giveBack } = await buyer('puwen');
  await apply([two.id]);
  const approve = await giveBack();
  expect((await hindrances()).get(two.id)).toBe('invoiced');
  await approve();
  const { items } = await resultOf(server.app, getMyInvoices, {}, person);
  expect(items[0]).toMatchObject({ state: 'rejected', answer: expect.stringContaining(two.no) });
  expect((await apply([two.id])).result).toMatchObject({ amountCents: 8000 });
});

it('makes a red invoice over what is given back after the invoice was issued; it can’t be rejected', async () => {
  const { person, two, apply, giveBack } = await buyer('yang');
  const id = (await apply([two.id])).result?.id ?? 0;
  await resultOf(server.app, issueInvoice, { id }, clerk);
  await (await giveBack())();
  const { items } = await resultOf(server.app, getInvoices, { onlyRed: true, keyword: 'yang' }, clerk);
  expect(items).toMatchObject([{ state: 'applied', amountCents: 8000, redOf: expect.stringMatching(/^F/) }]);
  const red = items[0]?.id ?? 0;
  expect((await callEndpoint(server.app, rejectInvoice, { id: red, answer: '不' }, clerk)).code).toBe(
    'Invoice.StateMismatch',
  );
  await resultOf(server.app, issueInvoice, { id: red }, clerk);
  expect((await server.app.inject({ url: invoicePath(red), headers: person })).statusCode).toBe(200);
  expect((await apply([two.id])).code).toBe('Invoice.NotPossible');
});

it('doesn’t invoice an order that is asking for money back', async () => {
  const { two, apply, hindrances, giveBack } = await buyer('gao');
  await giveBack();
  expect((await hindrances()).get(two.id)).toBe('refunding');
  expect((await apply([two.id])).code).toBe('Invoice.NotPossible');
});
