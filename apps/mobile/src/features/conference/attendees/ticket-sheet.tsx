import {
  useReissueTicketMutation,
  useResendTicketMutation,
  useRevokeTicketMutation,
} from '@tuyuan/api-client/conference/user-mobile.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import { useState } from 'react';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Field } from '../../../shared/form/field.tsx';
import { ReasonChips } from '../../../shared/form/reason-chips.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import styles from './attendees.module.css';

interface TicketSheetProps {
  readonly attendee: StaffAttendee;
  onClose(): void;
}

const reasons = ['手机丢失', '票号外泄', '信息有误'];

/** Resends, replaces or revokes the ticket; an old code is void at once. */
export function TicketSheet({ attendee, onClose }: TicketSheetProps) {
  const { id, name, hasTicket } = attendee;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [newCode, setNewCode] = useState<string>();
  const [resend, resending] = useResendTicketMutation();
  const [revoke, revoking] = useRevokeTicketMutation();
  const [reissue, reissuing] = useReissueTicketMutation();
  const retryKey = useRetryKey();
  const isBusy = resending.isLoading || revoking.isLoading || reissuing.isLoading;
  async function sendAgain() {
    const answer = await resend({ id, key: retryKey.of(['resend', id]) });
    if (answer.error !== undefined) return setFault(failureText(answer.error));
    void say('已重发到他的手机');
    onClose();
  }
  async function giveNew() {
    const answer = await reissue({ id, reason, key: retryKey.of(reason, ['reissue', id]) });
    if (answer.error !== undefined) return setFault(failureText(answer.error));
    setFault(undefined);
    setNewCode(answer.data.code);
  }
  async function takeAway() {
    const isSure = await confirm({
      title: `作废 ${name} 的票？`,
      text: '旧票号和二维码立刻失效，已登录的手机会退出。',
      confirmText: '作废',
    });
    if (!isSure) return;
    const answer = await revoke({ id, reason });
    if (answer.error !== undefined) return setFault(failureText(answer.error));
    void say('已作废');
    onClose();
  }
  if (newCode !== undefined)
    return (
      <Sheet
        title="新票号"
        onClose={onClose}
        bar={
          <Button isPrimary onClick={onClose}>
            知道了
          </Button>
        }
      >
        <p className={styles.code}>{newCode}</p>
        <p className={styles.text}>旧票已作废。新票也发到了 {name} 的手机；没有留手机号的，请当面告诉他这个票号。</p>
      </Sheet>
    );
  return (
    <Sheet title={`${name} 的票`} onClose={onClose}>
      {hasTicket && (
        <>
          <p className={styles.text}>票还有效，只是没收到：重发短信里的链接，每天最多 5 次。</p>
          <Button isBusy={isBusy} onClick={sendAgain}>
            重发到手机
          </Button>
        </>
      )}
      <div style={{ marginTop: 20 }}>
        <Field label="补票或作废的原因" fault={fault}>
          <ReasonChips reasons={reasons} value={reason} onChange={setReason} />
        </Field>
      </div>
      <div className={styles.actions} style={{ marginTop: 16 }}>
        <Button isBusy={isBusy} isDisabled={reason === ''} onClick={giveNew}>
          {hasTicket ? '作废并补新票' : '补一张票'}
        </Button>
        {hasTicket && (
          <Button isBusy={isBusy} isDisabled={reason === ''} onClick={takeAway}>
            作废
          </Button>
        )}
      </div>
    </Sheet>
  );
}
