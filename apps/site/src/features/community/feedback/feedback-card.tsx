import { useAddFeedbackMessageMutation, useCloseFeedbackMutation } from '@tuyuan/api-client/community/feedback-data.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { Feedback } from '@tuyuan/contract/community/feedback-data.ts';
import { maxFeedbackText, type Satisfaction, satisfactions } from '@tuyuan/contract/community/feedback-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { type FormEvent, useState } from 'react';
import records from '../../../shared/commerce/records.module.css';
import styles from './feedback.module.css';
import { feedbackKindWords } from './feedback-kind-words.ts';
import { feedbackStateWords } from './feedback-state-words.ts';
import { MessagePictures } from './message-pictures.tsx';
import { PicturePicker } from './picture-picker.tsx';

const satisfactionWords: Readonly<Record<Satisfaction, string>> = { good: '满意', fair: '一般', poor: '不满意' };

/** One thread: what was written to and fro, one more word while it is open, and how content one is at its end. */
export function FeedbackCard({ feedback }: { readonly feedback: Feedback }) {
  const { id, kind, state, satisfaction, messages } = feedback;
  const [close, { isLoading: isClosing }] = useCloseFeedbackMutation();
  const { text, tone } = feedbackStateWords[state];
  const isAnswered = messages.some(({ isOffice }) => isOffice);
  return (
    <article className={styles.card} aria-label={`反馈：${feedbackKindWords[kind]}`}>
      <div className={styles.head}>
        <b>{feedbackKindWords[kind]}</b>
        <span className={classNames(records.state, records[tone])}>{text}</span>
      </div>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={message.isOffice ? styles.office : undefined}>
            <p className={records.note}>
              {message.isOffice ? '工作人员' : '我'} · {formatDateTime(message.createdAt)}
            </p>
            <p className={styles.text}>{message.text}</p>
            <MessagePictures ids={message.pictures} />
          </li>
        ))}
      </ol>
      {state === 'closed' && satisfaction && (
        <p className={records.note}>你的评价：{satisfactionWords[satisfaction]}</p>
      )}
      {state !== 'closed' && <MessageForm id={id} />}
      {state !== 'closed' && (
        <div className={records.tools}>
          {isAnswered ? (
            <>
              <span className={records.note}>问题解决了吗？评价后这条反馈就关闭。</span>
              {satisfactions.map((value) => (
                <Button key={value} disabled={isClosing} onClick={() => void close({ id, satisfaction: value })}>
                  {satisfactionWords[value]}
                </Button>
              ))}
            </>
          ) : (
            <Button isBusy={isClosing} onClick={() => void close({ id })}>
              不用回复了
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function MessageForm({ id }: { readonly id: number }) {
  const [add, { isLoading }] = useAddFeedbackMessageMutation();
  const keys = useRetryKey();
  const [text, setText] = useState('');
  const [pictureIds, setPictureIds] = useState<readonly number[]>([]);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = { id, text, pictureIds: [...pictureIds] };
    const { data } = await add({ ...wanted, key: keys.of(wanted) });
    if (!data) return;
    setText('');
    setPictureIds([]);
  }
  return (
    <form className={styles.messages} onSubmit={(event) => void submit(event)}>
      <TextArea
        label="再补充一句"
        rows={2}
        value={text}
        maxLength={maxFeedbackText}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && <PicturePicker ids={pictureIds} onChange={setPictureIds} />}
      <div className={records.tools}>
        <Button type="submit" isBusy={isLoading} disabled={text.trim() === ''}>
          发送
        </Button>
      </div>
    </form>
  );
}
