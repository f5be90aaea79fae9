import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Panel } from '../../../../shared/user-centre/panel.tsx';

/** Shown to a photographer who has uploaded nothing yet: what will appear here, and when. */
export function NoWorks() {
  return (
    <Panel title="从第一张开始">
      <EmptyState
        icon="image"
        title="还没有图片"
        text="上传并提交审核；通过以后，这里每天显示浏览、喜欢、收藏、下载和销售。"
        actions={
          <ButtonLink kind="primary" icon="upload" href="/user/upload">
            上传图片
          </ButtonLink>
        }
      />
    </Panel>
  );
}
