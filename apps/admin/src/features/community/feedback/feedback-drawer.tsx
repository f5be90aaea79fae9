import {
  useCloseFeedbackByOfficeMutation,
  useDeleteFeedbackMutation,
  useReplyToFeedbackMutation,
} from '@tuyuan/api-client/community/feedback-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { feedbackPicturePath } from '@tuyuan/contract/community/community-path.ts';
import type { ManagedFeedback } from '@tuyuan/contract/community/feedback-management.ts';
import { maxFeedbackText } from '@tuyuan/contract/community/feedback-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { App, Button, Drawer, Image, Input } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './feedback-drawer.module.css';
import { feedbackKindTitles } from './feedback-words.tsx';

interface FeedbackDrawerProps {
  readonly feedback: ManagedFeedback;
  readonly onClose: () => void;
}

/** A thread beside the list, with its answer. */
export function FeedbackDrawer({ feedback, onClose }: FeedbackDrawerProps) {
  const { id, kind, state, user, contact, messages } = feedback;
  const may = usePermissions();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const keys = useRetryKey();
  const [reply, { isLoading: isReplying }] = useReplyToFeedbackMutation();
  const [closeIt, { isLoading: isClosing }] = useCloseFeedbackByOfficeMutation();
  const [deleteIt] = useDeleteFeedbackMutation();
  const [text, setText] = useState('');
  const mayAnswer = state !== 'closed' && may('Pages.Feedback.Edit');

  async function send(): Promise<void> {
    const wanted = { id, text, lastMessageId: messages.at(-1)?.id ?? 0 };
    const isSent = await attempt(() => reply({ ...wanted, key: keys.of(wanted) }).unwrap(), '已回复');
    if (isSent) onClose();
  }

  async function remove(): Promise<void> {
    const isSure = await modal.confirm({
      title: '删除这条反馈？',
      content: '往来的内容全部删除，对方也看不到了。不能撤回。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '再看看',
    });
    if (isSure && (await attempt(() => deleteIt({ id }).unwrap(), '已删除'))) onClose();
  }

  return (
    <Drawer
      open
      size={480}
      title={`${feedbackKindTitles[kind]} · ${user.nickName}`}
      mask={{ closable: text === '' }}
      onClose={onClose}
      footer={
        <div className={styles.tools}>
          {may('Pages.Feedback.Delete') && (
            <Button danger onClick={() => void remove()}>
              删除
            </Button>
          )}
          {mayAnswer && (
            <Button
              loading={isClosing}
              onClick={() =>
                void attempt(() => closeIt({ id }).unwrap(), '已关闭').then((isClosed) => isClosed && onClose())
              }
            >
              不用回复，关闭
            </Button>
          )}
          {mayAnswer && (
            <Button type="primary" loading={isReplying} disabled={text.trim() === ''} onClick={() => void send()}>
              回复
            </Button>
          )}
        </div>
      }
    >
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={message.isOffice ? styles.office : undefined}>
            <p className={cell.minor}>
              {message.isOffice ? '工作人员' : user.nickName} · {formatDateTime(message.createdAt)}
            </p>
            <p>{message.text}</p>
            {message.pictures.length > 0 && (
              <div className={styles.pictures}>
                <Image.PreviewGroup>
                  {message.pictures.map((picture, index) => (
                    <Image
                      key={picture}
                      width={96}
                      height={96}
                      src={resourceUrl(feedbackPicturePath(picture))}
                      alt={`附带的第 ${index + 1} 张图片`}
                      preview={{ mask: '放大' }}
                    />
                  ))}
                </Image.PreviewGroup>
              </div>
            )}
          </li>
        ))}
      </ol>
      {contact && <p className={cell.minor}>联系方式：{contact}</p>}
      {mayAnswer && (
        <Input.TextArea
          aria-label="回复的内容"
          rows={5}
          maxLength={maxFeedbackText}
          showCount
          value={text}
          placeholder="对方在个人中心会看到"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Drawer>
  );
}
