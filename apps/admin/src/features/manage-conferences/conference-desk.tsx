import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference-management.ts';
import { conferenceStateName } from '@tuyuan/format/conference-words.ts';
import { Tabs, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListFailure } from '../../shared/list/list-content.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLoading } from '../../shared/states/page-loading.tsx';

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

/** One conference: its head, and a tab for each thing that is arranged for it. */
export function ConferenceDesk({ id, tab, tabs }: ConferenceDeskProps) {
  const navigate = useNavigate();
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
        note={
          <>
            <Tag variant="filled">{conferenceStateName(data.conferenceState)}</Tag>
            {data.version > 0 ? `第 ${data.version} 版` : '还没有发布'}
          </>
        }
      />
      <Tabs
        activeKey={tabs.some(({ key }) => key === tab) ? tab : (tabs[0]?.key ?? '')}
        destroyOnHidden
        onChange={(key) => void navigate(`${paths.conferences}/${id}${key === '' ? '' : `/${key}`}`)}
        items={tabs.map(({ key, label, render }) => ({ key, label, children: render(id) }))}
      />
    </>
  );
}
