import { useGetOwnEntriesQuery } from '@tuyuan/api-client/contest/entry.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { Images } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useLogIn } from '../../../shared/account/use-log-in.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { paths } from '../../../shared/paths.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { LogInView } from '../../../shared/states/log-in-view.tsx';
import { OwnWorkCard } from './own-work-card.tsx';

const groups = {
  all: { label: '全部', has: () => true },
  mine: { label: '要处理', has: ({ state, abilities }) => abilities.edit && state !== 'withdrawn' },
  waiting: { label: '审核中', has: ({ state }) => state === 'submitted' },
  accepted: { label: '已入围', has: ({ state }) => state === 'accepted' },
  other: { label: '其他', has: ({ state }) => state === 'rejected' || state === 'withdrawn' },
} as const satisfies Record<string, { label: string; has: (entry: OwnEntry) => boolean }>;
const groupNames = ['all', 'mine', 'waiting', 'accepted', 'other'] as const;

/** One's works in one activity, or in all: each with its state and the next thing to do. */
export function OwnWorks({ activityId }: { readonly activityId?: number }) {
  const { isLoggedIn } = useLogIn();
  if (!isLoggedIn) return <LogInView title="登录后看自己的作品" />;
  return <LoadedWorks {...(activityId !== undefined && { activityId })} />;
}

function LoadedWorks({ activityId }: { readonly activityId?: number }) {
  const [query] = useSearchParams();
  const group = groupNames.find((name) => name === query.get('group')) ?? 'all';
  const result = useGetOwnEntriesQuery(
    { ...(activityId !== undefined && { activityId }), maxResultCount: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isLoading, error, refetch } = useKept(result);
  if (isLoading) return <ListSkeleton />;
  if (!data) return <FailureView error={error} title="作品没有加载出来" onRetry={refetch} />;
  if (data.items.length === 0)
    return (
      <EmptyView
        icon={Images}
        title="还没有作品"
        text={activityId === undefined ? '在活动里投的作品会出现在这里。' : '报名之后从图库选图片，或者从手机上传。'}
        action={
          <Button
            isPrimary
            size="large"
            to={activityId === undefined ? paths.activities : `${paths.activityContribute}?id=${activityId}`}
          >
            {activityId === undefined ? '看看活动' : '去投稿'}
          </Button>
        }
      />
    );
  const countOf = (name: (typeof groupNames)[number]) => data.items.filter(groups[name].has).length;
  const shown = data.items.filter(groups[group].has);
  return (
    <>
      <PageTabs
        name="group"
        label="作品的状态"
        value={group}
        tabs={groupNames.map((name) => ({ value: name, label: `${groups[name].label} ${countOf(name)}` }))}
      />
      {shown.length === 0 && <EmptyView icon={Images} title={`没有${groups[group].label}的作品`} />}
      {shown.map((entry) => (
        <OwnWorkCard key={entry.id} entry={entry} namesActivity={activityId === undefined} />
      ))}
    </>
  );
}
