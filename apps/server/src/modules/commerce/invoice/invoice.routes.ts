import { invoicePath } from '@tuyuan/contract/commerce/commerce-path.ts';
import * as invoice from '@tuyuan/contract/commerce/invoice.ts';
import * as management from '@tuyuan/contract/commerce/invoice-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { readCaller } from '../../site/index.ts';
import { applyForInvoice } from './apply-for-invoice.ts';
import { createTitle } from './create-title.ts';
import { type InvoiceParts, invoiceKey, issueInvoice, rejectInvoice, withdrawInvoice } from './decide-invoice.ts';
import {
  findInvoice,
  findManagedInvoice,
  findOwnInvoice,
  pageOfInvoicable,
  pageOfInvoices,
  pageOfOwnInvoices,
} from './invoice.repository.ts';
import { deleteTitle, listTitles } from './invoice-title.repository.ts';

const Params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export function invoiceRoutes(app: FastifyInstance, parts: InvoiceParts): void {
  const own = (db: Database, userId: number, id: number) => orThrow(findOwnInvoice(db, userId, id), 'Invoice.NotFound');
  const managed = (db: Database, id: number) => orThrow(findManagedInvoice(db, id), 'Invoice.NotFound');

  bindEndpoint(app, invoice.getInvoiceTitles, async ({ db, actor }) => ({ items: await listTitles(db, actor.id) }));
  bindEndpoint(app, invoice.createInvoiceTitle, (context, input) => createTitle(context, input));
  bindEndpoint(app, invoice.deleteInvoiceTitle, async ({ db, actor }, { id }) => {
    if (!(await deleteTitle(db, actor.id, id))) throw new AppError('InvoiceTitle.NotFound');
    return {};
  });
  bindEndpoint(app, invoice.getInvoicableOrders, ({ db, actor }, input) => pageOfInvoicable(db, actor.id, input));
  bindEndpoint(app, invoice.getMyInvoices, ({ db, actor }, input) => pageOfOwnInvoices(db, actor.id, input));
  bindEndpoint(app, invoice.applyForInvoice, async (context, input) =>
    own(context.db, context.actor.id, await applyForInvoice(context, input, parts.timeZone)),
  );
  bindEndpoint(app, invoice.withdrawInvoice, async (context, { id }) => {
    await withdrawInvoice(context, id);
    return own(context.db, context.actor.id, id);
  });

  bindEndpoint(app, management.getInvoices, ({ db }, input) => pageOfInvoices(db, input));
  bindEndpoint(app, management.issueInvoice, async (context, { id }) => {
    await issueInvoice(parts, context, id);
    return managed(context.db, id);
  });
  bindEndpoint(app, management.uploadInvoice, async (context, { id }, file) => {
    await issueInvoice(parts, context, id, file.bytes);
    return managed(context.db, id);
  });
  bindEndpoint(app, management.rejectInvoice, async (context, input) => {
    await rejectInvoice(context, input);
    return managed(context.db, input.id);
  });

  // A browser opens it, so the cookie identifies the caller. To others it isn't there.
  app.get(invoicePath(':id'), { exposeHeadRoute: false }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const { db, actor, tenant } = await readCaller(request);
    const found = params.success && actor ? await findInvoice(db, params.data.id) : null;
    const maySee = found?.userId === actor?.id || actor?.permissions.has('Pages.Invoices');
    if (found?.state !== 'issued' || !maySee) throw new AppError('Resource.NotFound');
    const file = await parts.storage.read(invoiceKey(tenant.schema, found.fileKey));
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`发票 ${found.no}.pdf`)}`,
        'cache-control': 'private, no-store',
      })
      .send(file);
  });
}
