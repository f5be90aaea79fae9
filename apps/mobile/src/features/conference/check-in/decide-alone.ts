import type { CheckerDeps } from './checker-deps.ts';
import type { ScanAttempt, ScanCard } from './checker-types.ts';
import { scanOffline } from './scan-offline.ts';
import { ScanRefused } from './scan-refused.ts';

/** Decides an attempt without the server, which may have heard of it where it `wasAsked`. Throws `ScanRefused` for what the phone can't decide. */
export async function decideAlone(
  deps: Pick<CheckerDeps, 'storage' | 'now' | 'limit'>,
  { wish: { text, note = '', pin }, ...place }: ScanAttempt,
  wasAsked: boolean,
): Promise<ScanCard> {
  if (deps.limit !== undefined) throw new ScanRefused('Network.Broken', '没有网络，这台手机现在不能核验。');
  if (text === undefined) throw new ScanRefused('Network.Broken', '没有网络，不能按姓名签到。请扫码或输入票号。');
  try {
    return await scanOffline(deps, { ...place, text, note, pin, wasAsked });
  } catch (error) {
    if (error instanceof ScanRefused) throw error;
    throw new ScanRefused('Storage.Failed', '手机没能保存这次核验，没有算。请再扫一次，还不行请联网后再扫。');
  }
}
