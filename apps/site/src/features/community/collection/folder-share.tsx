import { useSetFolderShareMutation } from '@tuyuan/api-client/community/user-collection.ts';
import type { Folder } from '@tuyuan/contract/community/user-collection.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import styles from './folder-head.module.css';

/** Who sees a folder: its owner only, or whoever has its link. */
export function FolderShare({ folder: { id, shareToken } }: { readonly folder: Folder }) {
  const [share, { isLoading }] = useSetFolderShareMutation();
  const [hasCode, setHasCode] = useState(false);
  const address = shareToken && `${window.location.origin}/collection/share?token=${shareToken}`;
  async function toggle(isOn: boolean): Promise<void> {
    const text = '关闭后，分享出去的链接马上失效。再打开时是新的链接。';
    if (isOn || (await showConfirm({ text, confirmText: '关闭链接' }))) await share({ id, isOn });
  }
  async function renew(): Promise<void> {
    const text = '换链接后，旧的立即失效。';
    if (!(await showConfirm({ text, confirmText: '换一个链接' }))) return;
    const { error } = await share({ id, isOn: true, isRenewed: true });
    if (!error) showToast({ text: '链接已换', tone: 'success' });
  }
  async function copy(text: string): Promise<void> {
    const isCopied = await copyText(text);
    showToast(isCopied ? { text: '链接已复制', tone: 'success' } : '没有复制成功，请手动选中链接复制');
  }
  return (
    <div className={styles.share}>
      <Checkbox state={address !== null} isDisabled={isLoading} onChange={(isOn) => void toggle(isOn)}>
        有链接的人可看
      </Checkbox>
      {address && (
        <>
          <input
            className={styles.address}
            readOnly
            aria-label="链接"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.tools}>
            <Button size="small" icon="link" onClick={() => void copy(address)}>
              复制
            </Button>
            <Button size="small" icon="grid" aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
              二维码
            </Button>
            <Button size="small" icon="refresh" isBusy={isLoading} onClick={() => void renew()}>
              换一个链接
            </Button>
          </div>
          {hasCode && <QrCode text={address} label="收藏夹的链接" size={160} className={styles.code} />}
          <p className={styles.note}>看到的是带水印的预览和作者名，已下架的和对方无权看的不出现。</p>
        </>
      )}
    </div>
  );
}
