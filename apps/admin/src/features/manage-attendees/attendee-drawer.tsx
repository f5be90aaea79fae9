import { useGetManagedAttendeeQuery } from '@tuyuan/api-client/attendee-management.ts';
import type { AttendeeDetail } from '@tuyuan/contract/conference-attendees.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference-ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { App, Button, Drawer, Grid, Tabs } from 'antd';
import { useRef } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { EntityHistory } from '../../shared/history/entity-history.tsx';
import { shortTime } from '../../shared/list/short-time.ts';
import { PersonMark } from '../../shared/people/person-mark.tsx';
import { usePermissions } from '../../shared/session/session-context.tsx';
import { PageLoading } from '../../shared/states/page-loading.tsx';
import { StateMessage } from '../../shared/states/state-message.tsx';
import styles from './attendee-drawer.module.css';
import { AttendeeRecordTab } from './attendee-record-tab.tsx';
import { AttendeeRowMenu } from './attendee-row-menu.tsx';
import { AttendeeStateDot } from './attendee-state.tsx';
import { type AttendeeTab, attendeeTabs } from './attendee-tabs.ts';
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

/** One attendee in all respects; the tab is in the address. */
export function AttendeeDrawer({ id, tab, types, actions, onTab, onClose }: AttendeeDrawerProps) {
  const { modal } = App.useApp();
  const { md } = Grid.useBreakpoint();
  const { data: attendee, error, refetch } = useGetManagedAttendeeQuery({ id });
  const readsLog = usePermissions()('Pages.AuditLogs');
  const dirty = useRef(false);

  /** Goes on at once, or asks first when something is not saved. */
  function leave(go: () => void): void {
    if (!dirty.current) go();
    else
      void modal.confirm({
        title: '放弃没保存的修改？',
        content: '离开后，这次的修改不会保留。',
        okText: '放弃修改',
        cancelText: '继续编辑',
        onOk: () => {
          dirty.current = false;
          go();
        },
      });
  }

  return (
    <Drawer
      open
      size={md === false ? '100%' : 720}
      title={attendee ? <AttendeeHead attendee={attendee} /> : '参会者'}
      extra={attendee && <AttendeeRowMenu attendee={attendee} actions={actions} />}
      maskClosable
      styles={{ body: { paddingBlockStart: 8 } }}
      onClose={() => leave(onClose)}
    >
      {attendee && (
        <Tabs
          activeKey={tab}
          destroyOnHidden
          onChange={(key) => {
            const next = attendeeTabs.find((each) => each === key);
            if (next) leave(() => onTab(next));
          }}
          items={[
            {
              key: 'record',
              label: '资料',
              children: (
                <AttendeeRecordTab
                  key={JSON.stringify(attendee)}
                  attendee={attendee}
                  types={types}
                  onDirty={(isDirty) => {
                    dirty.current = isDirty;
                  }}
                />
              ),
            },
            { key: 'ticket', label: '参会票', children: <AttendeeTicketTab attendee={attendee} actions={actions} /> },
            ...(readsLog
              ? [{ key: 'history', label: '记录', children: <EntityHistory kind="attendee" id={id} /> }]
              : []),
          ]}
        />
      )}
      {!attendee && error === undefined && <PageLoading />}
      {!attendee && error !== undefined && (
        <StateMessage
          picture="broken"
          title="参会者没取到"
          role="alert"
          actions={<Button onClick={() => void refetch()}>再试一次</Button>}
        >
          {failureText(error)}
        </StateMessage>
      )}
    </Drawer>
  );
}

function AttendeeHead({ attendee }: { readonly attendee: AttendeeDetail }) {
  const facts = [
    attendee.company,
    attendee.ticketTypeName,
    conferenceUserTypeName(attendee.userType),
    attendee.phone,
    `${shortTime(attendee.createdAt, new Date())} 报名`,
  ];
  return (
    <div className={styles.head}>
      <PersonMark id={attendee.id} name={attendee.name} size={44} />
      <div className={styles.words}>
        <div className={styles.name}>
          <h2>{attendee.name}</h2>
          <AttendeeStateDot attendee={attendee} />
        </div>
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
    </div>
  );
}
