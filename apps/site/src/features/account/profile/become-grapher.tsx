import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { useSetting } from '../../../shared/site-settings.ts';

/** Shown in place of the photographer's data to users who are not photographers. */
export function BecomeGrapher() {
  const phone = useSetting('servicePhone');
  return (
    <EmptyState
      icon="camera"
      title="你还不是摄影师"
      text={`摄影师有自己的主页，可以上传作品、出售授权。准备好至少 3 幅作品${phone ? `，致电 ${phone} 申请` : '，联系站点管理员申请'}；通过后，这里可以填写摄影师资料。`}
      actions={
        <ButtonLink href="/photographer/rank" size="small">
          看看其他摄影师
        </ButtonLink>
      }
    />
  );
}
