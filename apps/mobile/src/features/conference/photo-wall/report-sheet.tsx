import { useReportLivePhotoMutation } from '@tuyuan/api-client/conference/photo-wall.ts';
import type { LivePhoto, LiveReportReason } from '@tuyuan/contract/conference/photo-wall.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';

interface ReportSheetProps {
  readonly photo: LivePhoto;
  onClose(): void;
}

const reasons: readonly { value: LiveReportReason; label: string }[] = [
  { value: 'portrait', label: '拍到我，不想公开' },
  { value: 'improper', label: '内容不合适' },
  { value: 'copyright', label: '侵犯版权' },
  { value: 'other', label: '其他' },
];

/** Requests that a photo be taken down, with a reason. */
export function ReportSheet({ photo, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<LiveReportReason>();
  const [report, { isLoading, error }] = useReportLivePhotoMutation();
  async function send() {
    if (reason === undefined || (await report({ id: photo.id, reason })).error !== undefined) return;
    void say('已举报，会务组会尽快查看');
    onClose();
  }
  return (
    <Sheet
      title="举报照片"
      onClose={onClose}
      bar={
        <Button isPrimary isBusy={isLoading} isDisabled={reason === undefined} onClick={send}>
          {reason === undefined ? '先选原因' : '提交举报'}
        </Button>
      }
    >
      <Field
        label={`「${photo.title}」为什么不该在这里`}
        help="多人举报的照片会先撤下，再由会务组判断"
        fault={error === undefined ? undefined : failureText(error)}
      >
        <Choices
          name="reason"
          label="举报原因"
          options={reasons}
          value={reason}
          onChange={(chosen) => setReason(chosen)}
        />
      </Field>
    </Sheet>
  );
}
