import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createUser } from '../modules/account/index.ts';
import type { IngestDeps, TenantLibrary } from '../modules/library/index.ts';
import { lockSeeding, storeMiscPicture } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { demoApplications } from './demo-applications.data.ts';
import { demoPassword } from './demo-logins.ts';
import { drawDemoCard } from './draw-demo-card.ts';
import {
  hasApplications,
  insertApplication,
  insertDemoCard,
  insertDemoSample,
  rejectDemoApplication,
} from './seed-applications.repository.ts';
import { findUserId } from './seed-conferences.repository.ts';

interface ApplicationSeeding {
  folder: string;
  /** Seals the drawn identity cards. */
  box: SecretBox;
}

const sampleSize = { width: 1600, height: 1600, fit: 'inside' } as const;

/** Inserts the demo's applications to become a photographer, if there are none. */
export async function seedApplications(
  ingest: Pick<IngestDeps, 'storage' | 'imaging'>,
  { db, schema }: TenantLibrary,
  { folder, box }: ApplicationSeeding,
): Promise<void> {
  if (await hasApplications(db)) return;
  const keys = new Map<string, string>();
  for (const { file } of demoApplications.flatMap(({ samples }) => samples)) {
    const bytes = await readFile(join(folder, 'photos', file));
    keys.set(file, await storeMiscPicture(ingest, { schema }, { bytes, fileName: file }, sampleSize));
  }
  const cards = { front: await drawDemoCard('front'), back: await drawDemoCard('back') };
  await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    if (await hasApplications(transaction)) return;
    for (const application of demoApplications) await insertOne(transaction, application, keys, cards, box);
  });
}

async function insertOne(
  transaction: Database,
  { samples, rejection, ...person }: (typeof demoApplications)[number],
  keys: ReadonlyMap<string, string>,
  cards: Readonly<Record<'front' | 'back', Buffer>>,
  box: SecretBox,
): Promise<void> {
  const { userName, nickName, phone } = person;
  const login = { userName, nickName, phone, password: demoPassword, hasConsented: true, roles: ['user'] };
  const { id: userId } = await createUser(transaction, login);
  const id = await insertApplication(transaction, { ...person, userId });
  await insertDemoCard(transaction, id, 'front', box.sealBytes(cards.front));
  if (!rejection) await insertDemoCard(transaction, id, 'back', box.sealBytes(cards.back));
  for (const [index, { file, ...sample }] of samples.entries())
    await insertDemoSample(transaction, id, {
      ...sample,
      key: keys.get(file) ?? '',
      isRefused: rejection?.refused === index,
    });
  const reviewerId = await findUserId(transaction, 'reviewer');
  if (rejection && reviewerId !== null) await rejectDemoApplication(transaction, id, reviewerId, rejection);
}
