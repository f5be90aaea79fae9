import { useAcceptStayMutation } from '@tuyuan/api-client/conference/accommodation.ts';
import type { OwnStay } from '@tuyuan/contract/conference/accommodation.ts';
import { Check, Navigation, Phone } from 'lucide-react';
import { say } from '../../../shared/feedback/say.ts';
import { ActionButton } from '../../../shared/layout/action-button.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';

interface StayBarProps {
  readonly stay: OwnStay;
  readonly isOnline: boolean;
  onAskChange(): void;
  onNavigate(): void;
}

/** Until the room is accepted: yes or another one; then the desk and the way. */
export function StayBar({ stay, isOnline, onAskChange, onNavigate }: StayBarProps) {
  const [accept, { isLoading }] = useAcceptStayMutation();
  async function take() {
    const { error } = await accept();
    void say(error === undefined ? '已确认，期待你入住' : failureText(error));
  }
  if (stay.state === 'published' && isOnline) {
    return (
      <>
        {stay.mayAskChange && <ActionButton onClick={onAskChange}>申请调整</ActionButton>}
        <ActionButton isPrimary icon={Check} isBusy={isLoading} onClick={take}>
          接受安排
        </ActionButton>
      </>
    );
  }
  return (
    <>
      {stay.hotel.phone !== '' && (
        <ActionButton icon={Phone} href={`tel:${stay.hotel.phone}`}>
          联系前台
        </ActionButton>
      )}
      <ActionButton isPrimary icon={Navigation} onClick={onNavigate}>
        导航过去
      </ActionButton>
    </>
  );
}
