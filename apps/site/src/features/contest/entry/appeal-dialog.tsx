import { useAppealEntryMutation } from '@tuyuan/api-client/contest/entry.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { maxEntryAppeal } from '@tuyuan/contract/contest/entry-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';

interface AppealDialogProps {
  readonly entry: OwnEntry;
  readonly onClose: () => void;
}

/** Asks another reviewer to look at a refused work again; once. */
export function AppealDialog({ entry, onClose }: AppealDialogProps) {
  const [appeal, { isLoading }] = useAppealEntryMutation();
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';

  async function send(): Promise<void> {
    setTried(true);
    if (isEmpty) return;
    const { error } = await appeal({ id: entry.id, text: text.trim() });
    if (error) return;
    showToast({ text: '申诉已提交，由另一位审核员来看', tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={`申诉：${entry.title}`}
      width="480px"
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" isBusy={isLoading} onClick={() => void send()}>
            提交申诉
          </Button>
        </>
      }
    >
      <TextArea
        label="为什么应该通过"
        help={`会换一位审核员，每件只能一次。没有通过的原因：${entry.reason}`}
        error={wasTried && isEmpty ? '请写下理由' : undefined}
        required
        rows={5}
        maxLength={maxEntryAppeal}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
