import { useCreateTenantMutation, useUpdateTenantMutation } from '@tuyuan/api-client/site/tenant-management.ts';
import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { Form, Input, InputNumber } from 'antd';
import { RecordDrawer } from '../../../shared/form/record-drawer.tsx';
import type { NewTenant } from './new-tenant-dialog.tsx';

interface TenantDrawerProps {
  /** Undefined for a new one. */
  readonly tenant: ManagedTenant | undefined;
  readonly onCreated: (made: NewTenant) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  readonly hostName?: string;
  readonly administratorName: string;
  readonly storageGigabytes?: number | null;
  readonly userLimit?: number | null;
}

const GIGABYTE = 1024 ** 3;

/** Creates a site, or edits the name, host name and limits of an existing one. */
export function TenantDrawer({ tenant, onCreated, onClose }: TenantDrawerProps) {
  const [create, creating] = useCreateTenantMutation();
  const [update] = useUpdateTenantMutation();

  async function save({ name, hostName = '', administratorName, storageGigabytes, userLimit }: Fields) {
    const limits = {
      storageLimitBytes: storageGigabytes ? storageGigabytes * GIGABYTE : null,
      userLimit: userLimit ?? null,
    };
    if (!tenant) return onCreated(await create({ name, hostName, administratorName, ...limits }).unwrap());
    await update({ id: tenant.id, name, hostName: hostName.trim() || null, ...limits }).unwrap();
    return `已保存「${name}」`;
  }

  return (
    <RecordDrawer<Fields>
      name="tenant"
      title={tenant ? `编辑「${tenant.name}」` : '新建租户'}
      okText={tenant ? '保存' : creating.isLoading ? '正在建表和角色…' : '建立站点'}
      initial={{
        name: tenant?.name ?? '',
        hostName: tenant?.hostName ?? '',
        administratorName: 'admin',
        storageGigabytes: tenant?.storageLimitBytes ? tenant.storageLimitBytes / GIGABYTE : null,
        userLimit: tenant?.userLimit ?? null,
      }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="名称"
        extra={tenant ? '站点自己显示的名称在它的网站设置里改。' : '也是站点一开始显示的名称。'}
        rules={[{ required: true, whitespace: true, message: '请填写名称' }]}
      >
        <Input maxLength={20} showCount />
      </Form.Item>
      <Form.Item
        name="hostName"
        label="域名"
        extra="不带 http:// 和端口；域名要先解析到这台服务器。"
        rules={tenant?.isHost ? [] : [{ required: true, whitespace: true, message: '请填写域名' }]}
      >
        <Input maxLength={253} placeholder="photo.example.cn" inputMode="url" />
      </Form.Item>
      {!tenant && (
        <Form.Item
          name="administratorName"
          label="管理员用户名"
          extra="建好后给你一个临时密码，只显示一次。"
          rules={[{ required: true, whitespace: true, message: '请填写管理员用户名' }]}
        >
          <Input maxLength={32} autoComplete="off" />
        </Form.Item>
      )}
      {!tenant?.isHost && (
        <>
          <Form.Item name="storageGigabytes" label="空间上限" extra="按原图大小算；留空不限。已有的不会被删。">
            <InputNumber min={1} max={1024 * 1024} precision={0} suffix="GB" style={{ width: 160 }} />
          </Form.Item>
          <Form.Item name="userLimit" label="用户数上限" extra="留空不限。">
            <InputNumber min={1} max={10_000_000} precision={0} suffix="人" style={{ width: 160 }} />
          </Form.Item>
        </>
      )}
    </RecordDrawer>
  );
}
