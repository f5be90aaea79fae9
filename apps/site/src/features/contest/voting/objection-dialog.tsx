import { useMakeObjectionMutation } from '@tuyuan/api-client/contest/objection.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import {
  maxObjectionText,
  type ObjectionKind,
  objectionKinds,
  objectionKindWords,
} from '@tuyuan/contract/contest/objection-words.ts';
import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import styles from './objections.module.css';

interface ObjectionDialogProps {
  /** Those on the board. */
  readonly works: readonly RankedWork[];
  readonly onClose: () => void;
}

/** Which work, what is wrong, and why one thinks so. */
export function ObjectionDialog({ works, onClose }: ObjectionDialogProps) {
  const [make, { isLoading }] = useMakeObjectionMutation();
  const keys = useRetryKey();
  const [workId, setWorkId] = useState(String(works[0]?.id ?? ''));
  const [kind, setKind] = useState<ObjectionKind>('votes');
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<{ text?: string | undefined; rest?: string | undefined }>({});

  async function send(): Promise<void> {
    const wanted = { entryId: Number(workId), kind, text };
    const { data, error } = await make({ ...wanted, key: keys.of(wanted) });
    if (data) {
      showToast({ text: '异议已提出，答复后会通知你', tone: 'success' });
      onClose();
      return;
    }
    const { fields, rest } = fieldErrors(error, ['text']);
    setFaults({ text: fields.text?.[0], rest });
  }

  return (
    <Dialog
      isOpen
      title="对名次提出异议"
      width="480px"
      closesOnBackdrop={text === ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" isBusy={isLoading} disabled={workId === ''} onClick={() => void send()}>
            提出异议
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Select<string>
          label="哪件作品"
          value={workId}
          options={works.map(({ id, number, title, rank }) => ({
            value: String(id),
            label: `第 ${rank} 名 · ${entryNumber(number)} ${title}`,
          }))}
          onChange={setWorkId}
        />
        <Select<ObjectionKind>
          label="什么问题"
          value={kind}
          options={objectionKinds.map((value) => ({ value, label: objectionKindWords[value] }))}
          onChange={setKind}
        />
        <TextArea
          label="理由"
          help="写明事实和在哪里能看到，只有主办方看得到。每人最多提 5 条。"
          required
          rows={5}
          maxLength={maxObjectionText}
          value={text}
          error={faults.text}
          onChange={(event) => setText(event.target.value)}
        />
        {faults.rest && (
          <p className={styles.bad} role="alert">
            {faults.rest}
          </p>
        )}
      </div>
    </Dialog>
  );
}
