import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useRecoverTicketMutation } from '@tuyuan/api-client/conference/ticket-auth.ts';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';

interface RecoverSheetProps {
  /** Of the page's address; null asks for the tickets of every conference. */
  readonly conferenceId: number | null;
  onClose(): void;
}

/** Has the tickets of a phone number sent to it. */
export function RecoverSheet({ conferenceId, onClose }: RecoverSheetProps) {
  const [phone, setPhone] = useState('');
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [recover, { isLoading }] = useRecoverTicketMutation();

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const number = phone.replaceAll(/[\s-]/g, '');
    if (!/^1[3-9]\d{9}$/.test(number)) return setFault('请填写报名时留的 11 位手机号。');
    setFault(undefined);
    const { error } = await recover({ phone: number, conferenceId });
    if (error) setFault(isApiFailure(error) ? error.message : '没有发出去，请再试一次。');
    else setSentTo(number);
  }

  if (sentTo !== undefined)
    return (
      <Sheet
        title="找回票号"
        onClose={onClose}
        bar={
          <Button size="large" isPrimary onClick={onClose}>
            知道了
          </Button>
        }
      >
        <Note>
          如果 {sentTo} 有这场会议的票，票号和链接已用短信发出。点短信里的链接直接进入。没有收到，请联系会务。
        </Note>
      </Sheet>
    );
  return (
    <Sheet
      title="找回票号"
      onClose={onClose}
      bar={
        <Button size="large" isPrimary isBusy={isLoading} onClick={() => void send()}>
          把票发到这个手机号
        </Button>
      }
    >
      <form onSubmit={(event) => void send(event)} noValidate>
        <Field htmlFor="recover-phone" label="手机号" help="报名时留的号码。" fault={fault}>
          <TextInput
            id="recover-phone"
            type="tel"
            value={phone}
            maxLength={20}
            isWrong={fault !== undefined}
            onChange={setPhone}
          />
        </Field>
      </form>
    </Sheet>
  );
}
