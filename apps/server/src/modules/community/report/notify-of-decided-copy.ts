import type { CopyDecision } from '@tuyuan/contract/library/copy-words.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { notify } from '../notification/index.ts';

interface DecidedCopy {
  decision: CopyDecision;
  authorId: number;
  title: string;
}

const words: Readonly<Record<CopyDecision, string>> = {
  copyOffline: '经核实已经下架，谢谢你的提醒',
  allowed: '经核实是允许的使用',
  notCopy: '经核实不是翻版',
  originalOffline: '经核实，你的这张才是后来的版本，已被下架',
};

/** Tells the photographer who asked what was decided on a copy of their picture. */
export function notifyOfDecidedCopy({ transaction }: Occurrence, copy: DecidedCopy): Promise<void> {
  return notify(transaction, [copy.authorId], {
    topic: 'review',
    title: `你请图库处理的「${copy.title}」的疑似翻版${words[copy.decision]}`,
    link: '/user/main/works/copies',
  });
}
