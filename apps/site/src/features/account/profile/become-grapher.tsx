import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';

/** Shown in place of the photographer's data to users who are not photographers. */
export function BecomeGrapher() {
  return (
    <EmptyState
      icon="camera"
      title="你还不是摄影师"
      text="摄影师有自己的主页，可以上传作品、出售授权。准备好身份证和至少 3 张样片，几分钟就能提交申请；通过后，这里可以填写摄影师资料。"
      actions={
        <>
          <ButtonLink kind="primary" href="/user/main/author" size="small">
            申请成为摄影师
          </ButtonLink>
          <ButtonLink href="/photographer/rank" size="small">
            看看其他摄影师
          </ButtonLink>
        </>
      }
    />
  );
}
