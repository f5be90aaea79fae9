import { OutboxList } from '../features/account/sms-outbox/outbox-list.tsx';

export function SmsOutboxPage() {
  return <OutboxList />;
}
