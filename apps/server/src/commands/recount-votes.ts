import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { formatDate } from '@tuyuan/format/date.ts';
import { hashedText, openRecount, voteLogFormat } from '@tuyuan/format/recount-votes.ts';
import { z } from 'zod';

const Head = z.object({
  format: z.literal(voteLogFormat),
  activity: z.int(),
  name: z.string(),
  timeZone: z.string(),
  voting: z.object({ perDay: z.int(), inAll: z.int() }),
  length: z.int(),
  hash: z.string(),
  works: z.array(z.object({ number: z.int(), votes: z.int() })),
});
const Line = z.object({
  seq: z.int(),
  kind: z.string(),
  work: z.int(),
  voter: z.string(),
  at: z.string(),
  reason: z.string(),
  previous: z.string(),
  hash: z.string(),
});

export interface RecountReport {
  name: string;
  /** What is wrong, in plain words. */
  faults: string[];
  sums: ReturnType<ReturnType<typeof openRecount>['sums']>;
  works: number;
}

const maxFaults = 20;

/** Follows the chain of a log (a line of JSON each) and counts its votes again, against the board in its first line. */
export async function recountLog(lines: AsyncIterable<string>): Promise<RecountReport> {
  let head: z.infer<typeof Head> | null = null;
  let recount = openRecount(formatDay('UTC'));
  const faults: string[] = [];
  for await (const text of lines) {
    if (text === '') continue;
    const parsed: unknown = JSON.parse(text);
    if (head === null) {
      head = Head.parse(parsed);
      recount = openRecount(formatDay(head.timeZone));
      continue;
    }
    const line = Line.parse(parsed);
    const fault = recount.add(line, createHash('sha256').update(hashedText(line)).digest('hex'));
    if (fault !== null) faults.push(fault);
    if (faults.length >= maxFaults) break;
  }
  if (head === null) throw new Error('这个文件里没有投票日志');
  const sums = recount.sums();
  if (sums.length !== head.length || sums.hash !== head.hash)
    faults.push(`日志应有 ${head.length} 条，读到 ${sums.length} 条`);
  const board = new Map(head.works.map(({ number, votes }) => [number, votes]));
  for (const number of new Set([...board.keys(), ...recount.votes.keys()])) {
    const [shown, counted] = [board.get(number) ?? 0, recount.votes.get(number) ?? 0];
    if (shown !== counted) faults.push(`作品 ${number}：榜上 ${shown} 票，重算 ${counted} 票`);
  }
  const most = recount.most();
  if (most.inAll > head.voting.inAll) faults.push(`有人投了 ${most.inAll} 票，规则是总共 ${head.voting.inAll} 票`);
  if (most.onDay > head.voting.perDay)
    faults.push(`有人一天投了 ${most.onDay} 票，规则是每天 ${head.voting.perDay} 票`);
  return { name: head.name, faults, sums, works: board.size };
}

const formatDay = (timeZone: string) => (at: string) => formatDate(`${at.slice(0, 23)}Z`, timeZone);

/** Prints the recount of a downloaded log; the exit code is 1 where anything differs. */
export async function recountVotes(file: string): Promise<void> {
  const { name, faults, sums, works } = await recountLog(createInterface({ input: createReadStream(file) }));
  const { casts, withdrawn, quarantined, removed, valid, length, hash } = sums;
  process.stdout.write(
    `${name}\n日志 ${length} 条，最后一条 ${hash}\n投出 ${casts} − 撤回 ${withdrawn} − 待查 ${quarantined} − 剔除 ${removed} = 有效 ${valid}，${works} 件作品\n`,
  );
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
  process.stdout.write(faults.length === 0 ? '✓ 链完整，重算和榜一票不差\n' : '✗ 不一致\n');
  if (faults.length > 0) process.exitCode = 1;
}
