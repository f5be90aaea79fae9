import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedConferencesQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { conferencePath, paths } from '../../../shared/paths.ts';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { conferenceColumns } from './conference-columns.tsx';
import { ConferenceFilterRow } from './conference-filter-row.tsx';
import {
  activeConferenceFilters,
  conferenceListRequest,
  conferenceListRules,
  noConferenceFilters,
} from './conference-filters.ts';

/** Every conference, drafts and rehearsals too; words, states, order and page are in the address. */
export function ConferenceList() {
  const control = useListState(conferenceListRules);
  const { state } = control;
  const navigate = useNavigate();
  const mayCreate = usePermissions()('Pages.Conferences.Create');
  const query = useGetManagedConferencesQuery(conferenceListRequest(state));
  const selection = useSelection<ManagedConference>();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const active = activeConferenceFilters(state.filters);
  return (
    <>
      <PageHead
        title="会议"
        note={query.data && `${formatCount(query.data.totalCount)} 场`}
        actions={
          mayCreate && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(`${paths.conferences}/new`)}>
              新建会议
            </Button>
          )
        }
      />
      <ListTable<ManagedConference>
        control={control}
        defaultSorting={conferenceListRules.defaultSorting}
        query={query}
        hiddenColumns={['createdAt']}
        unit="场"
        rowHeight={48}
        scrollWidth={lg ? 900 : md === false ? 0 : 640}
        rowLabel={({ title }) => `「${title}」`}
        settingsKey={`admin.conferences.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        bulkBar={null}
        openWord="打开"
        onOpen={({ id }) => void navigate(conferencePath(id))}
        columns={conferenceColumns({ sorting: state.sorting, isNarrow: lg === false, isPhone: md === false })}
        filters={<ConferenceFilterRow control={control} active={active} />}
        empty={
          <LogEmpty
            subject="会议"
            control={control}
            active={active}
            none={noConferenceFilters}
            text={mayCreate ? '新建一场，填好后发布，就能在网站上报名。' : '有人新建了会议，就会出现在这里。'}
          />
        }
      />
    </>
  );
}
