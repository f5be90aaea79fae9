import { safeReturnUrl } from '@tuyuan/session/safe-return-url.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../shared/site-session.tsx';
import { useSetting, useSiteName } from '../../shared/site-settings.ts';
import styles from './account.module.css';

interface Faults {
  readonly userName?: string;
  readonly password?: string;
  /** What the server said. */
  readonly form?: string;
}

function faultsOf(userName: string, password: string): Faults {
  return {
    ...(userName.trim() === '' && { userName: '请填写用户名、手机号或邮箱' }),
    ...(password === '' && { password: '请填写密码' }),
  };
}

/** Logs in by password and goes on to `returnUrl`. Nothing typed is lost by a refusal. */
export function LoginForm() {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const siteName = useSiteName();
  const welcome = useSetting('welcomeWord');
  const form = useRef<HTMLFormElement>(null);
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);

  function focusFirstFault({ userName: isNameWrong }: Faults): void {
    form.current?.querySelector<HTMLInputElement>(isNameWrong ? '[name=userName]' : '[name=password]')?.focus();
  }

  async function logIn(): Promise<void> {
    const found = faultsOf(userName, password);
    setFaults(found);
    if (found.userName !== undefined || found.password !== undefined) return focusFirstFault(found);
    setBusy(true);
    const outcome = await session.logIn({ userName, password, rememberMe });
    setBusy(false);
    if (outcome.isOk) return navigate(safeReturnUrl(query.get('returnUrl')) ?? '/', { replace: true });
    setFaults({ form: outcome.failure.message });
    focusFirstFault({});
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) void logIn();
  }

  return (
    <div className={styles.page}>
      {/* Without scripts nothing can be sent: a password must not end up in an address. */}
      <form ref={form} method="post" className={styles.card} onSubmit={onSubmit} noValidate>
        <h1 className={styles.title}>登录{siteName}</h1>
        {welcome !== '' && <p className={styles.note}>{welcome}</p>}
        {faults.form !== undefined && (
          <p className={styles.fault} role="alert">
            {faults.form}
          </p>
        )}
        <TextField
          label="用户名、手机号或邮箱"
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={userName}
          error={faults.userName}
          onChange={(event) => setUserName(event.target.value)}
        />
        <TextField
          label="密码"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={faults.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Checkbox state={rememberMe} name="rememberMe" onChange={setRememberMe}>
          记住我，30 天内不用再登录
        </Checkbox>
        <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>
          登录
        </Button>
      </form>
    </div>
  );
}
