import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './center.module.css';

/** Shows what is missing in the profile with links to add it; nothing once it is complete. */
export function Completeness({ profile }: { readonly profile: UserProfile }) {
  const data = '/user/main/profile/data';
  const steps = [
    { label: '上传头像', isDone: profile.avatar !== '', href: data },
    { label: '起个昵称', isDone: profile.nickName !== '', href: data },
    { label: '写个性签名', isDone: profile.personalSign !== '', href: data },
    { label: '绑定手机', isDone: profile.phone !== '', href: '/user/main/safety' },
    { label: '设置密码', isDone: profile.hasPassword, href: '/user/main/safety' },
  ];
  const missing = steps.filter(({ isDone }) => !isDone);
  if (missing.length === 0) return null;
  return (
    <section className={styles.missing} aria-label="完善资料">
      <p>
        资料已完成 {steps.length - missing.length} / {steps.length}
      </p>
      {missing.map(({ label, href }) => (
        <Link key={label} href={href} className={styles.step}>
          {label}
        </Link>
      ))}
    </section>
  );
}
