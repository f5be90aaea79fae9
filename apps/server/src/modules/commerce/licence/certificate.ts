import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readCertificateNumber } from '../../../platform/text/certificate-number.ts';
import { readDerivative } from '../../site/index.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findCertificate } from './licence.repository.ts';

export interface CertificateDeps {
  storage: BlobStore;
  timeZone: string;
  siteAddress: string | undefined;
}

/**
 * Returns the certificate of a licence for its buyer, a colleague who may download too, or a caller who sees every
 * order. Throws `Licence.NotFound`.
 */
export async function certificateOf(
  { storage, timeZone, siteAddress }: CertificateDeps,
  { db, actor, tenant, origin }: SignedInContext,
  typed: string,
): Promise<Uint8Array> {
  const no = readCertificateNumber('L', typed);
  if (no === null) throw new AppError('Licence.NotFound');
  const viewer = { userId: actor.id, seesAll: actor.permissions.has('Pages.Orders') };
  const facts = await orThrow(findCertificate(db, no, viewer), 'Licence.NotFound');
  const verifyAddress = `${siteAddress ?? origin}/single?key=licence&no=${no}`;
  const picture = facts.rendering && (await readDerivative(storage, tenant.schema, facts.rendering, 'w640'));
  return drawCertificate(facts, { siteName: tenant.name, timeZone, verifyAddress, picture });
}
