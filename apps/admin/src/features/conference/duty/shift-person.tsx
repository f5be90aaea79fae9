import {
  useSettleShiftEntryMutation,
  useUnassignShiftMutation,
} from '@tuyuan/api-client/conference/duty-management.ts';
import type { DutyPerson, DutyShift } from '@tuyuan/contract/conference/duty-fields.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { App, Button } from 'antd';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './duty.module.css';
import { entryWords } from './duty-words.ts';

interface ShiftPersonProps {
  readonly person: DutyPerson;
  readonly shift: DutyShift;
  readonly now: string;
  readonly mayEdit: boolean;
}

/** One person in a shift: state, presence, and removal. */
export function ShiftPerson({ person, shift, now, mayEdit }: ShiftPersonProps) {
  const { modal } = App.useApp();
  const [settle] = useSettleShiftEntryMutation();
  const [unassign] = useUnassignShiftMutation();
  const attempt = useAttempt();
  const { entryId, name, state, checkedInAt } = person;
  const { tone, text } = entryWords(person);
  const isWaiting = state === 'claimed' || state === 'confirmed';
  const swap = shift.swaps.find((one) => one.entryId === entryId);

  async function miss(): Promise<void> {
    const isSure = await modal.confirm({
      title: `记${name}未到？`,
      content: '位置空出来，不能再改成到岗。',
      okText: '记未到',
    });
    if (!isSure) return;
    await attempt(() => settle({ entryId, outcome: 'noShow', reason: '' }).unwrap(), `已记${name}未到，空出位置`);
  }

  async function take(): Promise<void> {
    if (!(await modal.confirm({ title: `把${name}调离这一班？`, content: '会通知本人，位置空出来。', okText: '调离' })))
      return;
    await attempt(() => unassign({ entryId, reason: '' }).unwrap(), `已调离${name}`);
  }

  return (
    <li className={styles.person}>
      <span className={styles.name}>{name}</span>
      <StatusDot tone={tone}>
        {text}
        {checkedInAt !== null && ` ${wireClock(checkedInAt)}`}
      </StatusDot>
      {swap && <span className={styles.note}>{swap.toName === '' ? '想换班，还没人接' : `想换给${swap.toName}`}</span>}
      {mayEdit && isWaiting && shift.state !== 'done' && (
        <span className={styles.acts}>
          <Button
            size="small"
            aria-label={`${name}到岗`}
            onClick={() =>
              void attempt(() => settle({ entryId, outcome: 'present', reason: '' }).unwrap(), `${name}已到岗`)
            }
          >
            到岗
          </Button>
          {now >= shift.startsAt && (
            <Button size="small" aria-label={`${name}未到`} onClick={() => void miss()}>
              未到
            </Button>
          )}
          <Button size="small" aria-label={`调离${name}`} onClick={() => void take()}>
            调离
          </Button>
        </span>
      )}
    </li>
  );
}
