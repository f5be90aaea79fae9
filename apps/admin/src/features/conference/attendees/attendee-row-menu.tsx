import { EllipsisOutlined } from '@ant-design/icons';
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { Button, Dropdown, type MenuProps } from 'antd';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { type AttendeeActions, titledAttendee } from './use-attendee-actions.tsx';

interface AttendeeRowMenuProps {
  readonly attendee: ManagedAttendee;
  readonly actions: AttendeeActions;
  /** Omitted where the attendee is already open. */
  readonly onOpen?: () => void;
}

/** Actions on one attendee, as far as the state and the permissions allow. */
export function AttendeeRowMenu({ attendee, actions, onOpen }: AttendeeRowMenuProps) {
  const mayDo = usePermissions();
  const mayEdit = mayDo('Pages.Conferences.Edit');
  const rows = [titledAttendee(attendee)];
  const { takesIn, givesTickets } = actions;
  const { state, hasTicket, name, phone } = attendee;
  const isWaiting = state === 'applied' || state === 'waitlisted';
  const items: NonNullable<MenuProps['items']> = [
    ...(onOpen ? [{ key: 'open', label: '查看与编辑', onClick: onOpen }] : []),
    ...(mayEdit && takesIn && state === 'applied'
      ? [{ key: 'approve', label: '通过申请', onClick: () => void actions.approve(rows) }]
      : []),
    ...(mayEdit && takesIn && isWaiting
      ? [{ key: 'reject', label: '不通过', onClick: () => void actions.decide('reject', rows) }]
      : []),
    ...(mayDo('Pages.Conferences.CheckIn') && takesIn && hasTicket
      ? [{ key: 'sign', label: '代签到', onClick: () => actions.sign(attendee) }]
      : []),
    ...(mayEdit && givesTickets && hasTicket && phone !== ''
      ? [{ key: 'resend', label: '重发参会票', onClick: () => void actions.resend(rows) }]
      : []),
    ...(mayEdit && givesTickets && hasTicket
      ? [{ key: 'print', label: '打印参会证', onClick: () => actions.print({ ids: [attendee.id] }) }]
      : []),
    ...(mayEdit && givesTickets && state === 'ticketed'
      ? [{ key: 'reissue', label: '换发新票', onClick: () => void actions.decide('reissue', rows) }]
      : []),
    ...(mayEdit && hasTicket
      ? [{ key: 'revoke', label: '作废参会票', onClick: () => void actions.decide('revoke', rows) }]
      : []),
    ...(mayEdit && takesIn && (isWaiting || state === 'unpaid' || state === 'ticketed')
      ? [
          { key: 'line', type: 'divider' as const },
          { key: 'cancel', label: '取消报名', danger: true, onClick: () => void actions.decide('cancel', rows) },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={`「${name}」的更多操作`} />
    </Dropdown>
  );
}
