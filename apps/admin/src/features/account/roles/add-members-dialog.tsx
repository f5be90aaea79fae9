import { useAddRoleMembersMutation } from '@tuyuan/api-client/account/role-management.ts';
import { useGetManagedUsersQuery } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { App, Modal, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';

interface AddMembersDialogProps {
  readonly role: ManagedRole;
  readonly onClose: () => void;
}

/** Finds users by name and gives them the role. */
export function AddMembersDialog({ role, onClose }: AddMembersDialogProps) {
  const { message } = App.useApp();
  const [add, { isLoading }] = useAddRoleMembersMutation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ value: number; label: string }[]>([]);
  const keyword = useSettled(text.trim(), 300);
  const { currentData } = useGetManagedUsersQuery({ keyword, maxResultCount: 20 });
  // Results for an earlier text would change the list under the pointer.
  const found = keyword === text.trim() ? currentData : undefined;

  async function submit(): Promise<void> {
    try {
      const { succeeded, failed } = await add({ roleId: role.id, ids: chosen.map(({ value }) => value) }).unwrap();
      if (succeeded.length > 0) message.success(`已加 ${succeeded.length} 人到「${role.displayName}」`);
      const [first] = failed;
      if (!first) return onClose();
      const name = chosen.find(({ value }) => value === first.id)?.label ?? '';
      message.error(`${failed.length} 人没有加上：${name} ${first.message}`);
      setChosen(chosen.filter(({ value }) => failed.some(({ id }) => id === value)));
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return (
    <Modal
      open
      width={480}
      title={`给「${role.displayName}」加成员`}
      okText="加成员"
      okButtonProps={{ disabled: chosen.length === 0, loading: isLoading }}
      onCancel={onClose}
      onOk={() => void submit()}
    >
      <Select<{ value: number; label: string }[]>
        style={{ width: '100%' }}
        mode="multiple"
        labelInValue
        autoFocus
        showSearch
        filterOption={false}
        loading={found === undefined}
        placeholder="输入用户名、昵称或手机号"
        aria-label="成员"
        value={chosen}
        options={(found?.items ?? []).map(({ id, nickName, userName, roles }) => {
          const isMember = roles.some((each) => each.id === role.id);
          return { value: id, label: `${nickName}（${userName}）${isMember ? '，已是成员' : ''}`, disabled: isMember };
        })}
        notFoundContent={found === undefined ? '正在找…' : '没有找到'}
        onSearch={setText}
        onChange={(next) => setChosen(next)}
      />
    </Modal>
  );
}
