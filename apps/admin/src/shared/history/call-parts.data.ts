/** Which part of a service's subject an action concerns, by the end of its name: a new ticket type is not a new conference. */
export const callParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  conferenceManagement: {
    TicketType: '票种',
    Attendee: '参会者',
    Attendees: '参会者',
    Tickets: '参会票',
    Changes: '修改申请',
    Draft: '草稿',
    Picture: '图片',
  },
  conferenceData: { Registration: '报名' },
  conferenceSchedule: { Session: '场次', Speaker: '讲者', SpeakerPhoto: '讲者照片', Track: '分类' },
  conferenceInteraction: { Interaction: '互动' },
  conferenceLive: { Photo: '照片', Settings: '设置' },
  conferenceDutyManagement: { Post: '岗位', Shift: '班次', Shifts: '班次' },
  conferenceStayManagement: { Hotel: '酒店', Rooms: '房间', Guest: '住客', RoomList: '房单' },
  conferenceTrafficManagement: { Trip: '班车', Manifests: '乘客名单' },
  checkInManagement: {
    SignPoint: '签到点',
    Supervisor: '放行授权',
    Device: '核验手机',
    Voucher: '券',
    Scans: '扫码记录',
  },
  conferenceUserMobile: {
    Manner: '须知',
    Change: '修改',
    LiveOriginal: '原图',
    MyRecord: '资料',
    LivePhoto: '照片',
    Ticket: '参会票',
  },
};
