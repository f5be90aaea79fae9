import { useCreateCommentMutation } from '@tuyuan/api-client/community/comment-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { type CommentSubject, maxCommentText } from '@tuyuan/contract/community/comment-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './comments.module.css';
import { MentionField } from './mention-field.tsx';

interface CommentFormProps {
  readonly kind: CommentSubject;
  readonly id: number;
  readonly path: string;
  /** Whom it answers. */
  readonly replyTo?: { readonly id: number; readonly nickName: string };
  readonly onDone?: () => void;
}

/** Where a comment or an answer is written. What was typed outlives a log-in, a reload and a failure. */
export function CommentForm({ kind, id, path, replyTo, onDone }: CommentFormProps) {
  const kept = `comment ${kind} ${id} ${replyTo?.id ?? ''}`;
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? '');
  const [picked, setPicked] = useState<readonly { readonly id: number; readonly name: string }[]>([]);
  const [fault, setFault] = useState<string>();
  const [create, { isLoading }] = useCreateCommentMutation();
  const keys = useRetryKey();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const noteId = useId();
  const label = replyTo ? `回复 ${replyTo.nickName}` : '写评论';

  function type(value: string): void {
    setText(value);
    if (value === '') sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, value);
  }
  function logIn(): void {
    void navigate(`/account?${new URLSearchParams({ returnUrl: path })}`);
  }
  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (text.trim() === '' || isLoading) return;
    if (!user) return logIn();
    setFault(undefined);
    const mentionIds = picked.filter(({ name }) => text.includes(`@${name}`)).map((person) => person.id);
    const wanted = { kind, id, text, replyToId: replyTo?.id ?? null, mentionIds };
    const { data, error } = await create({ ...wanted, key: keys.of(wanted) });
    if (!data) {
      const { fields, rest } = fieldErrors(error, ['text', 'mentionIds']);
      setFault((fields.text ?? fields.mentionIds)?.join('\n') ?? rest);
      return;
    }
    type('');
    setPicked([]);
    if (data.state === 'pending') showToast('已提交，审核通过后显示');
    onDone?.();
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    if (event.key === 'Escape' && replyTo && text === '') onDone?.();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <MentionField
        kind={kind}
        subjectId={id}
        className={styles.field}
        aria-label={label}
        aria-describedby={fault ? noteId : undefined}
        aria-invalid={fault ? true : undefined}
        placeholder={user ? `${label}…` : '登录后发表评论，写好的字会留着'}
        rows={replyTo ? 2 : 3}
        maxLength={maxCommentText}
        value={text}
        onType={type}
        onMention={(person) => setPicked([...picked.filter((each) => each.id !== person.id), person])}
        onKeyDown={press}
      />
      {fault && (
        <p id={noteId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.formFoot}>
        <span className={styles.note}>
          {text.length} / {maxCommentText}
        </span>
        {replyTo && (
          <Button kind="text" size="small" onClick={onDone}>
            取消
          </Button>
        )}
        <Button type="submit" kind="primary" size="small" isBusy={isLoading} disabled={text.trim() === ''}>
          {fault ? '重试' : user ? (replyTo ? '回复' : '发表评论') : '登录后发表'}
        </Button>
      </div>
    </form>
  );
}
