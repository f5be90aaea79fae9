import { useAcceptStayMutation } from '@tuyuan/api-client/conference/accommodation.ts';
import type { OwnStay } from '@tuyuan/contract/conference/accommodation.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { Check, Navigation, Phone } from 'lucide-react';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
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
        {stay.mayAskChange && <Button onClick={onAskChange}>申请调整</Button>}
        <Button isPrimary icon={Check} isBusy={isLoading} onClick={take}>
          接受安排
        </Button>
      </>
    );
  }
  return (
    <>
      {stay.hotel.phone !== '' && (
        <Button icon={Phone} href={phoneLink(stay.hotel.phone)}>
          联系前台
        </Button>
      )}
      <Button isPrimary icon={Navigation} onClick={onNavigate}>
        导航过去
      </Button>
    </>
  );
}
