import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { wireDaysBetween } from '@tuyuan/format/wire-day.ts';
import type { CheckItem } from './check-items.ts';
import { Checklist } from './checklist.tsx';

interface OverviewChecklistProps {
  readonly conference: ConferenceDraft;
  readonly items: readonly CheckItem[];
  /** In wire format. */
  readonly now: string;
}

/** What has to be ready before publishing or before the conference begins; nothing once it is over. */
export function OverviewChecklist({ conference, items, now }: OverviewChecklistProps) {
  const { id, storedState, isOver, startTime } = conference;
  if (isOver) return null;
  const isDraft = storedState === 'draft';
  const days = wireDaysBetween(now, startTime);
  return (
    <Checklist
      title={isDraft ? '发布前要备好的' : startTime > now ? '开会前要备好的' : '还没备好的'}
      conferenceId={id}
      items={items}
      aside={!isDraft && days > 0 ? `离开幕 ${days} 天` : undefined}
    />
  );
}
