import { useRequestLiveOriginalMutation } from '@tuyuan/api-client/conference/photo-wall.ts';
import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';

interface OriginalSheetProps {
  readonly photo: LivePhoto;
  onClose(): void;
}

/** Requests the original from the office; the answer comes as a notice. */
export function OriginalSheet({ photo, onClose }: OriginalSheetProps) {
  const [purpose, setPurpose] = useState('');
  const [request, { isLoading, error }] = useRequestLiveOriginalMutation();
  async function send() {
    if ((await request({ id: photo.id, purpose })).error !== undefined) return;
    void say('已提交，会务组同意后会通知你');
    onClose();
  }
  return (
    <Sheet
      title="要原图"
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={isLoading} onClick={send}>
          提交申请
        </Button>
      }
    >
      <Field
        htmlFor="purpose"
        label={`「${photo.title}」用来做什么（可不填）`}
        help="原图由会务组批给你，同意后在这里下载"
        fault={error === undefined ? undefined : failureText(error)}
      >
        <TextInput
          id="purpose"
          value={purpose}
          isLong
          maxLength={100}
          placeholder="个人留念、单位宣传…"
          onChange={setPurpose}
        />
      </Field>
    </Sheet>
  );
}
