import { useGetManagedAttendeeQuery } from '@tuyuan/api-client/conference/attendee-management.ts';
import type { AttendeeDetail } from '@tuyuan/contract/conference/attendees.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { useDirtyGuard } from '../../../shared/form/use-dirty-guard.ts';
import { EntityHistory } from '../../../shared/history/entity-history.tsx';
import { shortTime } from '../../../shared/list/short-time.ts';
import { PersonDrawer } from '../../../shared/people/person-drawer.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AttendeeRecordTab } from './attendee-record-tab.tsx';
import { AttendeeRowMenu } from './attendee-row-menu.tsx';
import { AttendeeStateDot } from './attendee-state.tsx';
import type { AttendeeTab } from './attendee-tabs.ts';
import { AttendeeTicketTab } from './attendee-ticket-tab.tsx';
import type { AttendeeActions } from './use-attendee-actions.tsx';

interface AttendeeDrawerProps {
  readonly id: number;
  readonly tab: AttendeeTab;
  readonly types: readonly ManagedTicketType[];
  readonly actions: AttendeeActions;
  readonly onTab: (tab: AttendeeTab) => void;
  readonly onClose: () => void;
}

/** All details of one attendee; the tab is in the address. */
export function AttendeeDrawer({ id, tab, types, actions, onTab, onClose }: AttendeeDrawerProps) {
  const { data: attendee, error, refetch } = useGetManagedAttendeeQuery({ id }, { refetchOnMountOrArgChange: true });
  const readsLog = usePermissions()('Pages.AuditLogs');
  const { markDirty, leave } = useDirtyGuard();
  return (
    <PersonDrawer<AttendeeTab>
      noun="参会者"
      width={720}
      error={error}
      tab={tab}
      onTab={(next) => leave(() => onTab(next))}
      onRetry={refetch}
      onClose={() => leave(onClose)}
      person={
        attendee && {
          id,
          name: attendee.name,
          marks: <AttendeeStateDot attendee={attendee} />,
          facts: factsOf(attendee),
          actions: <AttendeeRowMenu attendee={attendee} actions={actions} />,
          tabs: [
            {
              key: 'record',
              label: '资料',
              children: <AttendeeRecordTab attendee={attendee} types={types} onDirty={markDirty} />,
            },
            { key: 'ticket', label: '参会票', children: <AttendeeTicketTab attendee={attendee} actions={actions} /> },
            ...(readsLog
              ? [{ key: 'history' as const, label: '记录', children: <EntityHistory kind="attendee" id={id} /> }]
              : []),
          ],
        }
      }
    />
  );
}

function factsOf({ company, ticketTypeName, userType, phone, createdAt }: AttendeeDetail): string[] {
  return [company, ticketTypeName, conferenceUserTypeName(userType), phone, `${shortTime(createdAt, new Date())} 报名`];
}
