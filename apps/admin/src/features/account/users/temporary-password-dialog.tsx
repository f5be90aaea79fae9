import { CopyOutlined } from '@ant-design/icons';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { Alert, App, Button, Modal } from 'antd';
import styles from './temporary-password-dialog.module.css';

interface TemporaryPasswordDialogProps {
  readonly handedOut: { readonly user: ManagedUser; readonly password: string } | undefined;
  readonly onClose: () => void;
}

/** Shows a temporary password. It is stored nowhere, so closing takes a separate confirmation. */
export function TemporaryPasswordDialog({ handedOut, onClose }: TemporaryPasswordDialogProps) {
  const { message } = App.useApp();

  async function copy(password: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(password);
      message.success('已复制临时密码');
    } catch {
      message.error('浏览器没有让复制，请手动选中复制。');
    }
  }

  return (
    <Modal
      open={handedOut !== undefined}
      title="临时密码"
      width={440}
      maskClosable={false}
      keyboard={false}
      closable={false}
      destroyOnHidden
      footer={[
        <Button key="done" type="primary" onClick={onClose}>
          已记下，关闭
        </Button>,
      ]}
    >
      {handedOut && (
        <div className={styles.body}>
          <p>
            {handedOut.user.nickName}（{handedOut.user.userName}）下次登录用这个密码，登录时必须换成自己的。
          </p>
          <div className={styles.password}>
            <code>{handedOut.password}</code>
            <Button icon={<CopyOutlined />} onClick={() => void copy(handedOut.password)}>
              复制
            </Button>
          </div>
          <Alert type="warning" showIcon title="只显示这一次。请当面或用可靠的方式告诉本人。" />
        </div>
      )}
    </Modal>
  );
}
