import type { Logger } from 'pino';
import { demoLogins } from './demo/demo-logins.ts';
import { seedDemo } from './demo/seed-demo.ts';
import type { IngestDeps, TenantLibrary, VideoDeps } from './modules/library/index.ts';
import { reindexSearch } from './modules/library/index.ts';
import type { SecretBox } from './platform/secret-box.ts';
import { seedBasics } from './seed-basics.ts';

export interface Login {
  title: string;
  userName: string;
  password: string;
}

interface Demo {
  folder: string;
  ingest: IngestDeps;
  ticketBox: SecretBox;
  lotteryBox: SecretBox;
  voteBox: SecretBox;
  idCardBox: SecretBox;
  collectionBox: SecretBox;
  videos: VideoDeps;
  shop: { personBox: SecretBox; payoutBox: SecretBox };
  /** Aborted when the server stops. */
  signal: AbortSignal;
  logger: Logger;
}

/** Creates an empty library with one administrator, whose password is returned only the first time. */
export async function startEmpty({ db }: TenantLibrary): Promise<Login[]> {
  const made = await seedBasics(db, { isHost: true });
  return made ? [{ title: '管理员', userName: 'admin', password: made.adminPassword }] : [];
}

/** Creates the demo: people, trees and settings at once, its pictures in the background. */
export async function startDemo(library: TenantLibrary, { logger, ...demo }: Demo): Promise<Login[]> {
  const { images } = await seedDemo(library, demo);
  const searchable = images.then(() => demo.ingest.jobs.enqueue(library.db, reindexSearch, library.schema, {}));
  searchable.then(
    () => logger.info('the demo is complete'),
    (error: unknown) => logger.error({ err: error }, 'the demo pictures could not be imported'),
  );
  return [...demoLogins];
}
