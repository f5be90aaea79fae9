import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import styles from './upload-board.module.css';

/** Shown to users who can't upload, with the way to become somebody who can. */
export function NotAPhotographer() {
  return (
    <div className={styles.page}>
      <h1>上传图片</h1>
      <EmptyState
        icon="camera"
        title="摄影师才能上传图片"
        text="先提交实名和至少 3 幅样片申请成为摄影师；通过后就能在这里上传，由你定价和选择授权。"
        actions={
          <ButtonLink href="/user/main/author" kind="primary">
            申请成为摄影师
          </ButtonLink>
        }
      />
    </div>
  );
}
