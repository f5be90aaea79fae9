import { useAgreeToMutation, useGetAskedAgreementsQuery } from '@tuyuan/api-client/account/agreement.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import styles from './consent-bar.module.css';

/** Below every page while an agreement waits for one's consent. Reading goes on; nothing is agreed to by scrolling. */
export function ConsentBar() {
  const { data } = useGetAskedAgreementsQuery({});
  const [agree, { isLoading }] = useAgreeToMutation();
  const [asked] = data?.items ?? [];
  // A page shown inside another, such as the draft in the home's editor, asks for nothing.
  if (!asked || window.self !== window.top) return null;
  const { key, version, title, agreedVersion } = asked;
  const compared = agreedVersion > 0 ? `&version=${version}&compare=${agreedVersion}` : '';

  async function accept(): Promise<void> {
    const outcome = await agree({ key, version });
    if (!outcome.error) showToast({ text: `已同意《${title}》第 ${version} 版`, tone: 'success' });
  }

  return (
    <section className={styles.bar} aria-label="等你同意的协议">
      <p>
        {agreedVersion > 0 ? `《${title}》有新版（第 ${version} 版），请阅读后确认。` : `请阅读并同意《${title}》。`}
      </p>
      <Link href={`/single?key=${key}${compared}`}>{agreedVersion > 0 ? '看改了什么' : '阅读'}</Link>
      <Button size="small" kind="primary" isBusy={isLoading} onClick={() => void accept()}>
        同意
      </Button>
    </section>
  );
}
