import { useCreateFeedbackMutation } from '@tuyuan/api-client/community/feedback-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { type FeedbackKind, feedbackKinds, maxFeedbackText } from '@tuyuan/contract/community/feedback-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import records from '../../../shared/commerce/records.module.css';
import styles from './feedback.module.css';
import { feedbackKindWords } from './feedback-kind-words.ts';

interface FeedbackFields {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly contact: string;
}

/** Tells the office something. What was typed stays until it has arrived. */
export function FeedbackForm() {
  const [create, { isLoading }] = useCreateFeedbackMutation();
  const keys = useRetryKey();
  const navigate = useNavigate();
  const [fields, setFields] = useState<FeedbackFields>({ kind: 'problem', text: '', contact: '' });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { data, error } = await create({ ...fields, key: keys.of(fields) });
    if (data) {
      showToast({ text: '已收到，回复后在这里可以看到', tone: 'success' });
      await navigate('/user/main/feedback');
      return;
    }
    const { fields: wrong, rest } = fieldErrors(error, ['kind', 'text', 'contact']);
    setFaults({
      ...Object.fromEntries(Object.entries(wrong).map(([field, texts]) => [field, texts?.[0] ?? ''])),
      ...(rest && { rest }),
    });
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label="类型"
        value={fields.kind}
        options={feedbackKinds.map((value) => ({ value, label: feedbackKindWords[value] }))}
        onChange={(kind) => setFields({ ...fields, kind })}
      />
      <TextArea
        label="内容"
        rows={6}
        required
        value={fields.text}
        maxLength={maxFeedbackText}
        help="写下在哪一页、做了什么、看到什么，我们能更快帮上忙"
        error={faults.text}
        onChange={(event) => setFields({ ...fields, text: event.target.value })}
      />
      <TextField
        label="联系方式"
        value={fields.contact}
        maxLength={60}
        help="可以不填；回复会出现在“意见反馈”里"
        error={faults.contact}
        onChange={(event) => setFields({ ...fields, contact: event.target.value })}
      />
      {faults.rest && (
        <p className={records.bad} role="alert">
          {faults.rest}
        </p>
      )}
      <div>
        <Button kind="primary" type="submit" isBusy={isLoading}>
          提交反馈
        </Button>
      </div>
    </form>
  );
}
