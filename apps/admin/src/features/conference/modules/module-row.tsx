import { BellOutlined, LockOutlined, QrcodeOutlined } from '@ant-design/icons';
import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Switch } from 'antd';
import { moduleFacts } from '../../../shared/conference/module-facts.tsx';
import styles from './module-desk.module.css';

/** What every conference has. */
const always = {
  tickets: { name: '门票与签到', icon: <QrcodeOutlined />, where: '门票、签到点、核验', unit: '' },
  notices: { name: '通知', icon: <BellOutlined />, where: '手机标签', unit: '' },
} as const;

interface ModuleRowProps {
  readonly module: ConferenceModule | keyof typeof always;
  readonly isOn: boolean;
  readonly count?: number;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** Left out where it can't be switched off. */
  readonly onChange?: (isOn: boolean) => void;
}

/** A part of the conference: what it is, where it shows, how much it holds, and its switch. */
export function ModuleRow({ module, isOn, count = 0, isDisabled = false, isBusy = false, onChange }: ModuleRowProps) {
  const { name, icon, where, unit } = { ...moduleFacts, ...always }[module];
  return (
    <li className={styles.row} data-on={isOn}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {count > 0 && (
            <span className={styles.count}>
              {formatCount(count)} {unit}
            </span>
          )}
        </span>
        <span className={styles.where}>{where}</span>
      </span>
      {onChange ? (
        <Switch aria-label={name} checked={isOn} disabled={isDisabled} loading={isBusy} onChange={onChange} />
      ) : (
        <span className={styles.always}>
          <LockOutlined aria-hidden /> 一直开着
        </span>
      )}
    </li>
  );
}
