import { useDecideOfficeConflictMutation } from '@tuyuan/api-client/conference/check-in-office.ts';
import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { ReasonChips } from '../../../shared/form/reason-chips.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import styles from './conflict-sheet.module.css';
import { conflictKinds } from './conflict-words.ts';

interface ConflictSheetProps {
  readonly conflict: CheckInConflict;
  onClose(): void;
}

type Scan = CheckInConflict['scan'];

const reasons = ['本人，误扫两次', '转让他人使用', '工作人员放行'];

/** Both admissions side by side; the later one is accepted or voided, with the reason. */
export function ConflictSheet({ conflict, onClose }: ConflictSheetProps) {
  const { id, name, kind, winner, scan, state, note, supervisor, ticketTypeName } = conflict;
  const [reason, setReason] = useState('');
  const [decide, { isLoading, error }] = useDecideOfficeConflictMutation();
  async function settle(decision: 'accept' | 'void') {
    const answer = await decide({ id, decision, reason });
    if (answer.error !== undefined) return;
    void say(decision === 'accept' ? '已认可，两次都算' : '已作废，人数已减');
    onClose();
  }
  return (
    <Sheet
      title={name}
      onClose={onClose}
      bar={
        state === 'open' ? (
          <>
            <Button isBusy={isLoading} isDisabled={reason === ''} onClick={() => settle('void')}>
              作废后一次
            </Button>
            <Button isPrimary isBusy={isLoading} isDisabled={reason === ''} onClick={() => settle('accept')}>
              认可
            </Button>
          </>
        ) : undefined
      }
    >
      <p className={styles.kind}>
        {conflictKinds[kind]}，{ticketTypeName}，{conflict.pointName}
        {supervisor !== '' && `，${supervisor} 放行`}
        {note !== '' && `：${note}`}
      </p>
      <div className={styles.scans}>
        {winner && <ScanFacts title="先一次" scan={winner} />}
        <ScanFacts title={winner ? '后一次' : '这一次'} scan={scan} />
      </div>
      {state === 'open' ? (
        <>
          <p className={styles.label}>原因</p>
          <ReasonChips reasons={reasons} value={reason} onChange={setReason} />
          <FormFault error={error} />
        </>
      ) : (
        <p className={styles.kind}>
          {conflict.decidedBy} {conflict.decidedAt !== null && wireClock(conflict.decidedAt)}{' '}
          {state === 'accepted' ? '认可' : '作废'}：{conflict.reason}
        </p>
      )}
    </Sheet>
  );
}

function ScanFacts({ title, scan }: { readonly title: string; readonly scan: Scan }) {
  return (
    <dl className={styles.scan}>
      <dt>{title}</dt>
      <dd className={styles.clock}>{scan.at.slice(11)}</dd>
      <dd>{scan.gate || '未记入口'}</dd>
      <dd>
        {scan.device} {scan.staff}
      </dd>
      {scan.isOffline && <dd>离线核验</dd>}
    </dl>
  );
}
