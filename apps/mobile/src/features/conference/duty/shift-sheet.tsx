import {
  useConfirmShiftMutation,
  useDropShiftMutation,
  useSettleEntryMutation,
  useWithdrawSwapMutation,
} from '@tuyuan/api-client/conference/duty.ts';
import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import type { DutyPerson } from '@tuyuan/contract/conference/duty-fields.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { ownEntry, ownSwap, shiftTime } from './duty-words.ts';
import type { ShiftTask } from './shift-list.tsx';
import styles from './shift-sheet.module.css';

interface ShiftSheetProps {
  readonly shift: MyShift;
  readonly now: string;
  readonly isLead: boolean;
  readonly isOnline: boolean;
  onTask(task: ShiftTask): void;
  onClose(): void;
}

const personWords = {
  claimed: '待确认',
  confirmed: '已确认',
  onDuty: '在岗',
  done: '已完成',
  noShow: '未到岗',
} as const;

/** Shows one shift: its people and what I can do about my place. */
export function ShiftSheet({ shift, now, isLead, isOnline, onTask, onClose }: ShiftSheetProps) {
  const [agree, confirming] = useConfirmShiftMutation();
  const [drop, dropping] = useDropShiftMutation();
  const [withdraw, withdrawing] = useWithdrawSwapMutation();
  const [settle] = useSettleEntryMutation();
  const { entryId } = shift;
  const entry = ownEntry(shift);
  const swap = ownSwap(shift);
  const isAhead = entry?.state === 'claimed' || entry?.state === 'confirmed';
  async function run(call: Promise<{ error?: unknown }>, said: string) {
    const { error } = await call;
    void say(error === undefined ? said : failureText(error));
    if (error === undefined) onClose();
  }
  async function giveBack() {
    const isSure = await confirm({ title: '退回这一班？', text: '空出来的位置别人可以认领。', confirmText: '退回' });
    if (isSure) await run(drop({ entryId }), '已退回');
  }
  return (
    <Sheet
      title={`${shift.place} ${shift.work}`}
      onClose={onClose}
      bar={
        isAhead && isOnline ? (
          <>
            <Button onClick={() => onTask('late')}>报迟到</Button>
            {swap ? (
              <Button isBusy={withdrawing.isLoading} onClick={() => run(withdraw({ swapId: swap.id }), '已撤回换班')}>
                撤回换班
              </Button>
            ) : (
              <Button onClick={() => onTask('swap')}>换班</Button>
            )}
            {entry.state === 'claimed' && (
              <Button isPrimary isBusy={confirming.isLoading} onClick={() => run(agree({ entryId }), '已确认')}>
                确认
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <p className={styles.facts}>{shiftTime(shift, now)}</p>
      {shift.directions !== '' && <p className={styles.facts}>{shift.directions}</p>}
      {shift.note !== '' && <p className={styles.note}>{shift.note}</p>}
      <ul className={styles.people}>
        {shift.people.map((person) => (
          <PersonRow
            key={person.entryId}
            person={person}
            isLead={isLead && isOnline}
            onSettle={(outcome) =>
              run(
                settle({ entryId: person.entryId, outcome }),
                outcome === 'present' ? '已记到岗' : '已记未到，空出一个位置',
              )
            }
          />
        ))}
      </ul>
      {isAhead && isOnline && (
        <button type="button" className={styles.drop} disabled={dropping.isLoading} onClick={() => void giveBack()}>
          退回这一班
        </button>
      )}
    </Sheet>
  );
}

interface PersonRowProps {
  readonly person: DutyPerson;
  readonly isLead: boolean;
  onSettle(outcome: 'present' | 'noShow'): unknown;
}

function PersonRow({ person, isLead, onSettle }: PersonRowProps) {
  const { name, state, checkedInAt, lateMinutes, isMissing } = person;
  const words =
    checkedInAt !== null
      ? `${wireClock(checkedInAt)} 到岗`
      : lateMinutes > 0
        ? `晚到 ${lateMinutes} 分钟`
        : personWords[state];
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        {name}
        <small data-missing={isMissing}>{isMissing ? '应到未到' : words}</small>
      </span>
      {isLead && isMissing && (
        <span className={styles.settle}>
          <Button onClick={() => onSettle('noShow')}>未到</Button>
          <Button onClick={() => onSettle('present')}>到岗</Button>
        </span>
      )}
    </li>
  );
}
