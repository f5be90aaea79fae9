import { useCreateCommentMutation } from '@tuyuan/api-client/community/comment-data.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { type CommentSubject, maxCommentText } from '@tuyuan/contract/community/comment-words.ts';
import { useState } from 'react';
import { useLogIn } from '../../../shared/account/use-log-in.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './comments.module.css';

interface CommentFormProps {
  readonly kind: CommentSubject;
  readonly id: number;
  /** Whom it answers. */
  readonly replyTo?: { readonly id: number; readonly name: string };
  onDone?(): void;
}

/** Where a comment or an answer is written. What was typed outlives a log-in, a reload and a failure. */
export function CommentForm({ kind, id, replyTo, onDone }: CommentFormProps) {
  const kept = `comment ${kind} ${id} ${replyTo?.id ?? ''}`;
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? '');
  const [fault, setFault] = useState<string>();
  const [create, { isLoading }] = useCreateCommentMutation();
  const keys = useRetryKey();
  const { isLoggedIn, logIn } = useLogIn();

  function type(value: string): void {
    setText(value);
    if (value === '') sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, value);
  }
  async function send(): Promise<void> {
    if (!isLoggedIn) return logIn();
    setFault(undefined);
    const wanted = { kind, id, text, replyToId: replyTo?.id ?? null };
    const { data, error } = await create({ ...wanted, key: keys.of(wanted) });
    if (!data) {
      const { fields, rest } = fieldErrors(error, ['text']);
      return setFault(fields.text?.join('\n') ?? rest);
    }
    type('');
    if (data.state === 'pending') void say('已提交，审核通过后显示');
    onDone?.();
  }

  const fieldId = `comment-${replyTo?.id ?? 'new'}`;
  return (
    <div className={styles.form}>
      <Field htmlFor={fieldId} label={replyTo ? `回复 ${replyTo.name}` : '写评论'} fault={fault}>
        <TextInput
          id={fieldId}
          isLong
          isWrong={fault !== undefined}
          maxLength={maxCommentText}
          placeholder={isLoggedIn ? '友善、具体，帮得上忙' : '登录后发表评论，写好的字会留着'}
          value={text}
          onChange={type}
        />
      </Field>
      <div className={styles.foot}>
        <small>
          {text.length} / {maxCommentText}
        </small>
        {replyTo && (
          <Button size="small" onClick={onDone}>
            取消
          </Button>
        )}
        <Button size="small" isPrimary isBusy={isLoading} isDisabled={text.trim() === ''} onClick={send}>
          {fault ? '重试' : isLoggedIn ? (replyTo ? '回复' : '发表评论') : '登录后发表'}
        </Button>
      </div>
    </div>
  );
}
