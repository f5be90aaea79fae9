import { useRequestAccountDeletionMutation } from '@tuyuan/api-client/account/account-safety.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { OwnerFields } from '../../../shared/account/owner-fields.tsx';
import { SafetyDialog } from '../../../shared/account/safety-dialog.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';

interface Fields {
  readonly password?: string;
  readonly safetyCode?: string;
}

/** Deletes the account after seven days, within which it can be taken back (the notice above every page of the user centre). */
export function DeletionPanel({ profile }: { readonly profile: UserProfile }) {
  const [requestDeletion] = useRequestAccountDeletionMutation();
  const [isOpen, setOpen] = useState(false);

  async function request(fields: Fields): Promise<void> {
    await requestDeletion(fields).unwrap();
    showToast({ text: '已申请注销，7 天内可以撤销', tone: 'success' });
    window.scrollTo({ top: 0 });
  }

  return (
    <Panel
      title="注销账号"
      note={
        profile.deletionAt
          ? '已申请注销，可以在页面顶部撤销。'
          : '7 天后删除账号和个人资料，这期间随时可以撤销；订单和发票依法保留，但不再与你关联。'
      }
      tools={!profile.deletionAt && <Button onClick={() => setOpen(true)}>申请注销</Button>}
    >
      {isOpen && (
        <SafetyDialog<Fields>
          name="delete-account"
          title="注销账号"
          note={
            <ul>
              <li>7 天内登录并撤销，一切照旧</li>
              <li>7 天后，个人资料、收藏和登录方式永久删除，不能恢复</li>
              <li>还没开始的会议，7 天后取消报名，名额让给候补的人；已结束的会议里不再留有姓名、手机号和填写的内容</li>
              <li>订单和发票依法保留，但不再与你关联</li>
            </ul>
          }
          submitText="申请注销"
          isDanger
          fieldNames={['password', 'safetyCode']}
          onSubmit={request}
          onClose={() => setOpen(false)}
        >
          {(_form, refuse) => (
            <OwnerFields hasPassword={profile.hasPassword} phone={profile.phone} onRefused={refuse} />
          )}
        </SafetyDialog>
      )}
    </Panel>
  );
}
