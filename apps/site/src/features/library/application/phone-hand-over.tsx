import { useCreateAppLoginCodeMutation } from '@tuyuan/api-client/account/app-login.ts';
import { useGetOwnApplicationQuery } from '@tuyuan/api-client/library/photographer-application.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { useEffect, useState } from 'react';
import styles from './apply-steps.module.css';

const codeLifeMs = 120_000;
const pollMs = 3000;

/** Hands the form over to a phone by a code to scan; what the phone adds appears here. */
export function PhoneHandOver({ isNeeded }: { readonly isNeeded: boolean }) {
  const [create, { data, isLoading, isError }] = useCreateAppLoginCodeMutation();
  const [overCode, setOverCode] = useState('');
  const code = data?.code ?? '';
  const isShown = code !== '' && code !== overCode;
  // Shared with the page's own query; the phone may still be at it when the code is used up.
  useGetOwnApplicationQuery({}, { pollingInterval: code === '' ? 0 : pollMs, skipPollingIfUnfocused: true });

  useEffect(() => {
    if (code === '') return;
    const timer = setTimeout(() => setOverCode(code), codeLifeMs);
    return () => clearTimeout(timer);
  }, [code]);

  if (!isNeeded) return null;
  const address = `${window.location.origin}/loginByApp?token=${code}&returnUrl=${encodeURIComponent('/user/main/apply')}`;
  return (
    <section className={styles.phoneCard}>
      <h2 className={styles.title}>手机拍身份证更方便</h2>
      <div className={styles.handOver}>
        {isShown && <QrCode text={address} label="在手机上继续填写的二维码" size={132} level="L" />}
        <p className={styles.hint} role="status">
          {isShown && '扫码在手机上登录并接着填，拍好的照片会出现在这里。两分钟内有效，只给自己的手机扫。'}
          {!isShown && code !== '' && '二维码过期了，换一个再扫。'}
          {code === '' && (isError ? '没有拿到二维码，请重试。' : '扫码就能在手机上接着填，不用重新登录。')}
        </p>
      </div>
      {!isShown && (
        <Button size="small" isBusy={isLoading} onClick={() => void create({})}>
          {code === '' ? '显示二维码' : '换一个'}
        </Button>
      )}
    </section>
  );
}
