import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { Alert, Button, Space, Tag } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { ConferenceMissing, isGone } from '../../../shared/states/conference-missing.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import { ConferenceMenu } from './conference-menu.tsx';
import { ConferenceNav } from './conference-nav.tsx';

interface DeskTab {
  /** Last part of the address; "" for the first. */
  readonly key: string;
  readonly label: string;
  render(conferenceId: number): ReactNode;
}

interface ConferenceDeskProps {
  readonly id: number;
  readonly active: DeskTab;
  readonly tabs: readonly DeskTab[];
}

/** One conference: its head, and a page for each area. */
export function ConferenceDesk({ id, active, tabs }: ConferenceDeskProps) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { data, error, isFetching, refetch } = useGetManagedConferenceQuery({ id });
  // A conference deleted meanwhile may still be cached.
  if (!data || isGone(error)) return <ConferenceMissing error={error} isFetching={isFetching} onRetry={refetch} />;
  return (
    <>
      <PageHead
        title={data.title}
        actions={
          <>
            {data.storedState === 'draft' && mayOpen(conferencePath(id, 'setup')) && (
              <Button onClick={() => void navigate(conferencePath(id, 'setup/base'))}>继续筹备</Button>
            )}
            <ConferenceMenu conference={data} />
          </>
        }
        note={
          <Space>
            <Tag variant="filled">{conferenceStateName(data.conferenceState)}</Tag>
            {data.storedState === 'draft' ? '还没有发布' : `第 ${data.version} 版`}
          </Space>
        }
      />
      <ConferenceNav id={id} tabs={tabs} activeKey={active.key} />
      <ClosedNote conference={data} />
      {/* The page's own column would stretch buttons that stand alone. */}
      <div>
        <Suspense key={active.key} fallback={<PageLoading />}>
          {active.render(id)}
        </Suspense>
      </div>
    </>
  );
}

/** Why fields below are grey. */
function ClosedNote({ conference: { storedState, cancelledReason } }: { readonly conference: ConferenceDraft }) {
  if (storedState !== 'archived' && storedState !== 'cancelled') return null;
  const text =
    storedState === 'archived'
      ? '会议已归档，基本信息和报名表不能再改。要改，先在右上角的更多操作里移出归档。'
      : `会议已取消，不能再改。原因：${cancelledReason}`;
  return <Alert showIcon type="info" title={text} style={{ marginBlockEnd: 16 }} />;
}
