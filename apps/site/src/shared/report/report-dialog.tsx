import { useCreateCommentReportMutation } from '@tuyuan/api-client/community/comment-data.ts';
import { useCreateWorkReportMutation } from '@tuyuan/api-client/community/work-report.ts';
import {
  type CommentFault,
  commentFaults,
  commentFaultWords,
  type ReportedKind,
  type WorkFault,
  workFaults,
  workFaultWords,
} from '@tuyuan/contract/community/comment-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import styles from './report-dialog.module.css';

interface Reported {
  readonly id: number;
  onClose(): void;
}

/** Reports a comment. */
export function CommentReportDialog({ id, onClose }: Reported) {
  const [report, { isLoading }] = useCreateCommentReportMutation();
  return (
    <ReportDialog<CommentFault>
      title="举报评论"
      faults={commentFaults}
      words={commentFaultWords}
      isBusy={isLoading}
      onSend={async (reason, note) => (await report({ id, reason, note })).data !== undefined}
      onClose={onClose}
    />
  );
}

const titles: Readonly<Record<ReportedKind, string>> = { image: '举报图片', album: '举报图集', work: '举报参赛作品' };

/** Reports a work. */
export function WorkReportDialog({ kind, id, onClose }: Reported & { readonly kind: ReportedKind }) {
  const [report, { isLoading }] = useCreateWorkReportMutation();
  return (
    <ReportDialog<WorkFault>
      title={titles[kind]}
      faults={workFaults}
      words={workFaultWords}
      isBusy={isLoading}
      onSend={async (reason, note) => (await report({ kind, subjectId: id, reason, note })).data !== undefined}
      onClose={onClose}
    />
  );
}

interface ReportDialogProps<Fault extends CommentFault | WorkFault> {
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly words: Readonly<Record<Fault, string>>;
  readonly isBusy: boolean;
  /** Returns whether it arrived. */
  onSend(reason: Fault, note: string): Promise<boolean>;
  onClose(): void;
}

/** Tells the office what is wrong. */
function ReportDialog<Fault extends CommentFault | WorkFault>(props: ReportDialogProps<Fault>) {
  const { title, faults, words, isBusy, onSend, onClose } = props;
  const [reason, setReason] = useState<Fault | undefined>(faults[0]);
  const [note, setNote] = useState('');
  if (reason === undefined) return null;
  async function send(chosen: Fault): Promise<void> {
    if (!(await onSend(chosen, note))) return;
    showToast({ text: '已举报，我们会尽快查看', tone: 'success' });
    onClose();
  }
  return (
    <Dialog
      isOpen
      title={title}
      width="420px"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void send(reason)}>
            举报
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <Select<Fault>
          label="理由"
          value={reason}
          options={faults.map((value) => ({ value, label: words[value] }))}
          onChange={setReason}
        />
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
