import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoginCover } from '../../features/conference/log-in/login-cover.tsx';
import { LoginLinks } from '../../features/conference/log-in/login-links.tsx';
import styles from '../../features/conference/log-in/login-page.module.css';
import { TicketForm } from '../../features/conference/log-in/ticket-form.tsx';
import { useDeepLink } from '../../features/conference/log-in/use-deep-link.ts';
import { useTicketLogin } from '../../features/conference/log-in/use-ticket-login.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';

const MannerSheet = lazy(async () => ({
  default: (await import('../../features/conference/code-of-conduct/manner-sheet.tsx')).MannerSheet,
}));

const PrivacySheet = lazy(async () => ({
  default: (await import('../../features/conference/log-in/privacy-sheet.tsx')).PrivacySheet,
}));

export function LoginPage() {
  const [query] = useSearchParams();
  const id = Number(query.get('id') ?? 0);
  const { data: conference } = useGetConferenceQuery({ id }, { skip: !Number.isInteger(id) || id <= 0 });
  const login = useTicketLogin();
  const [reading, setReading] = useState<'manner' | 'privacy'>();
  useDeepLink(login.enter);
  return (
    <PageFrame
      title={conference?.title ?? '会议登录'}
      hasTabs={false}
      hasBack={false}
      offlineText="没有网络，登录要联网"
    >
      <LoginCover conference={conference} />
      <section className={styles.sheet}>
        <TicketForm login={login} />
        <LoginLinks conference={conference} onRead={setReading} />
      </section>
      {reading !== undefined && (
        <Suspense>
          {reading === 'manner' ? (
            <MannerSheet conferenceId={id} onClose={() => setReading(undefined)} />
          ) : (
            <PrivacySheet onClose={() => setReading(undefined)} />
          )}
        </Suspense>
      )}
    </PageFrame>
  );
}
