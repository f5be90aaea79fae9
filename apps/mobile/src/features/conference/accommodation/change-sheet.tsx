import {
  useAskStayChangeMutation,
  useWithdrawStayChangeMutation,
} from '@tuyuan/api-client/conference/accommodation.ts';
import type { OwnStay } from '@tuyuan/contract/conference/accommodation.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';

interface ChangeSheetProps {
  readonly stay: OwnStay;
  onClose(): void;
}

/** Asks the office for another room, or withdraws the request. */
export function ChangeSheet({ stay, onClose }: ChangeSheetProps) {
  const isAsked = stay.state === 'changeAsked';
  const [wish, setWish] = useState('');
  const [ask, asking] = useAskStayChangeMutation();
  const [withdraw, withdrawing] = useWithdrawStayChangeMutation();
  const error = asking.error ?? withdrawing.error;
  const fault = error === undefined ? undefined : failureText(error);
  async function send(call: Promise<{ error?: unknown }>, said: string) {
    if ((await call).error !== undefined) return;
    void say(said);
    onClose();
  }
  return (
    <Sheet
      title="申请调整"
      onClose={onClose}
      bar={
        isAsked ? (
          <Button isBusy={withdrawing.isLoading} onClick={() => send(withdraw(), '已撤回，房间不变')}>
            撤回申请
          </Button>
        ) : (
          <Button
            isPrimary
            isBusy={asking.isLoading}
            isDisabled={wish.trim() === ''}
            onClick={() => send(ask({ wish }), '已提交，会务会尽快答复')}
          >
            提交申请
          </Button>
        )
      }
    >
      {isAsked ? (
        <Field label="你申请了" fault={fault}>
          <p>{stay.changeWish}</p>
        </Field>
      ) : (
        <Field htmlFor="wish" label="想怎么调整" fault={fault}>
          <TextInput
            id="wish"
            value={wish}
            isLong
            maxLength={200}
            placeholder="换房型、换日期、换室友…"
            onChange={setWish}
          />
        </Field>
      )}
    </Sheet>
  );
}
