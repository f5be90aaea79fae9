import { useCreateFeedbackMutation } from '@tuyuan/api-client/community/feedback-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { feedbackKinds, maxFeedbackText } from '@tuyuan/contract/community/feedback-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import records from '../../../shared/commerce/records.module.css';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './feedback.module.css';
import { feedbackKindWords } from './feedback-kind-words.ts';
import { PicturePicker } from './picture-picker.tsx';
import { useFeedbackDraft } from './use-feedback-draft.ts';

/** Tells the office something. What was typed stays in this browser until it has arrived. */
export function FeedbackForm() {
  const { user } = useSessionState();
  return user && <Form key={user.id} userId={user.id} />;
}

function Form({ userId }: { readonly userId: number }) {
  const [create, { isLoading }] = useCreateFeedbackMutation();
  const keys = useRetryKey();
  const navigate = useNavigate();
  const { draft: fields, change, forget } = useFeedbackDraft(userId);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = { ...fields, pictureIds: [...fields.pictureIds] };
    const { data, error } = await create({ ...wanted, key: keys.of(wanted) });
    if (data) {
      forget();
      showToast({ text: '已收到，回复后在这里可以看到', tone: 'success' });
      await navigate('/user/main/feedback');
      return;
    }
    const { fields: wrong, rest } = fieldErrors(error, ['kind', 'text', 'contact', 'pictureIds']);
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
        onChange={(kind) => change({ kind })}
      />
      <TextArea
        label="内容"
        rows={6}
        required
        value={fields.text}
        maxLength={maxFeedbackText}
        help="写下在哪一页、做了什么、看到什么，我们能更快帮上忙"
        error={faults.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <PicturePicker
        ids={fields.pictureIds}
        error={faults.pictureIds}
        onChange={(pictureIds) => change({ pictureIds })}
      />
      <TextField
        label="联系方式"
        value={fields.contact}
        maxLength={60}
        help="可以不填；回复会出现在“意见反馈”里"
        error={faults.contact}
        onChange={(event) => change({ contact: event.target.value })}
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
