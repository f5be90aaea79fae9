import { useChangePasswordMutation } from '@tuyuan/api-client/account/account-safety.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { OwnerFields } from '../../../shared/account/owner-fields.tsx';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { SafetyDialog } from '../../../shared/account/safety-dialog.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';

interface Fields {
  readonly password?: string;
  readonly safetyCode?: string;
  readonly newPassword: string;
}

export function PasswordPanel({ profile }: { readonly profile: UserProfile }) {
  const [changePassword] = useChangePasswordMutation();
  const [isOpen, setOpen] = useState(false);
  const { hasPassword, phone, userName } = profile;
  const word = hasPassword ? '修改密码' : '设置密码';

  async function change(fields: Fields): Promise<void> {
    await changePassword(fields).unwrap();
    showToast({ text: '密码已修改，其他设备已退出登录', tone: 'success' });
  }

  return (
    <Panel
      title="登录密码"
      note={hasPassword ? '修改后，其他设备会立即退出登录。' : '还没有设置密码，目前用短信或第三方账号登录。'}
      tools={<Button onClick={() => setOpen(true)}>{word}</Button>}
    >
      {isOpen && (
        <SafetyDialog<Fields>
          name="change-password"
          title={word}
          submitText={word}
          fieldNames={['password', 'safetyCode', 'newPassword']}
          onSubmit={change}
          onClose={() => setOpen(false)}
        >
          {(_form, refuse) => (
            <>
              <OwnerFields
                passwordLabel="当前密码"
                hasPassword={hasPassword}
                phone={phone}
                isPasswordOnly
                onRefused={refuse}
              />
              <PasswordField name="newPassword" label="新密码" userName={userName} />
            </>
          )}
        </SafetyDialog>
      )}
    </Panel>
  );
}
