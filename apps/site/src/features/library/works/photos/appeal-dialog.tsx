import { useAppealImageMutation } from '@tuyuan/api-client/library/image-decision.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';

interface AppealDialogProps {
  readonly image: OwnImage;
  onClose(): void;
}

const maxLength = 500;

/** Asks another reviewer to look again; only once for a rejection. */
export function AppealDialog({ image, onClose }: AppealDialogProps) {
  const [appeal, { isLoading }] = useAppealImageMutation();
  const [message, setMessage] = useState('');
  const [wasTried, setTried] = useState(false);
  const isEmpty = message.trim() === '';

  async function send(): Promise<void> {
    setTried(true);
    if (isEmpty) return;
    const { error } = await appeal({ imageId: image.id, message: message.trim() });
    if (error) return;
    showToast({ text: '申诉已提交，由另一位审核员来看', tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={`申诉：${image.title}`}
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
        help="会换一位审核员，只能一次。可以说明拍摄经过、原片情况或授权。"
        error={wasTried && isEmpty ? '请写下理由' : undefined}
        required
        rows={5}
        maxLength={maxLength}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  );
}
