import { PlusOutlined } from '@ant-design/icons';
import {
  useDeleteSignPointMutation,
  useGetSignPointsQuery,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { ManagedSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { signPointKindName } from '@tuyuan/format/check-in/scan-words.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { momentSpan } from '../../../shared/wire-moment.ts';

const SignPointDrawer = lazy(async () => ({ default: (await import('./sign-point-drawer.tsx')).SignPointDrawer }));
const SignPosterDialog = lazy(async () => ({ default: (await import('./sign-poster-dialog.tsx')).SignPosterDialog }));

/** Sign points: doors, meals, rides, gifts, sessions. */
export function SignPointList({ conferenceId }: { readonly conferenceId: number }) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const points = useGetSignPointsQuery({ conferenceId });
  const [remove] = useDeleteSignPointMutation();
  const [edited, setEdited] = useState<ManagedSignPoint | 'new'>();
  const [postered, setPostered] = useState<ManagedSignPoint>();
  const mayEdit = usePermissions()('Pages.Conferences.CheckIn');

  async function drop({ id, name }: ManagedSignPoint): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除签到点「${name}」？`,
      content: '还没有人扫过的签到点才能删除；用过的可以停用。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    await attempt(() => remove({ id }).unwrap(), `已删除「${name}」`);
  }

  const create = mayEdit && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      新建签到点
    </Button>
  );
  return (
    <>
      {points.data?.items.length === 0 ? (
        <StateMessage picture="empty" title="还没有签到点" actions={create}>
          先建大门签到点，再为每顿饭、每份礼品各建一个。
        </StateMessage>
      ) : (
        <>
          <div style={{ marginBlockEnd: 12 }}>{create}</div>
          <RecordTable<ManagedSignPoint>
            noun="签到点"
            source={points}
            rowKey={({ id }) => id}
            scrollWidth={860}
            empty={null}
            columns={[
              {
                key: 'name',
                title: '签到点',
                render: (_, { name, place, kind }) => (
                  <div className={cell.words}>
                    <div className={cell.title}>{name}</div>
                    <div className={cell.minor}>{[signPointKindName(kind), place].filter(Boolean).join(' · ')}</div>
                  </div>
                ),
              },
              { key: 'time', title: '开放时间', width: 190, render: (_, point) => <Span {...point} /> },
              {
                key: 'rule',
                title: '规则',
                width: 210,
                render: (_, point) => (
                  <div className={cell.words}>
                    <div>{entryWords(point)}</div>
                    <div className={cell.minor}>{whoWords(point)}</div>
                  </div>
                ),
              },
              {
                key: 'admitted',
                title: '已签',
                width: 90,
                align: 'right',
                render: (_, { admitted }) => formatCount(admitted),
              },
              {
                key: 'state',
                title: '状态',
                width: 90,
                render: (_, { isActive }) => (
                  <StatusDot tone={isActive ? 'success' : 'off'}>{isActive ? '启用' : '停用'}</StatusDot>
                ),
              },
              actionsColumn(
                200,
                (point) =>
                  mayEdit && (
                    <Space size={0}>
                      <Button type="link" aria-label={`编辑「${point.name}」`} onClick={() => setEdited(point)}>
                        编辑
                      </Button>
                      <Button type="link" aria-label={`「${point.name}」的海报`} onClick={() => setPostered(point)}>
                        海报
                      </Button>
                      <Button
                        type="text"
                        danger
                        disabled={point.admitted > 0}
                        title={point.admitted > 0 ? '已有签到，只能停用' : undefined}
                        aria-label={`删除「${point.name}」`}
                        onClick={() => void drop(point)}
                      >
                        删除
                      </Button>
                    </Space>
                  ),
              ),
            ]}
          />
        </>
      )}
      <Suspense>
        {edited !== undefined && (
          <SignPointDrawer
            conferenceId={conferenceId}
            point={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
        {postered && <SignPosterDialog point={postered} onClose={() => setPostered(undefined)} />}
      </Suspense>
    </>
  );
}

const entries = { once: '每票一次', daily: '每天一次', reentry: '可再次入场' } as const;

function Span({ opensAt, closesAt, lateAfter }: ManagedSignPoint) {
  return (
    <div className={cell.words}>
      <div>{momentSpan(opensAt, closesAt)}</div>
      {lateAfter !== null && <div className={cell.minor}>{lateAfter.slice(11, 16)} 后算迟到</div>}
    </div>
  );
}

function entryWords({ entry, hasLeave, portions, lanes }: ManagedSignPoint): string {
  const words = [portions === null ? entries[entry] : `每票 ${portions} 份`];
  if (hasLeave && entry !== 'reentry') words.push('扫离场');
  if (lanes > 1) words.push(`断网 ${lanes} 段`);
  return words.join(' · ');
}

function whoWords({ userTypes, ticketTypeIds, seatOfSession, isRotatingOnly }: ManagedSignPoint): string {
  const words = [userTypes.length === 0 ? '所有身份' : userTypes.map(conferenceUserTypeName).join('、')];
  if (ticketTypeIds.length > 0) words.push(`限 ${ticketTypeIds.length} 种票`);
  if (seatOfSession !== null) words.push('限本场有座');
  if (isRotatingOnly) words.push('只认动态码');
  return words.join(' · ');
}
