import { useArchiveConferenceMutation } from '@tuyuan/api-client/conference/conference-management.ts';
import { App } from 'antd';
import { Effects } from '../../../shared/form/effects.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';

/** Returns a function that asks whether to archive the conference, and does. */
export function useArchive({ id, title }: { readonly id: number; readonly title: string }): () => void {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [archive] = useArchiveConferenceMutation();
  return () =>
    void modal.confirm({
      title: `归档「${title}」？`,
      content: (
        <Effects
          effects={['不能再编辑和发布。', '网站上仍能看到，资料保留，开放的照片墙照样能看。', '随时可以移出归档。']}
        />
      ),
      okText: '归档',
      onOk: () => attempt(() => archive({ id, isArchived: true }).unwrap(), '已归档'),
    });
}
