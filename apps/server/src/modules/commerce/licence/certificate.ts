import { buffer } from 'node:stream/consumers';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { derivativeName } from '../../../platform/imaging/render-derivatives.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { derivativeKey } from '../../site/index.ts';
import { drawCertificate } from './draw-certificate.ts';
import { type CertificateFacts, findCertificate } from './licence.repository.ts';
import { readLicenceNumber } from './licence-number.ts';

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
  const no = readLicenceNumber(typed);
  if (no === null) throw new AppError('Licence.NotFound');
  const viewer = { userId: actor.id, seesAll: actor.permissions.has('Pages.Orders') };
  const facts = await orThrow(findCertificate(db, no, viewer), 'Licence.NotFound');
  const verifyAddress = `${siteAddress ?? origin}/single?key=licence&no=${no}`;
  const picture = await readPicture(storage, tenant.schema, facts);
  return drawCertificate(facts, { siteName: tenant.name, timeZone, verifyAddress, picture });
}

async function readPicture(
  storage: BlobStore,
  tenantSchema: string,
  { rendering }: CertificateFacts,
): Promise<Buffer | null> {
  if (!rendering) return null;
  const source = { tenantSchema, sha256: Buffer.from(rendering.sha256, 'hex'), version: rendering.version };
  const key = derivativeKey(source, derivativeName('w640', 'jpeg'));
  return (await storage.size(key)) === null ? null : buffer(await storage.read(key));
}
