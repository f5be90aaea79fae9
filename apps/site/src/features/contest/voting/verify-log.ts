import { formatDate } from '@tuyuan/format/date.ts';
import { hashedText, type LoggedVote, openRecount } from '@tuyuan/format/recount-votes.ts';

export interface Verified {
  readonly sums: ReturnType<ReturnType<typeof openRecount>['sums']>;
  /** What is wrong, in plain words; none for a whole log that is counted to the unit. */
  readonly faults: readonly string[];
}

interface Head {
  readonly timeZone: string;
  readonly length: number;
  readonly hash: string;
  readonly works: readonly { readonly number: number; readonly votes: number }[];
}

export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Counts a downloaded log again in this browser: its chain, its sums, the board in its first line. */
export async function verifyLog(text: string): Promise<Verified> {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const head: Head = JSON.parse(first);
  const recount = openRecount((at) => formatDate(`${at.slice(0, 23)}Z`, head.timeZone));
  const faults: string[] = [];
  for (const row of rest) {
    const line: LoggedVote = JSON.parse(row);
    const fault = recount.add(line, await sha256(hashedText(line)));
    if (fault === null) continue;
    faults.push(fault);
    break;
  }
  const sums = recount.sums();
  if (faults.length === 0 && (sums.length !== head.length || sums.hash !== head.hash)) faults.push('日志不完整');
  for (const { number, votes } of head.works) {
    const counted = recount.votes.get(number) ?? 0;
    if (counted !== votes) faults.push(`作品 ${number}：榜上 ${votes} 票，重算 ${counted} 票`);
  }
  return { sums, faults };
}
