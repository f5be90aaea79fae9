import { useCreateCommentReportMutation } from '@tuyuan/api-client/community/comment-data.ts';
import { type CommentFault, commentFaults, commentFaultWords } from '@tuyuan/contract/community/comment-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Select, type SelectOption } from '@tuyuan/ui/select.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import styles from './comments.module.css';

const options: readonly SelectOption<CommentFault>[] = commentFaults.map((value) => ({
  value,
  label: commentFaultWords[value],
}));

/** Tells the office what is wrong with a comment. */
export function ReportDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const [report, { isLoading }] = useCreateCommentReportMutation();
  const [reason, setReason] = useState<CommentFault>('untrue');
  const [note, setNote] = useState('');
  async function send(): Promise<void> {
    const { data } = await report({ id, reason, note });
    if (!data) return;
    showToast({ text: '已举报，我们会尽快查看', tone: 'success' });
    onClose();
  }
  return (
    <Dialog
      isOpen
      title="举报评论"
      width="420px"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" isBusy={isLoading} onClick={() => void send()}>
            举报
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <Select<CommentFault> label="理由" value={reason} options={options} onChange={setReason} />
        <TextArea
          label="补充说明（选填）"
          rows={3}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
