import { useCancelAccountDeletionMutation } from '@tuyuan/api-client/account/account-safety.ts';
import { useGetProfileQuery } from '@tuyuan/api-client/account/front-user.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import type { ReactNode } from 'react';
import styles from './account-notices.module.css';

/** Shows what the account's owner has to know or do, above every page of the user centre. */
export function AccountNotices() {
  const { data: profile } = useGetProfileQuery({});
  return (
    <>
      {profile?.deletionAt && <DeletionNotice at={profile.deletionAt} />}
      {profile?.mustChangePassword && (
        <Notice
          action={
            <ButtonLink href="/user/main/safety" size="small">
              修改密码
            </ButtonLink>
          }
        >
          现在用的是管理员给的临时密码，请换成自己的。
        </Notice>
      )}
    </>
  );
}

function Notice({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" />
      <p>{children}</p>
      {action}
    </div>
  );
}

function DeletionNotice({ at }: { readonly at: string }) {
  const [cancel, { isLoading }] = useCancelAccountDeletionMutation();

  async function keepAccount(): Promise<void> {
    const outcome = await cancel({});
    if (!outcome.error) showToast({ text: '已撤销注销，账号照常使用', tone: 'success' });
  }

  return (
    <Notice
      action={
        <Button size="small" isBusy={isLoading} onClick={() => void keepAccount()}>
          撤销注销
        </Button>
      }
    >
      账号已申请注销，将在 <strong>{formatDate(at)}</strong> 删除。在那之前可以随时撤销。
    </Notice>
  );
}
