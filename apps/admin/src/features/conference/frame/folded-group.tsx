import {
  CarOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  HomeOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ConferenceGroupTitle, OpenGroup } from '../../../shared/conference/conference-groups.ts';
import styles from './folded-group.module.css';

const icons: Readonly<Record<ConferenceGroupTitle, ReactNode>> = {
  '': <HomeOutlined />,
  内容: <FileTextOutlined />,
  参会者: <TeamOutlined />,
  现场: <EnvironmentOutlined />,
  后勤: <CarOutlined />,
  设置: <SettingOutlined />,
};

interface FoldedGroupProps {
  readonly group: OpenGroup;
  readonly activeKey: string;
}

/** A group as an icon that opens its pages beside it; the overview is a link itself. */
export function FoldedGroup({ group: { title, pages }, activeKey }: FoldedGroupProps) {
  const isActive = pages.some(({ key }) => key === activeKey);
  const [first] = pages;
  if (title === '' && first)
    return (
      <Link
        className={classNames(styles.icon)}
        to={first.path}
        aria-label={first.label}
        title={first.label}
        aria-current={isActive ? 'page' : undefined}
      >
        {icons['']}
      </Link>
    );
  return (
    <Dropdown
      trigger={['click', 'hover']}
      placement="topRight"
      align={{ points: ['tl', 'tr'], offset: [8, 0] }}
      menu={{
        selectedKeys: [activeKey],
        items: pages.map(({ key, label, path }) => ({ key, label: <Link to={path}>{label}</Link> })),
      }}
    >
      <button type="button" className={styles.icon} aria-label={title} data-active={isActive}>
        {icons[title]}
      </button>
    </Dropdown>
  );
}
