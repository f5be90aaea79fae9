import { ButtonLink } from '@tuyuan/ui/button.tsx';
import styles from './notification-switches.module.css';

/** The phone that notifications go to by text message: the account's. */
export function TextSetting({ phone }: { readonly phone: string }) {
  return (
    <div className={styles.way}>
      <p>
        <b>短信</b>
        <span className={styles.state}>
          {phone === ''
            ? '绑定手机号之后，才能打开短信通知。'
            : `发到 ${phone}，几条通知会合成一条短信，每天条数有限。`}
        </span>
      </p>
      <div className={styles.actions}>
        <ButtonLink size="small" href="/user/main/safety">
          {phone === '' ? '绑定手机' : '更换手机'}
        </ButtonLink>
      </div>
    </div>
  );
}
