import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { anonymousCaller } from '../../site/index.ts';
import { type PaymentParts, settlePayment } from './settle-payment.ts';

const maxNoticeBytes = 64 * 1024;

/** Where the providers send their notices: signed over the raw body, acknowledged once what they say is committed. */
export async function notifyRoutes(app: FastifyInstance, parts: PaymentParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxNoticeBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/payment/notify/:provider', async (request, reply) => {
      const { provider: name } = z.object({ provider: z.string() }).parse(request.params);
      const provider = parts.providers.find((one) => one.name === name);
      if (!provider || !Buffer.isBuffer(request.body)) throw new AppError('Request.NotFound');
      const { eventNo, trade } = await provider.readNotice({ headers: request.headers, body: request.body });
      if (trade) {
        const { db, tenant } = await anonymousCaller(request);
        const told = { db, schema: tenant.schema, provider: provider.name, trade, eventNo };
        const settlement = await settlePayment(parts, told);
        request.log.info({ provider: provider.name, settlement }, 'payment notice');
      }
      const { contentType, body } = provider.acknowledgement;
      return reply.header('cache-control', 'no-store').type(contentType).send(body);
    });
  });
}
