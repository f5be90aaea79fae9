import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedConferencesQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { conferencePath, paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { conferenceColumns } from './conference-columns.tsx';
import { conferenceFilters } from './conference-filters.ts';

/** Every conference, drafts and rehearsals too. */
export function ConferenceList() {
  const control = useListState(conferenceFilters);
  const navigate = useNavigate();
  const mayCreate = usePermissions()('Pages.Conferences.Create');
  return (
    <ListScreen
      control={control}
      query={useGetManagedConferencesQuery(control.request)}
      name="conferences"
      title="会议"
      subject="会议"
      unit="场"
      rowHeight={48}
      scrollWidth={900}
      hiddenColumns={['createdAt']}
      openWord="打开"
      onOpen={({ id }) => void navigate(conferencePath(id))}
      create={
        mayCreate && {
          label: '新建会议',
          icon: <PlusOutlined />,
          run: () => void navigate(`${paths.conferences}/new`),
        }
      }
      columns={conferenceColumns}
      empty={{ text: mayCreate ? '新建一场，填好后发布，就能在网站上报名。' : '有人新建了会议，就会出现在这里。' }}
    />
  );
}
