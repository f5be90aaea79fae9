import { OutboxList } from '../features/sms-outbox/outbox-list.tsx';

export function SmsOutboxPage() {
  return <OutboxList />;
}
