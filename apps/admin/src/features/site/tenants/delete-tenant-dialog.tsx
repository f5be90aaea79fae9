import { DownloadOutlined } from '@ant-design/icons';
import { useDeleteTenantMutation, useExportTenantMutation } from '@tuyuan/api-client/site/tenant-management.ts';
import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Alert, Button, Form, Input, Typography } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './manage-tenants.module.css';

interface DeleteTenantDialogProps {
  readonly tenant: ManagedTenant;
  readonly onClose: () => void;
}

/** Deletes a site with all it has, once its host name was typed; its archive is offered first. */
export function DeleteTenantDialog({ tenant, onClose }: DeleteTenantDialogProps) {
  const attempt = useAttempt();
  const [exportArchive, exporting] = useExportTenantMutation();
  const [remove] = useDeleteTenantMutation();
  const { id, name, users, images, storageBytes } = tenant;
  const host = tenant.hostName ?? '';

  return (
    <RecordDialog<{ hostName: string }>
      name="delete-tenant"
      title={`删除「${name}」`}
      okText="永久删除"
      isDangerous
      initial={{ hostName: '' }}
      save={async ({ hostName }) => {
        await remove({ id, hostName: hostName.trim() }).unwrap();
        return `已删除「${name}」，文件会在几分钟内清完`;
      }}
      onClose={onClose}
    >
      <Alert
        type="error"
        showIcon
        className={styles.notice ?? ''}
        title="删除后不能恢复"
        description={`${host} 的网站和管理台马上打不开，${formatCount(users)} 个用户、${formatCount(images)} 张图片（${formatFileSize(storageBytes)}）和所有会议都会删掉。只是暂时不用的话，请用「停用」。`}
      />
      <Form.Item label="先留一份" extra="一个 zip 文件：全部数据表和原图。图片多时要下载较久。">
        <Button
          icon={<DownloadOutlined />}
          loading={exporting.isLoading}
          onClick={() =>
            void attempt(async () => {
              const { path } = await exportArchive({ id }).unwrap();
              location.assign(path);
            })
          }
        >
          导出全部数据
        </Button>
      </Form.Item>
      <Form.Item
        name="hostName"
        label={
          <>
            输入域名&nbsp;<Typography.Text code>{host}</Typography.Text>&nbsp;确认
          </>
        }
        rules={[
          {
            validator: (_, typed: string) =>
              typed.trim() === host ? Promise.resolve() : Promise.reject(new Error('和站点的域名不一样')),
          },
        ]}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={253} />
      </Form.Item>
    </RecordDialog>
  );
}
