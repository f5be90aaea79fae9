import type { VerifiedLicence } from '@tuyuan/contract/commerce/licence.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { maskName } from '@tuyuan/format/mask-personal.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { readCertificateNumber } from '../../../platform/text/certificate-number.ts';
import { findLicenceByNo, findLicencesByFile, type VerifiedRow } from './licence.repository.ts';

/** Throws `Licence.NotFound`. */
export async function verifyLicence({ db, actor }: RequestContext, typed: string): Promise<Unencoded<VerifiedLicence>> {
  const no = readCertificateNumber('L', typed);
  const found = no === null ? null : await findLicenceByNo(db, no);
  if (!found) throw new AppError('Licence.NotFound');
  return shown(found, actor?.id);
}

export async function verifyFile({ db, actor }: RequestContext, sha256: string): Promise<Unencoded<VerifiedLicence>[]> {
  return (await findLicencesByFile(db, sha256)).map((found) => shown(found, actor?.id));
}

function shown(
  { userId, licensee, ...licence }: VerifiedRow,
  callerId: number | undefined,
): Unencoded<VerifiedLicence> {
  return { ...licence, licensee: userId === callerId ? licensee : maskName(licensee) };
}
