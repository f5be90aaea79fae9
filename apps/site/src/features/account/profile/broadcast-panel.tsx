import { useUpdateBroadcastSubscribeMutation } from '@tuyuan/api-client/account/front-user.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';

/** Switch for receiving the site's broadcasts. */
export function BroadcastPanel({ isSubscribed }: { readonly isSubscribed: boolean }) {
  const [update, { isLoading }] = useUpdateBroadcastSubscribeMutation();
  return (
    <Panel title="消息订阅">
      <Checkbox
        state={isSubscribed}
        isDisabled={isLoading}
        onChange={(isWanted) => void update({ isSubscribed: isWanted })}
      >
        接收本站的公告和活动通知
      </Checkbox>
    </Panel>
  );
}
