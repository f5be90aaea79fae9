import { EmailOutboxList } from '../features/community/email-outbox/email-outbox-list.tsx';

export function EmailOutboxPage() {
  return <EmailOutboxList />;
}
