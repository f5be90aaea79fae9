import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import styles from './account.module.css';

interface SuccessNoteProps {
  readonly text: string;
  /** Page the person came from. */
  readonly returnUrl: string | null;
}

export function SuccessNote({ text, returnUrl }: SuccessNoteProps) {
  const path = safeReturnUrl(returnUrl);
  return (
    <>
      <p className={styles.success} role="status">
        <Icon name="success" size={24} />
        {text}
      </p>
      <ButtonLink href={path ?? '/'} kind="primary" size="large" isBlock>
        {path ? '回到刚才的页面' : '去首页看看'}
      </ButtonLink>
    </>
  );
}
