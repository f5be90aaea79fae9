import type { RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { Modal, Select } from 'antd';
import { useState } from 'react';

interface AddRoleDialogProps {
  readonly count: number;
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
  readonly onAdd: (role: RoleReference) => Promise<void>;
  readonly onClose: () => void;
}

export function AddRoleDialog({ count, roles, onAdd, onClose }: AddRoleDialogProps) {
  const [roleId, setRoleId] = useState<number>();
  const role = roles.find(({ id }) => id === roleId);
  return (
    <Modal
      open
      width={400}
      title={`给 ${count} 人加角色`}
      okText="加角色"
      okButtonProps={{ disabled: role === undefined }}
      onCancel={onClose}
      onOk={() => {
        onClose();
        if (role) void onAdd(role);
      }}
    >
      <Select<number>
        style={{ width: '100%' }}
        placeholder="选择角色"
        aria-label="角色"
        value={roleId ?? null}
        options={roles.map(({ id, displayName, isAssignable }) => ({
          value: id,
          label: isAssignable ? displayName : `${displayName}（含有你没有的权限）`,
          disabled: !isAssignable,
        }))}
        onChange={setRoleId}
      />
    </Modal>
  );
}
