import { EllipsisOutlined } from '@ant-design/icons';
import {
  useArchiveConferenceMutation,
  useCancelConferenceMutation,
  useDeleteConferenceMutation,
  useDiscardConferenceDraftMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { App, Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Effects } from '../../../shared/form/effects.tsx';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { cancellationQuestion } from './cancellation-question.ts';
import { useArchive } from './use-archive.tsx';

const CloneDialog = lazy(async () => ({ default: (await import('./clone-dialog.tsx')).CloneDialog }));

/** Actions on a conference as a whole, as far as its state and the permissions allow; each explains its effect beforehand. */
export function ConferenceMenu({ conference }: { readonly conference: ConferenceDraft }) {
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const [archive] = useArchiveConferenceMutation();
  const askToArchive = useArchive(conference);
  const [discard] = useDiscardConferenceDraftMutation();
  const [remove] = useDeleteConferenceMutation();
  const [cancel] = useCancelConferenceMutation();
  const [dialog, setDialog] = useState<'cancel' | 'clone'>();
  const { id, title, storedState, isOver, hasDraft, isRehearsal, counts } = conference;

  function ask(
    question: string,
    effects: readonly string[],
    okText: string,
    danger: boolean,
    work: () => Promise<unknown>,
  ) {
    void modal.confirm({
      title: question,
      content: <Effects effects={effects} />,
      okText,
      okButtonProps: { danger },
      onOk: work,
    });
  }

  async function cancelFor(reason: string): Promise<void> {
    await cancel({ id, reason }).unwrap();
    setDialog(undefined);
    message.success('会议已取消，正在短信告诉报名的人');
  }

  const mayEdit = mayDo('Pages.Conferences.Edit');
  const mayDelete = mayDo('Pages.Conferences.Delete');
  const items: NonNullable<MenuProps['items']> = [
    ...(mayDo('Pages.Conferences.Create')
      ? [{ key: 'clone', label: '复制成新会议', onClick: () => setDialog('clone') }]
      : []),
    ...(mayEdit && hasDraft && storedState === 'published'
      ? [
          {
            key: 'discard',
            label: '放弃未发布的修改',
            onClick: () =>
              ask(
                '放弃未发布的修改？',
                ['基本信息和报名表回到已发布的样子。', '没发布的修改找不回来。票种不受影响，它们一直是立即生效的。'],
                '放弃修改',
                true,
                () => attempt(() => discard({ id }).unwrap(), '已回到发布的样子'),
              ),
          },
        ]
      : []),
    ...(mayEdit && storedState === 'published' && isOver
      ? [
          {
            key: 'archive',
            label: '归档',
            onClick: askToArchive,
          },
        ]
      : []),
    ...(mayEdit && storedState === 'archived'
      ? [
          {
            key: 'unarchive',
            label: '移出归档',
            onClick: () => void attempt(() => archive({ id, isArchived: false }).unwrap(), '已移出归档'),
          },
        ]
      : []),
    ...(mayDelete && storedState === 'published' && !isOver
      ? [{ key: 'cancel', label: '取消会议', danger: true, onClick: () => setDialog('cancel') }]
      : []),
    ...(mayDelete && (isRehearsal || storedState === 'draft')
      ? [
          {
            key: 'delete',
            label: isRehearsal ? '删除演练' : '删除草稿',
            danger: true,
            onClick: () =>
              ask(
                `删除「${title}」？`,
                ['连同票种、参会者、日程和全部设置一起删掉。', '不能恢复。'],
                '删除',
                true,
                async () => {
                  await attempt(async () => {
                    await remove({ id }).unwrap();
                    await navigate(paths.conferences);
                  }, '已删除');
                },
              ),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button icon={<EllipsisOutlined />} aria-label="会议的更多操作" />
      </Dropdown>
      {dialog === 'cancel' && (
        <ReasonDialog
          question={cancellationQuestion(title, counts)}
          onAnswer={cancelFor}
          onClose={() => setDialog(undefined)}
        />
      )}
      <Suspense>
        {dialog === 'clone' && <CloneDialog conference={conference} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}
