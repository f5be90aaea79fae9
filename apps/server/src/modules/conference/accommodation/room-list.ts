import { exportRoomList } from '@tuyuan/contract/conference/accommodation-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ExportList } from '../../site/index.ts';
import { RoomListRow, roomListOf } from './room-list.repository.ts';

const genderNames: Record<RoomListRow['gender'], string> = { unknown: '', male: '男', female: '女' };
const kindNames: Record<RoomListRow['kind'], string> = {
  single: '单人间',
  double: '大床房',
  twin: '双床房',
  triple: '三人间',
  suite: '套房',
};
const stateNames: Record<RoomListRow['state'], string> = {
  planned: '未通知',
  published: '待确认',
  accepted: '已确认',
  changeAsked: '申请调整',
  checkedIn: '已入住',
  left: '已离店',
};

/** Rooms and their guests for the hotel's front desk, with no more personal data than it needs. */
export const roomList: ExportList<InputOf<typeof exportRoomList>, RoomListRow> = {
  endpoint: exportRoomList,
  name: '住宿名单',
  row: RoomListRow,
  statement: roomListOf,
  columns: () => [
    { title: '酒店', width: 18, value: ({ hotel }) => hotel },
    { title: '房号', width: 8, value: ({ number }) => number },
    { title: '楼层', width: 8, value: ({ floor }) => floor },
    { title: '房型', width: 10, value: ({ kind }) => kindNames[kind] },
    { title: '吸烟房', width: 8, value: (row) => (row.allows_smoking ? '是' : '') },
    { title: '姓名', width: 14, value: ({ name }) => name },
    { title: '性别', width: 6, value: ({ gender }) => genderNames[gender] },
    { title: '单位', width: 26, value: ({ company }) => company },
    { title: '入住', width: 12, value: (row) => row.check_in },
    { title: '离店', width: 12, value: (row) => row.check_out },
    { title: '间夜', width: 6, value: ({ nights }) => nights },
    { title: '前台口令', width: 10, value: (row) => row.desk_code },
    { title: '状态', width: 10, value: ({ state }) => stateNames[state] },
    { title: '备注', width: 30, value: ({ note }) => note },
  ],
};
