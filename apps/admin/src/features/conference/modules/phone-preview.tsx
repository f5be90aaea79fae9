import { BellOutlined, InfoCircleOutlined, QrcodeOutlined, UserOutlined } from '@ant-design/icons';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import type { ReactNode } from 'react';
import { moduleFacts } from '../../../shared/conference/module-facts.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './phone-preview.module.css';

interface PhonePreviewProps {
  readonly id: number;
  readonly on: readonly ConferenceModule[];
}

/** The attendee's first page with the entries that the switches leave. */
export function PhonePreview({ id, on }: PhonePreviewProps) {
  const { data } = useGetManagedConferenceQuery({ id });
  const entries = on.flatMap((module): { label: string; icon: ReactNode }[] => {
    const { phone, icon } = moduleFacts[module];
    return phone === undefined ? [] : [{ label: phone, icon }];
  });
  return (
    <aside className={styles.side} aria-label="参会者的手机">
      <p className={styles.note}>参会者的手机现在是这样</p>
      <div className={styles.phone}>
        <div className={styles.hero}>
          {data && data.cover !== '' && <img src={data.cover} alt="" />}
          <span className={styles.title}>{data?.title}</span>
          <span className={styles.facts}>
            {data && `${shortMoment(data.startTime)} ${data.city || data.location}`.trim()}
          </span>
        </div>
        <p className={styles.ticket}>
          门票 <QrcodeOutlined aria-hidden />
        </p>
        <ul className={styles.entries}>
          {[
            ...entries,
            { label: '通知', icon: <BellOutlined /> },
            { label: '会议介绍', icon: <InfoCircleOutlined /> },
            { label: '我的', icon: <UserOutlined /> },
          ].map(({ label, icon }) => (
            <li key={label}>
              <span aria-hidden>{icon}</span>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>关掉有内容的功能：内容留着，参会者立刻看不到；再打开就回来。</p>
    </aside>
  );
}
