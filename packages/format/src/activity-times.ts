import { wireDay, wireDaysBetween } from './wire-day.ts';

const secondsBetween = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000;

const what: Readonly<Partial<Record<string, string>>> = {
  preview: '开始',
  submitting: '截稿',
  voting: '投票截止',
  judging: '评审结束',
  publicity: '公示结束',
  reviewing: '下一阶段',
};

/** "11 月 25 日 20:00 截稿"; "" where nothing more is to come. */
export function deadlineText({ progressState, deadline }: { progressState: string; deadline: string | null }) {
  const word = what[progressState];
  return deadline === null || word === undefined ? '' : `${wireDay(deadline)} ${deadline.slice(11, 16)} ${word}`;
}

/** "还剩 9 天", in the last three days with hours, in the last hour with minutes; "" once it is over. */
export function remainingText(deadline: string | null, now: string | undefined): string {
  if (deadline === null || now === undefined) return '';
  const seconds = secondsBetween(now, deadline);
  if (seconds <= 0) return '';
  if (seconds < 3600) return `还剩 ${Math.ceil(seconds / 60)} 分钟`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 24) return `还剩 ${hours} 小时`;
  if (hours < 72) return `还剩 ${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
  return `还剩 ${wireDaysBetween(now, deadline)} 天`;
}

/** In the last three days. */
export function isUrgent(deadline: string | null, now: string | undefined): boolean {
  if (deadline === null || now === undefined) return false;
  const seconds = secondsBetween(now, deadline);
  return seconds > 0 && seconds < 3 * 86_400;
}
