import { useCreateCommentReportMutation } from '@tuyuan/api-client/community/comment-data.ts';
import { type CommentFault, commentFaults, commentFaultWords } from '@tuyuan/contract/community/comment-words.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';

interface ReportSheetProps {
  readonly id: number;
  onClose(): void;
}

/** Tells the office what is wrong with a comment. */
export function ReportSheet({ id, onClose }: ReportSheetProps) {
  const [report, { isLoading, error }] = useCreateCommentReportMutation();
  const [reason, setReason] = useState<CommentFault>();
  const [note, setNote] = useState('');
  async function send(): Promise<void> {
    if (reason === undefined || !(await report({ id, reason, note })).data) return;
    void say('已举报，我们会尽快查看');
    onClose();
  }
  return (
    <Sheet
      title="举报评论"
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={isLoading} isDisabled={reason === undefined} onClick={send}>
          {reason === undefined ? '先选理由' : '举报'}
        </Button>
      }
    >
      <Field label="理由">
        <Choices<CommentFault>
          name="fault"
          label="理由"
          options={commentFaults.map((value) => ({ value, label: commentFaultWords[value] }))}
          value={reason}
          onChange={setReason}
        />
      </Field>
      <Field htmlFor="report-note" label="补充说明（选填）">
        <TextInput id="report-note" isLong maxLength={200} value={note} onChange={setNote} />
      </Field>
      <FormFault error={error} />
    </Sheet>
  );
}
