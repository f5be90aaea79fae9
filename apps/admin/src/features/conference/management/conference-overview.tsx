import {
  useGetManagedConferenceQuery,
  useGetPublishDiffQuery,
  useSetConferenceActiveMutation,
  useSetConferenceLiveMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import { Alert, Button, Descriptions, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { PublishChanges } from './publish-changes.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** A conference's state, what publishing would change, and the switches that take effect at once. */
export function ConferenceOverview({ id }: { readonly id: number }) {
  const attempt = useAttempt();
  const { data } = useGetManagedConferenceQuery({ id }, everyMinute);
  const {
    data: diff,
    error,
    isFetching,
    refetch,
  } = useGetPublishDiffQuery({ id }, { refetchOnMountOrArgChange: true });
  const [isPublishing, setPublishing] = useState(false);
  const [setLive, live] = useSetConferenceLiveMutation();
  const [setActive, active] = useSetConferenceActiveMutation();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  if (error !== undefined && !diff && !isFetching) return <NotLoaded noun="发布检查" error={error} onRetry={refetch} />;
  if (!data || !diff) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const { counts } = data;
  const isClosed = data.storedState === 'cancelled' || data.storedState === 'archived';
  const isBlocked = diff.problems.some(({ level }) => level === 'block');

  return (
    <>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { key: 'ticketed', label: '已出票', children: counts.ticketed },
          { key: 'applied', label: '待审核', children: counts.applied },
          { key: 'waitlisted', label: '候补', children: counts.waitlisted },
          { key: 'capacity', label: '名额', children: counts.capacity ?? '不限' },
          { key: 'changes', label: '修改申请', children: counts.pendingChanges },
          {
            key: 'live',
            label: '现场照片墙',
            children: (
              <Switch
                aria-label="现场照片墙"
                checked={data.liveOn}
                disabled={!mayEdit || data.storedState === 'draft' || data.storedState === 'cancelled'}
                loading={live.isLoading}
                onChange={(liveOn) =>
                  void attempt(() => setLive({ id, liveOn }).unwrap(), liveOn ? '已打开' : '已关闭')
                }
              />
            ),
          },
          {
            key: 'active',
            label: '在网站上显示',
            children: (
              <Switch
                aria-label="在网站上显示"
                checked={data.isActived}
                disabled={!mayEdit}
                loading={active.isLoading}
                onChange={(isActived) =>
                  void attempt(() => setActive({ id, isActived }).unwrap(), isActived ? '已显示' : '已下架')
                }
              />
            ),
          },
        ]}
      />
      {diff.problems.map(({ level, text }) => (
        <Alert
          key={text}
          showIcon
          type={level === 'block' ? 'error' : 'warning'}
          title={text}
          style={{ marginBlockStart: 8 }}
        />
      ))}
      <h2 style={{ marginBlock: '24px 8px', fontSize: 16 }}>发布会改变什么</h2>
      <PublishChanges changes={diff.changes} empty="没有未发布的修改" />
      {mayEdit && !isClosed && (
        <div style={{ marginBlockStart: 16 }}>
          <Button
            type="primary"
            disabled={isBlocked || (diff.changes.length === 0 && data.storedState !== 'draft')}
            onClick={() => setPublishing(true)}
          >
            发布
          </Button>
        </div>
      )}
      {isPublishing && <PublishDialog conference={data} diff={diff} onClose={() => setPublishing(false)} />}
    </>
  );
}
