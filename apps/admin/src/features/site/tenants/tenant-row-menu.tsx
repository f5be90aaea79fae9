import { EllipsisOutlined } from '@ant-design/icons';
import { useResumeTenantMutation, useSuspendTenantMutation } from '@tuyuan/api-client/site/tenant-management.ts';
import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { App, Button, Dropdown } from 'antd';
import { useAttempt } from '../../../shared/use-attempt.ts';

interface TenantRowMenuProps {
  readonly tenant: ManagedTenant;
  /** Undefined for whoever may not. */
  readonly onEdit: ((tenant: ManagedTenant) => void) | undefined;
  readonly onDelete: ((tenant: ManagedTenant) => void) | undefined;
}

/** Actions on a site: open, edit, suspend, resume and delete it. */
export function TenantRowMenu({ tenant, onEdit, onDelete }: TenantRowMenuProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [suspend] = useSuspendTenantMutation();
  const [resume] = useResumeTenantMutation();
  const { id, name, hostName, isHost, isSuspended } = tenant;

  async function confirmSuspension(): Promise<void> {
    const isSure = await modal.confirm({
      title: `停用「${name}」？`,
      content: `${hostName ?? ''} 的网站和管理台马上打不开，所有人退出登录。内容都还在，随时可以恢复。`,
      okText: '停用',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => suspend({ id }).unwrap(), `已停用「${name}」`);
  }

  const port = location.port === '' ? '' : `:${location.port}`;
  const items = [
    ...(hostName === null || isSuspended
      ? []
      : [{ key: 'open', label: <a href={`${location.protocol}//${hostName}${port}/`}>打开网站</a> }]),
    ...(onEdit ? [{ key: 'edit', label: '编辑', onClick: () => onEdit(tenant) }] : []),
    ...(onEdit && !isHost && !isSuspended
      ? [{ key: 'suspend', label: '停用', danger: true, onClick: () => void confirmSuspension() }]
      : []),
    ...(onEdit && isSuspended
      ? [
          {
            key: 'resume',
            label: '恢复',
            onClick: () => void attempt(() => resume({ id }).unwrap(), `已恢复「${name}」`),
          },
        ]
      : []),
    ...(onDelete && !isHost ? [{ key: 'delete', label: '删除', danger: true, onClick: () => onDelete(tenant) }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={`「${name}」的操作`} />
    </Dropdown>
  );
}
