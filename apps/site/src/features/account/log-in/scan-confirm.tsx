import { useConfirmQrLogInMutation, useScanQrLogInMutation } from '@tuyuan/api-client/account/qr-log-in.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './scan-confirm.module.css';

/** On the phone that scanned a log-in code: which device wants in, and whether to let it. */
export function ScanConfirm() {
  const { user } = useSessionState();
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const [scan, scanned] = useScanQrLogInMutation();
  const [confirm, confirmed] = useConfirmQrLogInMutation();
  const [decision, setDecision] = useState<boolean>();
  const open = useEffectEvent(() => void scan({ code }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code.
  useEffect(() => open(), [code]);

  function decide(isConfirmed: boolean): void {
    setDecision(isConfirmed);
    void confirm({ code, isConfirmed });
  }

  const error = scanned.error ?? confirmed.error;
  if (error) {
    return (
      <AccountFrame title="扫码登录">
        <p className={styles.fault} role="alert">
          {isApiFailure(error) ? error.message : '没有成功，请重新扫。'}
        </p>
        <ButtonLink size="large" isBlock href="/">
          回首页
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (confirmed.isSuccess) {
    return (
      <AccountFrame title={decision ? '已确认登录' : '已取消'}>
        <p className={styles.done} role="status">
          {decision && <Icon name="check" size={20} className={styles.check} />}
          {decision ? '可以回到电脑上了，这一页可以关掉。' : '那台设备没有登录。'}
        </p>
        <ButtonLink size="large" isBlock href="/user/main/safety">
          查看登录过的设备
        </ButtonLink>
      </AccountFrame>
    );
  }
  const device = scanned.data;
  if (!device) {
    return (
      <AccountFrame title="扫码登录">
        <p className={styles.done} role="status">
          <Spinner size={20} />
          正在读取二维码…
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="确认登录？" note={`「${user?.nickName || user?.userName}」的账号会在这台设备上登录`}>
      <dl className={styles.facts}>
        <dt>设备</dt>
        <dd>{device.deviceName}</dd>
        <dt>网络地址</dt>
        <dd>{device.clientIp}</dd>
        <dt>时间</dt>
        <dd>{formatDateTime(device.createdAt)}</dd>
      </dl>
      <p className={device.isSameNetwork ? styles.note : styles.warning}>
        {device.isSameNetwork
          ? '只有你自己正在用这台设备时才确认。'
          : '它和你的手机不在同一个网络。别人发来的二维码不要确认，只确认你面前的设备。'}
      </p>
      <div className={styles.actions}>
        <Button kind="primary" size="large" isBlock isBusy={confirmed.isLoading} onClick={() => decide(true)}>
          确认登录
        </Button>
        <Button size="large" isBlock onClick={() => decide(false)}>
          取消
        </Button>
      </div>
    </AccountFrame>
  );
}
