import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entrantStateWords } from '@tuyuan/contract/contest/activity-words.ts';
import { CircleCheck, Clock, UserPlus } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { momentText } from './moment-text.ts';

interface NothingToSendProps {
  readonly activity: ActivityInfo;
  /** Works that can still be begun. */
  readonly room: number;
}

/** Why no work can be begun, and what to do. */
export function NothingToSend({ activity, room }: NothingToSendProps) {
  const { id, entrant, rules, stages } = activity;
  if (!entrant || entrant.state === 'cancelled')
    return (
      <EmptyView
        icon={UserPlus}
        title="还没有报名"
        text="报名之后就可以投稿。"
        action={
          activity.allowActions.includes('register') && (
            <Button isPrimary size="large" href={`/activity/regtype?id=${id}`}>
              去报名
            </Button>
          )
        }
      />
    );
  if (entrant.state !== 'approved')
    return <EmptyView icon={Clock} title={`报名${entrantStateWords[entrant.state]}`} text={entrant.reason} />;
  if (room <= 0)
    return <EmptyView icon={CircleCheck} title={`${rules.worksPerPerson} 件都投了`} text="撤回一件才能再加。" />;
  const { from, to } = stages.submit;
  return (
    <EmptyView icon={Clock} title="现在不是投稿时间" text={`投稿时间是 ${momentText(from)} 到 ${momentText(to)}。`} />
  );
}
