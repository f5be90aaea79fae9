import { useGetChannelsQuery, useSetChannelMutation } from '@tuyuan/api-client/community/user-channel.ts';
import {
  useGetNotificationMutesQuery,
  useMuteNotificationsMutation,
} from '@tuyuan/api-client/community/user-notification.ts';
import {
  type DeliveredTopic,
  deliveredTopicNames,
  deliveredTopicTitles,
  notificationTopicNames,
} from '@tuyuan/contract/community/notification-words.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { EmailSetting } from './email-setting.tsx';
import { failureWords } from './failure-words.ts';
import styles from './notification-switches.module.css';
import { PushSetting } from './push-setting.tsx';
import { QuietSetting } from './quiet-setting.tsx';
import { TextSetting } from './text-setting.tsx';

/** Which notifications one wants, and where. */
export function NotificationSwitches() {
  return (
    <details className={styles.switches}>
      <summary>通知设置</summary>
      <Switches />
    </details>
  );
}

const mutable = (topic: DeliveredTopic) => notificationTopicNames.find((name) => name === topic);

function Switches() {
  const mutes = useGetNotificationMutesQuery();
  const channels = useGetChannelsQuery();
  const [mute, muting] = useMuteNotificationsMutation();
  const [setChannel, setting] = useSetChannelMutation();
  if (mutes.isError || channels.isError)
    return (
      <ErrorState
        title="设置没有加载出来"
        isRetrying={mutes.isFetching || channels.isFetching}
        onRetry={() => {
          void mutes.refetch();
          void channels.refetch();
        }}
      />
    );
  if (!mutes.data || !channels.data) return <Skeleton height="240px" />;
  const { muted } = mutes.data;
  const { email, phone, wanted, pushKey, isPushedHere, isTextOffered, quietHours } = channels.data;
  const error = muting.error ?? setting.error;
  const isBusy = muting.isLoading || setting.isLoading;
  return (
    <>
      <EmailSetting email={email} />
      <PushSetting siteKey={pushKey} isOn={isPushedHere} />
      {isTextOffered && <TextSetting phone={phone} />}
      <QuietSetting key={`${quietHours.from} ${quietHours.until}`} hours={quietHours} />
      {error && (
        <p className={styles.error} role="alert">
          没有保存：{failureWords(error)}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">通知</th>
            <th scope="col">站内</th>
            <th scope="col">邮件</th>
            <th scope="col">推送</th>
            {isTextOffered && <th scope="col">短信</th>}
          </tr>
        </thead>
        <tbody>
          {deliveredTopicNames.map((name) => {
            const title = deliveredTopicTitles[name];
            const topic = mutable(name);
            return (
              <tr key={name}>
                <th scope="row">{title}</th>
                <td>
                  <Checkbox
                    state={topic === undefined || !muted.includes(topic)}
                    label={`站内：${title}`}
                    isDisabled={isBusy || topic === undefined}
                    onChange={(isOn) => topic && void mute({ topic, isOn })}
                  />
                </td>
                <td>
                  <Checkbox
                    state={wanted.email.includes(name)}
                    label={`邮件：${title}`}
                    isDisabled={isBusy || email === ''}
                    onChange={(isOn) => void setChannel({ channel: 'email', topic: name, isOn })}
                  />
                </td>
                <td>
                  <Checkbox
                    state={wanted.push.includes(name)}
                    label={`推送：${title}`}
                    isDisabled={isBusy || !(isPushedHere || wanted.push.includes(name))}
                    onChange={(isOn) => void setChannel({ channel: 'push', topic: name, isOn })}
                  />
                </td>
                {isTextOffered && (
                  <td>
                    {name !== 'broadcast' && (
                      <Checkbox
                        state={wanted.sms.includes(name)}
                        label={`短信：${title}`}
                        isDisabled={isBusy || phone === ''}
                        onChange={(isOn) => void setChannel({ channel: 'sms', topic: name, isOn })}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>
        站内关掉的通知，其他地方也不会收到。网站的广播在个人资料的「消息订阅」里开关{isTextOffered && '，不用短信发'}。
      </p>
    </>
  );
}
