import { PlusOutlined, PrinterOutlined, UploadOutlined } from '@ant-design/icons';
import {
  useExportAttendeesMutation,
  useGetManagedAttendeesQuery,
} from '@tuyuan/api-client/conference/attendee-management.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { Button, Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { AttendeeBulkBar } from './attendee-bulk-bar.tsx';
import { attendeeColumns } from './attendee-columns.tsx';
import { AttendeeFilterRow } from './attendee-filter-row.tsx';
import {
  activeAttendeeFilters,
  allAttendeesRequest,
  attendeeListRequest,
  attendeeListRules,
  noAttendeeFilters,
} from './attendee-filters.ts';
import styles from './attendee-list.module.css';
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

/** Who registered for a conference: found, decided on, put in from a table, taken out as one. */
export function AttendeeList({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(attendeeListRules);
  const { state } = control;
  const query = useGetManagedAttendeesQuery(attendeeListRequest(conferenceId, state), everyMinute);
  useStaffRenewal(conferenceId, ['attendeeChanged'], 'Conference');
  const { data: typeList } = useGetTicketTypesQuery({ conferenceId });
  const [exportAttendees] = useExportAttendeesMutation();
  const selection = useSelection<ManagedAttendee>();
  const actions = useAttendeeActions(conferenceId);
  const { opened, open, showTab, close } = useOpened(attendeeTabs);
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');

  const types = typeList?.items ?? [];
  const active = activeAttendeeFilters(state.filters, types);
  const shownIds = new Set((query.data?.items ?? []).map(({ id }) => id));

  return (
    <>
      <div className={styles.commands}>
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
          <Button
            icon={<PrinterOutlined />}
            aria-label="打印参会证"
            onClick={() => actions.print({ matching: allAttendeesRequest(conferenceId, state) })}
          >
            {md === false ? null : '打印参会证'}
          </Button>
        )}
        <ExportButton
          onExport={(format) => exportAttendees({ ...allAttendeesRequest(conferenceId, state), format }).unwrap()}
        />
      </div>
      <ListTable<ManagedAttendee>
        control={control}
        defaultSorting={attendeeListRules.defaultSorting}
        query={query}
        hiddenColumns={['badge']}
        unit="人"
        rowHeight={52}
        scrollWidth={lg ? 1110 : md === false ? 0 : 640}
        rowLabel={({ name }) => `「${name}」`}
        settingsKey={`admin.attendees.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={mayEdit}
        openWord={mayEdit ? '编辑' : '查看'}
        onOpen={({ id }) => open(id)}
        columns={attendeeColumns({
          sorting: state.sorting,
          isNarrow: lg === false,
          isPhone: md === false,
          now: new Date(),
          onOpen: ({ id }) => open(id),
          renderMore: (attendee) => (
            <AttendeeRowMenu attendee={attendee} actions={actions} onOpen={() => open(attendee.id)} />
          ),
        })}
        filters={<AttendeeFilterRow control={control} active={active} types={types} />}
        bulkBar={
          <AttendeeBulkBar
            selection={selection}
            elsewhereCount={selection.ids.filter((id) => !shownIds.has(id)).length}
            actions={actions}
          />
        }
        empty={
          <LogEmpty
            subject="参会者"
            control={control}
            active={active}
            none={noAttendeeFilters}
            text="发布后有人报名就会出现在这里；也可以导入名单或加一人。"
          />
        }
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
            onAdded={(id) => {
              setDialog(undefined);
              open(id);
            }}
          />
        )}
        {dialog === 'import' && (
          <ImportAttendeesDialog conferenceId={conferenceId} types={types} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </>
  );
}
