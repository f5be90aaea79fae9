import type { getQrLogInState as endpoint } from '@tuyuan/contract/account/qr-log-in.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { browserHash, hashOneTimeKey } from '../oauth/index.ts';
import { findQrState } from './qr-log-in.repository.ts';

/** Returns how far a code of this browser is; `expired` for any other. */
export async function getQrLogInState(
  { db, cookies }: RequestContext,
  { code }: { code: string },
): Promise<OutputOf<typeof endpoint>> {
  const browser = browserHash(cookies);
  const state = browser && (await findQrState(db, { codeHash: hashOneTimeKey(code), browserHash: browser }));
  return { state: state ?? 'expired' };
}
