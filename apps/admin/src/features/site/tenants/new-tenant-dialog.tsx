import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { Alert, Button, Modal, Typography } from 'antd';
import styles from './manage-tenants.module.css';

export interface NewTenant {
  readonly tenant: ManagedTenant;
  readonly administratorName: string;
  readonly temporaryPassword: string;
}

/** What the new site's administrator needs for the first log-in; the password is never shown again. */
export function NewTenantDialog({ made, onClose }: { readonly made: NewTenant; readonly onClose: () => void }) {
  const { tenant, administratorName, temporaryPassword } = made;
  const address = `${location.protocol}//${tenant.hostName}${location.port === '' ? '' : `:${location.port}`}/admin/`;
  return (
    <Modal
      open
      width={480}
      title={`「${tenant.name}」已建好`}
      closable={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          我已记下
        </Button>
      }
    >
      <Alert
        type="warning"
        showIcon
        className={styles.notice ?? ''}
        title="临时密码只显示这一次"
        description="交给对方的管理员；第一次登录后要换成自己的密码。"
      />
      <dl className={styles.handed}>
        <div>
          <dt>管理台</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>用户名</dt>
          <dd>
            <Typography.Text copyable>{administratorName}</Typography.Text>
          </dd>
        </div>
        <div>
          <dt>临时密码</dt>
          <dd className={styles.secret}>
            <Typography.Text copyable>{temporaryPassword}</Typography.Text>
          </dd>
        </div>
      </dl>
    </Modal>
  );
}
