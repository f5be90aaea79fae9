import {
  ApartmentOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  PrinterOutlined,
  SendOutlined,
  StopOutlined,
  SwapOutlined,
  UserDeleteOutlined,
} from '@ant-design/icons';
import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { type AttendeeActions, titledAttendee } from './use-attendee-actions.tsx';

interface AttendeeBulkBarProps {
  readonly selection: Selection<ManagedAttendee>;
  readonly actions: AttendeeActions;
}

export function AttendeeBulkBar({ selection, actions }: AttendeeBulkBarProps) {
  const rows = selection.rows.map(titledAttendee);

  async function keepFailed(run: Promise<number[] | undefined>): Promise<void> {
    const failed = await run;
    if (failed !== undefined) selection.keepOnly(failed);
  }

  return (
    <BulkBar
      selection={selection}
      unit="人"
      isRunning={actions.isRunning}
      commands={[
        actions.takesIn && {
          key: 'approve',
          label: '通过',
          icon: <CheckCircleOutlined />,
          letter: 'P',
          run: () => void keepFailed(actions.approve(rows)),
        },
        actions.takesIn && {
          key: 'reject',
          label: '不通过',
          icon: <CloseCircleOutlined />,
          letter: 'R',
          run: () => void keepFailed(actions.decide('reject', rows)),
        },
        actions.givesTickets && {
          key: 'resend',
          label: '重发票',
          icon: <SendOutlined />,
          letter: 'S',
          run: () => void keepFailed(actions.resend(rows)),
        },
        actions.takesIn && {
          key: 'place',
          label: '厅和分组',
          icon: <ApartmentOutlined />,
          letter: 'G',
          run: () => void keepFailed(actions.place(rows)),
        },
        actions.givesTickets && {
          key: 'print',
          label: '打印参会证',
          icon: <PrinterOutlined />,
          run: () => actions.print({ ids: selection.ids }),
        },
        actions.givesTickets && {
          key: 'reissue',
          label: '换发新票',
          icon: <SwapOutlined />,
          run: () => void keepFailed(actions.decide('reissue', rows)),
        },
        {
          key: 'revoke',
          label: '作废票',
          icon: <StopOutlined />,
          run: () => void keepFailed(actions.decide('revoke', rows)),
        },
        actions.takesIn && {
          key: 'cancel',
          label: '取消报名',
          icon: <UserDeleteOutlined />,
          run: () => void keepFailed(actions.decide('cancel', rows)),
        },
      ].filter((command) => command !== false)}
    />
  );
}
