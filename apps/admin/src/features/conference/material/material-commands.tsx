import { useDeleteMaterialMutation, useWithdrawMaterialMutation } from '@tuyuan/api-client/conference/material.ts';
import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';

interface MaterialCommandsProps {
  readonly material: ManagedMaterial;
  onDeleted(): void;
}

/** Takes a material back or puts it back, and deletes it. */
export function MaterialCommands({ material: { id, title, state, downloads }, onDeleted }: MaterialCommandsProps) {
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const [withdraw, withdrawing] = useWithdrawMaterialMutation();
  const [remove, removing] = useDeleteMaterialMutation();
  const [isAsking, setAsking] = useState(false);
  const mayDelete = usePermissions()('Pages.Conferences.Delete');

  async function takeBack(reason: string): Promise<void> {
    await withdraw({ id, isWithdrawn: true, reason }).unwrap();
    setAsking(false);
    message.success(`已撤下「${title}」`);
  }

  async function askAndRemove(): Promise<void> {
    const content =
      downloads === 0
        ? '文件和所有旧版一起删除，不能恢复。'
        : `已有 ${downloads} 次下载；文件、旧版和下载记录一起删除，不能恢复。`;
    const question = { title: `删除「${title}」？`, content, okText: '删除', okButtonProps: { danger: true } };
    if (!(await modal.confirm(question))) return;
    await attempt(async () => {
      await remove({ id }).unwrap();
      onDeleted();
    }, `已删除「${title}」`);
  }

  return (
    <span style={{ display: 'flex', gap: 8 }}>
      {state === 'withdrawn' ? (
        <Button
          loading={withdrawing.isLoading}
          onClick={() => void attempt(() => withdraw({ id, isWithdrawn: false }).unwrap(), `「${title}」又能看了`)}
        >
          重新放出
        </Button>
      ) : (
        <Button onClick={() => setAsking(true)}>撤下</Button>
      )}
      {mayDelete && (
        <Button danger loading={removing.isLoading} onClick={() => void askAndRemove()}>
          删除
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          question={{
            title: `撤下「${title}」？`,
            effects: ['参会者立刻打不开它。', '随时可以重新放出。'],
            readBy: '大家会看到这句话。',
            isRequired: true,
            maxLength: 100,
            okText: '撤下',
            isDangerous: false,
          }}
          onAnswer={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
