import type { Logger } from 'pino';
import { workAccountJobs } from './account-jobs.ts';
import { workCommerceJobs } from './commerce-jobs.ts';
import { workCommunityJobs } from './community-jobs.ts';
import { workConferenceJobs } from './conference-jobs.ts';
import type { Config } from './config.ts';
import { workContestJobs } from './contest-jobs.ts';
import { workDeliveryJobs } from './delivery-jobs.ts';
import { keepTenantsTidy, recurringJobs } from './keep-tenants-tidy.ts';
import type { SmsSender } from './modules/account/index.ts';
import type { PaymentProvider } from './modules/commerce/index.ts';
import { openCheckInDesk } from './modules/conference/index.ts';
import {
  type FaceProviders,
  type IngestDeps,
  type LookTables,
  type TextImage,
  watchUploads,
  workApplicationJobs,
  workBookJobs,
  workCopyJobs,
  workFaceJobs,
  workIngestJobs,
  workLabelJobs,
  workLibraryJobs,
  workMeaningJobs,
  workPanoramaJobs,
  workSearchJobs,
  workTempImageJobs,
  workUploadJobs,
  workVideoJobs,
} from './modules/library/index.ts';
import { defaultTenantSchema, workAuditJobs, workStorageJobs, workTenantJobs } from './modules/site/index.ts';
import { openVideo } from './open-video.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import type { DomainEvents } from './platform/events/domain-events.ts';
import { openSecretBox, type SecretBox } from './platform/secret-box.ts';
import type { Delivery } from './serve-channels.ts';
import { installationOf } from './serve-conferences.ts';

interface JobParts {
  config: Config;
  databases: TenantDatabases;
  ingest: IngestDeps;
  tables: LookTables;
  faces: FaceProviders;
  textImage: TextImage;
  smsSender: SmsSender;
  ticketBox: SecretBox;
  events: DomainEvents;
  paymentProviders: readonly PaymentProvider[];
  secretKey: Buffer;
  delivery: Delivery;
  logger: Logger;
}

/** Works every queue in this process and sets going what happens by the clock; ends with what stops the latter. */
export async function workJobs({
  config,
  databases,
  ingest,
  tables,
  faces,
  textImage,
  smsSender,
  ticketBox,
  events,
  paymentProviders,
  secretKey,
  delivery,
  logger,
}: JobParts): Promise<() => void> {
  const { jobs } = ingest;
  // One more than there are picture workers, so that none of them waits for the queue.
  await workIngestJobs(ingest, databases.of, config.IMAGING_WORKERS + 1);
  await workFaceJobs({ ...ingest, providers: faces }, databases.of);
  await workMeaningJobs({ ...ingest, textImage }, databases.of);
  await workCopyJobs({ ...ingest, tables }, databases.of);
  await workPanoramaJobs(ingest, databases.of);
  await workUploadJobs(ingest, databases.of);
  await workTempImageJobs(jobs, databases.of);
  await workVideoJobs(openVideo(config, ingest), databases.of, logger);
  await workAuditJobs(jobs, databases.of);
  await workStorageJobs(jobs, databases.of, { storage: ingest.storage, timeZone: config.TIME_ZONE });
  await workTenantJobs(jobs, { databases, storage: ingest.storage });
  await workLibraryJobs(jobs, databases.of, config.TIME_ZONE);
  await workApplicationJobs(jobs, ingest.storage);
  await workBookJobs(ingest, databases.of);
  await workLabelJobs(jobs, databases.of, config.TIME_ZONE);
  await workAccountJobs({ ...ingest, events }, databases.of);
  await workCommunityJobs(jobs, databases.of, config.TIME_ZONE);
  await workSearchJobs(jobs, databases.of, config.TIME_ZONE);
  const settling = { events, jobs, providers: paymentProviders, timeZone: config.TIME_ZONE };
  await workCommerceJobs(settling, databases.of, logger);
  await workContestJobs(jobs, databases.of, config.TIME_ZONE);
  const siteAddress = config.SITE_ADDRESS ?? `http://localhost:${config.PORT}`;
  await workDeliveryJobs(jobs, databases.of, { ...delivery, siteAddress, timeZone: config.TIME_ZONE });
  await workConferenceJobs(jobs, databases.of, {
    messages: { sender: smsSender, box: ticketBox, siteAddress },
    tickets: { payments: settling, box: ticketBox },
    rehearsal: {
      desk: openCheckInDesk({
        timeZone: config.TIME_ZONE,
        ticketBox,
        keyBox: openSecretBox(secretKey, 'check-in'),
      }),
      box: ticketBox,
      installation: installationOf(config),
      timeZone: config.TIME_ZONE,
    },
    storage: ingest.storage,
    timeZone: config.TIME_ZONE,
  });
  const stopWatching = watchedFolder({ config, databases, ingest, logger });
  const stopTidying = await keepTenantsTidy(jobs, databases, logger, recurringJobs(config));
  return () => {
    stopWatching();
    stopTidying();
  };
}

/** Watches the configured folder for the default site's photographers; returns what stops it. */
function watchedFolder({
  config: { WATCH_DIR: folder },
  databases,
  ingest: { storage, jobs },
  logger,
}: Pick<JobParts, 'config' | 'databases' | 'ingest' | 'logger'>): () => void {
  if (folder === undefined) return () => undefined;
  const library = { schema: defaultTenantSchema, db: databases.of(defaultTenantSchema) };
  const onError = (error: unknown) => logger.error({ err: error }, 'watched folder');
  return watchUploads({ library, storage, jobs, onError }, folder);
}
