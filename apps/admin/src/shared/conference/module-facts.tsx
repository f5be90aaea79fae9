import {
  AuditOutlined,
  BookOutlined,
  CalendarOutlined,
  CarOutlined,
  ExperimentOutlined,
  FolderOutlined,
  GiftOutlined,
  HomeOutlined,
  IdcardOutlined,
  MessageOutlined,
  PictureOutlined,
  TableOutlined,
} from '@ant-design/icons';
import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import type { ReactNode } from 'react';

interface ModuleFacts {
  readonly name: string;
  readonly icon: ReactNode;
  /** Where it shows. */
  readonly where: string;
  /** What it holds is counted in these: `3 份`. */
  readonly unit: string;
  /** Its entry on the attendee's phone; undefined where it has none. */
  readonly phone?: string;
}

export const moduleFacts: Readonly<Record<ConferenceModule, ModuleFacts>> = {
  schedule: { name: '日程', icon: <CalendarOutlined />, where: '网站议程、手机标签', unit: '场', phone: '日程' },
  materials: { name: '资料', icon: <FolderOutlined />, where: '网站会议页、手机图标', unit: '份', phone: '资料' },
  manner: { name: '须知', icon: <BookOutlined />, where: '网站链接、手机图标', unit: '版', phone: '参会须知' },
  seats: { name: '座位', icon: <TableOutlined />, where: '手机门票、场次订座', unit: '处' },
  interaction: { name: '互动', icon: <MessageOutlined />, where: '手机图标、大屏', unit: '个会场', phone: '互动' },
  wall: { name: '照片墙', icon: <PictureOutlined />, where: '网站照片、手机图标、大屏', unit: '张', phone: '图片直播' },
  vouchers: { name: '餐券礼券', icon: <GiftOutlined />, where: '手机图标、核销', unit: '种', phone: '餐券' },
  stays: { name: '住宿', icon: <HomeOutlined />, where: '手机图标、分房', unit: '间', phone: '住宿' },
  trips: { name: '接送', icon: <CarOutlined />, where: '手机图标、上车核验', unit: '班', phone: '交通' },
  duty: { name: '值班', icon: <IdcardOutlined />, where: '工作人员的手机', unit: '个班' },
  changes: { name: '修改申请', icon: <AuditOutlined />, where: '参会者改资料要审核', unit: '份' },
  rehearsal: { name: '演练', icon: <ExperimentOutlined />, where: '只在管理台', unit: '次' },
};
