import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { Button, Tag } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListFailure } from '../../shared/list/list-content.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLoading } from '../../shared/states/page-loading.tsx';
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
  readonly tab: string;
  readonly tabs: readonly DeskTab[];
}

/** One conference: its head, and a page for each thing that is arranged for it. */
export function ConferenceDesk({ id, tab, tabs }: ConferenceDeskProps) {
  const navigate = useNavigate();
  const active = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const { data, error, isFetching, refetch } = useGetManagedConferenceQuery({ id });
  if (!data)
    return error !== undefined && !isFetching ? (
      <ListFailure error={error} selectedCount={0} unit="场" onRetry={refetch} />
    ) : (
      <PageLoading />
    );
  return (
    <>
      <PageHead
        title={data.title}
        actions={
          <>
            {data.version === 0 && data.storedState === 'draft' && (
              <Button onClick={() => void navigate(`${paths.conferences}/${id}/setup/base`)}>继续筹备</Button>
            )}
            <ConferenceMenu conference={data} />
          </>
        }
        note={
          <>
            <Tag variant="filled">{conferenceStateName(data.conferenceState)}</Tag>
            {data.version > 0 ? `第 ${data.version} 版` : '还没有发布'}
          </>
        }
      />
      {active && (
        <>
          <ConferenceNav id={id} tabs={tabs} activeKey={active.key} />
          <Suspense key={active.key} fallback={<PageLoading />}>
            {active.render(id)}
          </Suspense>
        </>
      )}
    </>
  );
}
