import { PlusOutlined, PrinterOutlined, UploadOutlined } from '@ant-design/icons';
import {
  useExportAttendeesMutation,
  useGetManagedAttendeesQuery,
} from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import { Button, Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AttendeeBulkBar } from './attendee-bulk-bar.tsx';
import { attendeeColumns } from './attendee-columns.tsx';
import { attendeeFilters } from './attendee-filters.ts';
import { AttendeeRowMenu } from './attendee-row-menu.tsx';
import { attendeeTabs } from './attendee-tabs.ts';
import { useAttendeeActions } from './use-attendee-actions.tsx';

const AttendeeDrawer = lazy(async () => ({ default: (await import('./attendee-drawer.tsx')).AttendeeDrawer }));
const AddAttendeeDialog = lazy(async () => ({
  default: (await import('./add-attendee-dialog.tsx')).AddAttendeeDialog,
}));
const ImportAttendeesDialog = lazy(async () => ({
  default: (await import('./import-attendees-dialog.tsx')).ImportAttendeesDialog,
}));

/** A conference's registrations: found, decided on, added by hand or from a table, exported. */
export function AttendeeList({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(attendeeFilters);
  const query = useGetManagedAttendeesQuery({ conferenceId, ...control.request }, everyMinute);
  useStaffRenewal(conferenceId, ['attendeeChanged'], 'Conference');
  const { data: typeList } = useGetTicketTypesQuery({ conferenceId });
  const [exportAttendees] = useExportAttendeesMutation();
  const actions = useAttendeeActions(conferenceId);
  const { opened, open, showTab, close } = useOpened(attendeeTabs);
  const { md } = Grid.useBreakpoint();
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const types = typeList?.items ?? [];
  const matching = { conferenceId, ...control.all };
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{ ticketTypeIds: types }}
        name="attendees"
        subject="参会者"
        unit="人"
        rowHeight={52}
        scrollWidth={1110}
        hiddenColumns={['badge']}
        rowLabel={({ name }) => `「${name}」`}
        openWord={mayEdit ? '编辑' : '查看'}
        onOpen={({ id }) => open(id)}
        actions={
          <>
            {mayEdit && actions.takesIn && (
              <>
                <Button icon={<PlusOutlined />} onClick={() => setDialog('add')}>
                  加一人
                </Button>
                <Button icon={<UploadOutlined />} onClick={() => setDialog('import')}>
                  导入名单
                </Button>
              </>
            )}
            {mayEdit && actions.givesTickets && (
              <Button icon={<PrinterOutlined />} aria-label="打印参会证" onClick={() => actions.print({ matching })}>
                {md === false ? null : '打印参会证'}
              </Button>
            )}
          </>
        }
        onExport={(format) => exportAttendees({ ...matching, format }).unwrap()}
        columns={(room) =>
          attendeeColumns(room, {
            onOpen: ({ id }) => open(id),
            renderMore: (attendee) => (
              <AttendeeRowMenu attendee={attendee} actions={actions} onOpen={() => open(attendee.id)} />
            ),
          })
        }
        bulkBar={mayEdit && ((selection) => <AttendeeBulkBar selection={selection} actions={actions} />)}
        empty={{ text: '发布后有人报名就会出现在这里；也可以导入名单或加一人。' }}
      />
      {actions.dialog}
      <Suspense>
        {opened && (
          <AttendeeDrawer
            key={opened.id}
            id={opened.id}
            tab={opened.tab}
            types={types}
            actions={actions}
            onTab={showTab}
            onClose={close}
          />
        )}
        {dialog === 'add' && (
          <AddAttendeeDialog
            conferenceId={conferenceId}
            types={types}
            onClose={() => setDialog(undefined)}
            onAdded={(id) => open(id)}
          />
        )}
        {dialog === 'import' && (
          <ImportAttendeesDialog conferenceId={conferenceId} types={types} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </>
  );
}
