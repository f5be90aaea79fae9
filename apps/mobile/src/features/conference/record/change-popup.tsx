import {
  useRequestChangeMutation,
  useUpdateMyRecordMutation,
  useWithdrawChangeMutation,
} from '@tuyuan/api-client/conference/user-mobile.ts';
import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { RecordField } from '@tuyuan/contract/conference/user-mobile.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { AnswerField } from './answer-field.tsx';
import { answerText } from './answer-text.ts';
import styles from './change-popup.module.css';

interface ChangePopupProps {
  readonly field: RecordField;
  onClose(): void;
}

/** Changes one answer: at once if the attendee may, otherwise as a request to the office. */
export function ChangePopup({ field, onClose }: ChangePopupProps) {
  const { key, label, help, change, request } = field;
  const [value, setValue] = useState<RegistrationAnswer | null>(field.value);
  const [fault, setFault] = useState<string>();
  const [update, updating] = useUpdateMyRecordMutation();
  const [ask, asking] = useRequestChangeMutation();
  const [withdraw, withdrawing] = useWithdrawChangeMutation();
  const needsOffice = change === 'approval';
  const isPending = request?.state === 'pending';
  async function run(call: Promise<{ error?: unknown }>, said: string) {
    const { error } = await call;
    if (error !== undefined) {
      setFault(failureText(error));
      return;
    }
    void say(said);
    onClose();
  }
  function save() {
    if (value === null) return;
    void (needsOffice
      ? run(ask({ key, value }), '已提交，会务会尽快处理')
      : run(update({ answers: { [key]: value } }), '已保存'));
  }
  return (
    <Sheet title={label} onClose={onClose}>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {request?.state === 'rejected' && (
        <p className={styles.answer}>
          上次申请改为「{answerText(request.value)}」，没有同意{request.reason === '' ? '' : `：${request.reason}`}
        </p>
      )}
      {isPending && <p className={styles.answer}>正在等会务同意改为「{answerText(request.value)}」。</p>}
      <AnswerField field={field} value={value} onChange={setValue} />
      <FormFault error={fault} />
      <ButtonRow isInside>
        {isPending && (
          <Button isBusy={withdrawing.isLoading} onClick={() => void run(withdraw({ key }), '已撤回')}>
            撤回申请
          </Button>
        )}
        <Button isPrimary isDisabled={value === null} isBusy={updating.isLoading || asking.isLoading} onClick={save}>
          {needsOffice ? '提交申请' : '保存'}
        </Button>
      </ButtonRow>
    </Sheet>
  );
}
