import {
  useGetNotificationMutesQuery,
  useMuteNotificationsMutation,
} from '@tuyuan/api-client/community/user-notification.ts';
import { notificationTopicNames, notificationTopics } from '@tuyuan/contract/community/notification-words.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import styles from './notifications.module.css';

/** Which notifications one wants. */
export function NotificationSwitches() {
  const { data } = useGetNotificationMutesQuery();
  const [mute, { isLoading }] = useMuteNotificationsMutation();
  if (!data) return null;
  return (
    <details className={styles.switches}>
      <summary>通知设置</summary>
      <div className={styles.topics}>
        {notificationTopicNames.map((topic) => (
          <Checkbox
            key={topic}
            state={!data.muted.includes(topic)}
            isDisabled={isLoading}
            onChange={(isOn) => void mute({ topic, isOn })}
          >
            {notificationTopics[topic].title}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}
