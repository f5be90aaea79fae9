import {
  useDeleteNoticeMutation,
  useRecallNoticeMutation,
  useScheduleNoticeMutation,
  useSendNoticeMutation,
} from '@tuyuan/api-client/conference/notice.ts';
import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { App, Button, Space } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { targetText } from './notice-words.ts';

interface NoticeActionsProps {
  readonly notice: ManagedNotice;
  readonly onEdit: () => void;
}

/** Actions on a notice in its state. */
export function NoticeActions({ notice, onEdit }: NoticeActionsProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [send] = useSendNoticeMutation();
  const [schedule] = useScheduleNoticeMutation();
  const [remove] = useDeleteNoticeMutation();
  const [recall] = useRecallNoticeMutation();
  const { id, state, title, target } = notice;

  async function act(
    question: { title: string; content?: string; okText: string; isDangerous: boolean } | undefined,
    work: () => Promise<unknown>,
    done: string,
  ): Promise<void> {
    if (question) {
      const { isDangerous, ...words } = question;
      if (!(await modal.confirm({ ...words, okButtonProps: { danger: isDangerous } }))) return;
    }
    await attempt(work, done);
  }

  if (state === 'recalled') return null;
  if (state === 'sent')
    return (
      <Button
        type="link"
        danger
        size="small"
        aria-label={`撤回「${title}」`}
        onClick={() =>
          void act(
            {
              title: `撤回「${title}」？`,
              content: '收到的人会看到一条撤回记录，读不到内容。',
              okText: '撤回',
              isDangerous: true,
            },
            () => recall({ id }).unwrap(),
            '已撤回',
          )
        }
      >
        撤回
      </Button>
    );
  return (
    <Space size={0} wrap>
      <Button type="link" size="small" aria-label={`编辑「${title}」`} onClick={onEdit}>
        编辑
      </Button>
      <Button
        type="link"
        size="small"
        aria-label={`发送「${title}」`}
        onClick={() =>
          void act(
            {
              title: `现在发送「${title}」？`,
              content: `发给：${targetText(target)}`,
              okText: '发送',
              isDangerous: false,
            },
            () => send({ id }).unwrap(),
            '已发送',
          )
        }
      >
        发送
      </Button>
      {state === 'scheduled' ? (
        <Button
          type="link"
          size="small"
          aria-label={`取消定时「${title}」`}
          onClick={() => void act(undefined, () => schedule({ id, at: null }).unwrap(), '已改回草稿')}
        >
          取消定时
        </Button>
      ) : (
        <Button
          type="link"
          danger
          size="small"
          aria-label={`删除「${title}」`}
          onClick={() =>
            void act(
              { title: `删除草稿「${title}」？`, content: '删除后不能恢复。', okText: '删除', isDangerous: true },
              () => remove({ id }).unwrap(),
              '已删除',
            )
          }
        >
          删除
        </Button>
      )}
    </Space>
  );
}
