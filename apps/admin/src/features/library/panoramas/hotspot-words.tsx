import { EnvironmentOutlined, InfoCircleOutlined, LinkOutlined, PictureOutlined } from '@ant-design/icons';
import type { HotspotKind } from '@tuyuan/contract/library/panorama-words.ts';
import type { ReactNode } from 'react';

export const hotspotNames: Readonly<Record<HotspotKind, string>> = {
  scene: '去场景',
  text: '文字',
  picture: '图片',
  link: '链接',
};

export const hotspotIcons: Readonly<Record<HotspotKind, ReactNode>> = {
  scene: <EnvironmentOutlined />,
  text: <InfoCircleOutlined />,
  picture: <PictureOutlined />,
  link: <LinkOutlined />,
};
