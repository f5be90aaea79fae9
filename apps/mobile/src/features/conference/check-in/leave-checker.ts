import type { Question } from '../../../shared/feedback/confirm.ts';
import { waiting } from './checker-state.ts';
import { openCheckerStorage } from './checker-storage.ts';

/** Returns the confirmation before leaving, when scans of any conference exist only on this phone; undefined when there are none. */
export async function questionOfUnsent(): Promise<Pick<Question, 'title' | 'text'> | undefined> {
  // Where the browser stores nothing, or can't read it any more, nothing is pending.
  const storage = await openCheckerStorage().catch(() => undefined);
  const queue = (await storage?.readQueue().catch(() => [])) ?? [];
  const pending = waiting(queue).length;
  const refused = queue.filter(({ state }) => state === 'refused').length;
  if (pending + refused === 0) return undefined;
  const titles = [pending > 0 && `${pending} 条核验记录没有上传`, refused > 0 && `${refused} 条核验记录服务器不收`];
  const advice = [
    pending > 0 && '最好先联网，到「核验」等它们传完。',
    refused > 0 && '服务器不收的请先报给会务补登，再到「核验」的队列里移除。',
  ];
  return {
    title: `还有 ${titles.filter(Boolean).join('，')}`,
    text: `${advice.filter(Boolean).join('')}现在退出，票和日程会从手机上删除，这些记录留着，核验员再在这台手机登录这场会议时${pending > 0 ? '上传' : '还能看到'}。`,
  };
}

/** Deletes a checker's data from the phone. */
export async function forgetChecker(): Promise<void> {
  const storage = await openCheckerStorage().catch(() => undefined);
  await storage?.forget();
}
