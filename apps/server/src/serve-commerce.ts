import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import {
  cartRoutes,
  creditRoutes,
  downloadRoutes,
  invoiceRoutes,
  ledgerRoutes,
  licenceRoutes,
  mallRoutes,
  orderRoutes,
  type PaymentDesk,
  packageSaleRoutes,
  paymentRoutes,
  payoutRoutes,
  reconciliationRoutes,
  refundRoutes,
  videoOfferRoutes,
} from './modules/commerce/index.ts';
import { type IngestDeps, markOriginal, type VisitCounter } from './modules/library/index.ts';
import type { ExportDesk } from './modules/site/index.ts';
import type { DomainEvents } from './platform/events/domain-events.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { openSecretBox } from './platform/secret-box.ts';
import { throttleRules } from './throttle-rules.ts';

interface CommerceParts {
  app: FastifyInstance;
  config: Config;
  jobs: JobQueue;
  events: DomainEvents;
  ingest: IngestDeps;
  visits: VisitCounter;
  exports: ExportDesk;
  secretKey: Buffer;
  payment: PaymentDesk;
}

/** Everything that is bought and paid. */
export async function serveCommerce(parts: CommerceParts): Promise<void> {
  const { app, config, jobs, events, ingest, visits, secretKey, payment } = parts;
  const settling = { events, timeZone: config.TIME_ZONE, jobs, providers: payment.providers };
  cartRoutes(app);
  videoOfferRoutes(app, ingest);
  creditRoutes(app, settling);
  orderRoutes(app, { ...settling, personBox: openSecretBox(secretKey, 'person') });
  await paymentRoutes(app, { ...settling, siteAddress: config.SITE_ADDRESS });
  await payment.routes(app);
  packageSaleRoutes(app, settling);
  invoiceRoutes(app, { storage: ingest.storage, timeZone: config.TIME_ZONE });
  refundRoutes(app, settling);
  reconciliationRoutes(app, settling);
  const certificates = { storage: ingest.storage, timeZone: config.TIME_ZONE, siteAddress: config.SITE_ADDRESS };
  licenceRoutes(app, certificates);
  downloadRoutes(app, {
    ...certificates,
    takePlace: parts.exports.takePlace,
    markOriginal: (context, imageId, copyFor) => markOriginal(ingest, context, imageId, copyFor),
    countDownload: (caller, imageId) => visits.note(caller, 'download', imageId),
  });
  payoutRoutes(app, {
    box: openSecretBox(secretKey, 'payout'),
    rules: throttleRules(config),
    timeZone: config.TIME_ZONE,
    exports: parts.exports,
  });
  const { storage, imaging } = ingest;
  mallRoutes(app, { ...settling, storage, imaging, mallBox: openSecretBox(secretKey, 'mall') });
  ledgerRoutes(app);
}
