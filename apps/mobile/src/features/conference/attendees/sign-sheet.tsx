import {
  useGetOfficeSignPointsQuery,
  useSignByOfficePhoneMutation,
} from '@tuyuan/api-client/conference/check-in-office.ts';
import type { ScanRecord } from '@tuyuan/contract/conference/check-in-records.ts';
import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { useState } from 'react';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { ReasonChips } from '../../../shared/form/reason-chips.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { likeliestPoint } from '../../../shared/sign-point/likeliest-point.ts';
import { failureText } from '../../../shared/states/failure-text.ts';
import styles from './attendees.module.css';

interface SignSheetProps {
  readonly attendee: StaffAttendee;
  onClose(): void;
}

const reasons = ['手机没电', '没带票', '扫不出来'];
const refusals: Partial<Record<ScanRecord['reason'], string>> = {
  already_redeemed: '这里已经签过到了。',
  revoked: '他的票已作废，请先补票。',
  cancelled: '他的报名已取消。',
  not_open: '这个签到点还没有开始。',
  closed: '这个签到点已经结束。',
  rules: '他的身份或票种不在这里签到。',
};

/** Admits an attendee manually, with the reason; the rules are those of the door. */
export function SignSheet({ attendee, onClose }: SignSheetProps) {
  const { data, error: failure } = useGetOfficeSignPointsQuery();
  const [pointId, setPointId] = useState<string>();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [sign, { isLoading }] = useSignByOfficePhoneMutation();
  const points = data?.items ?? [];
  const likeliest = likeliestPoint(points, toWireDate(new Date(serverNow())));
  const chosen = pointId ?? (likeliest && String(likeliest.id));
  async function submit() {
    const answer = await sign({ pointId: Number(chosen), attendeeId: attendee.id, reason });
    if (answer.error !== undefined) return setRefusal(failureText(answer.error));
    if (answer.data.reason !== 'ok') return setRefusal(refusals[answer.data.reason] ?? '没有签到成功。');
    void say(`已为 ${attendee.name} 签到`);
    onClose();
  }
  return (
    <Sheet
      title={`代 ${attendee.name} 签到`}
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={isLoading} isDisabled={reason === '' || chosen === undefined} onClick={submit}>
          签到
        </Button>
      }
    >
      <Field label="签到点" fault={failure === undefined ? undefined : failureText(failure)}>
        {data?.items.length === 0 && <p className={styles.text}>还没有启用的签到点。</p>}
        <Choices
          name="point"
          label="签到点"
          options={points.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onChange={setPointId}
        />
      </Field>
      <Field label="原因" fault={refusal}>
        <ReasonChips reasons={reasons} value={reason} onChange={setReason} />
      </Field>
    </Sheet>
  );
}
