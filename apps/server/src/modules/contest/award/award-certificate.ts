import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readCertificateNumber } from '../../../platform/text/certificate-number.ts';
import { readDerivative } from '../../site/index.ts';
import { findAwardCertificate } from './award.repository.ts';
import { drawAward } from './draw-award.ts';

export interface AwardDeps {
  storage: BlobStore;
  timeZone: string;
  siteAddress: string | undefined;
}

/** Returns the certificate of an award for its winner, or a caller who runs the contest. Throws `Award.NotFound`. */
export async function awardCertificate(
  { storage, timeZone, siteAddress }: AwardDeps,
  { db, actor, tenant, origin }: SignedInContext,
  typed: string,
): Promise<Uint8Array> {
  const no = readCertificateNumber('A', typed);
  if (no === null) throw new AppError('Award.NotFound');
  const viewer = { userId: actor.id, seesAll: actor.permissions.has('Pages.Activities.Edit') };
  const facts = await orThrow(findAwardCertificate(db, no, viewer), 'Award.NotFound');
  const verifyAddress = `${siteAddress ?? origin}/single?key=award&no=${no}`;
  const picture = facts.rendering && (await readDerivative(storage, tenant.schema, facts.rendering, 'w640'));
  return drawAward(facts, { siteName: tenant.name, timeZone, verifyAddress, picture });
}
