import type { SignPoint } from '@tuyuan/contract/conference/check-in-records.ts';
import { reasonWords } from '@tuyuan/format/check-in/scan-words.ts';
import type { ScanCard } from './checker-types.ts';

type Kind = SignPoint['kind'];

const deeds: Record<Kind, string> = { door: '入场', session: '入场', meal: '领取', gift: '领取', shuttle: '上车' };

export interface CardWords {
  readonly title: string;
  readonly text: string;
}

/** Returns the verdict in a word or two, and the reason. */
export function cardWords(
  card: Pick<ScanCard, 'verdict' | 'reason' | 'broken' | 'isLate' | 'overruled' | 'owesManner'>,
  kind: Kind,
  direction: 'in' | 'out',
): CardWords {
  const { verdict, reason, overruled } = card;
  if (verdict === 'refused')
    return {
      title: direction === 'out' ? '不能登记离场' : `不可${deeds[kind]}`,
      text: reasonWords(reason, card.broken),
    };
  if (verdict === 'attention' && reason !== 'ok') return { title: '请留意', text: reasonWords(reason, card.broken) };
  if (verdict === 'attention' && card.owesManner && !card.isLate) return { title: '请留意', text: '须知未确认' };
  if (verdict === 'attention')
    return { title: '请留意', text: kind === 'session' || kind === 'door' ? '迟到入座' : '已过准时' };
  const done = direction === 'out' ? '已离场' : `可以${deeds[kind]}`;
  return { title: done, text: overruled ? '组长放行' : reason === 'provisional' ? '临时放行' : '' };
}
