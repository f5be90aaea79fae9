import { formatCount } from '@tuyuan/format/count.ts';

interface Change {
  readonly text: string;
  readonly tone: 'up' | 'down' | 'same';
}

/** From this on a change is given in percent; of less, a percentage says more than there is to say. */
const fewest = 20;

/** Returns how a figure changed against the period before: 比上期多 31%. */
export function changeWords(now: number, before: number): Change {
  if (now === before) return { text: '与上期相同', tone: 'same' };
  const isMore = now > before;
  const difference = Math.abs(now - before);
  const percent = Math.round((difference / Math.max(1, before)) * 100);
  const amount = before >= fewest && percent > 0 ? `${formatCount(percent)}%` : formatCount(difference);
  return { text: `比上期${isMore ? '多' : '少'} ${amount}`, tone: isMore ? 'up' : 'down' };
}
