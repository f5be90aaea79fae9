import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ConferenceDesk } from '../features/conference/management/conference-desk.tsx';
import { ConferenceOverview } from '../features/conference/management/conference-overview.tsx';
import { TicketTypes } from '../features/conference/management/ticket-types.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const AttendeeList = lazy(async () => ({
  default: (await import('../features/conference/attendees/attendee-list.tsx')).AttendeeList,
}));
const ChangeInbox = lazy(async () => ({
  default: (await import('../features/conference/answer-changes/change-inbox.tsx')).ChangeInbox,
}));
const FactsForm = lazy(async () => ({
  default: (await import('../features/conference/facts/facts-form.tsx')).FactsForm,
}));
const FormBuilder = lazy(async () => ({
  default: (await import('../features/conference/registration-form/form-builder.tsx')).FormBuilder,
}));
const VersionHistory = lazy(async () => ({
  default: (await import('../features/conference/management/version-history.tsx')).VersionHistory,
}));
const DutyDesk = lazy(async () => ({ default: (await import('../features/conference/duty/duty-desk.tsx')).DutyDesk }));
const MaterialList = lazy(async () => ({
  default: (await import('../features/conference/material/material-list.tsx')).MaterialList,
}));
const RoomingDesk = lazy(async () => ({
  default: (await import('../features/conference/accommodation/rooming-desk.tsx')).RoomingDesk,
}));
const ScheduleEditor = lazy(async () => ({
  default: (await import('../features/conference/schedule/schedule-editor.tsx')).ScheduleEditor,
}));
const TripsDesk = lazy(async () => ({
  default: (await import('../features/conference/transport/trips-desk.tsx')).TripsDesk,
}));
const NoticeList = lazy(async () => ({
  default: (await import('../features/conference/notice/notice-list.tsx')).NoticeList,
}));
const MannerDesk = lazy(async () => ({
  default: (await import('../features/conference/code-of-conduct/manner-desk.tsx')).MannerDesk,
}));
const HallDesk = lazy(async () => ({
  default: (await import('../features/conference/interaction/hall-desk.tsx')).HallDesk,
}));
const WallDesk = lazy(async () => ({
  default: (await import('../features/conference/photo-wall/wall-desk.tsx')).WallDesk,
}));
const CheckInDesk = lazy(async () => ({
  default: (await import('../features/conference/check-in/check-in-desk.tsx')).CheckInDesk,
}));
const VoucherDesk = lazy(async () => ({
  default: (await import('../features/conference/vouchers/voucher-desk.tsx')).VoucherDesk,
}));
const CommandDesk = lazy(async () => ({
  default: (await import('../features/conference/command/command-desk.tsx')).CommandDesk,
}));
const RehearsalDesk = lazy(async () => ({
  default: (await import('../features/conference/rehearsal/rehearsal-desk.tsx')).RehearsalDesk,
}));
const ConflictInbox = lazy(async () => ({
  default: (await import('../features/conference/command/conflict-inbox.tsx')).ConflictInbox,
}));

/** One line per tab; its key is the last part of the address. */
export const conferenceTabs = [
  { key: '', label: '概览', render: (id: number) => <ConferenceOverview id={id} /> },
  { key: 'facts', label: '基本信息', render: (id: number) => <FactsForm id={id} /> },
  { key: 'form', label: '报名表', render: (id: number) => <FormBuilder id={id} /> },
  { key: 'ticket-types', label: '票种', render: (id: number) => <TicketTypes id={id} /> },
  { key: 'attendees', label: '参会者', render: (id: number) => <AttendeeList conferenceId={id} /> },
  { key: 'changes', label: '修改申请', render: (id: number) => <ChangeInbox conferenceId={id} /> },
  { key: 'schedule', label: '日程', render: (id: number) => <ScheduleEditor id={id} /> },
  { key: 'materials', label: '资料', render: (id: number) => <MaterialList conferenceId={id} /> },
  { key: 'duty', label: '值班', render: (id: number) => <DutyDesk conferenceId={id} /> },
  { key: 'stays', label: '住宿', render: (id: number) => <RoomingDesk conferenceId={id} /> },
  { key: 'trips', label: '接送', render: (id: number) => <TripsDesk conferenceId={id} /> },
  { key: 'notices', label: '通知', render: (id: number) => <NoticeList id={id} /> },
  { key: 'manner', label: '须知', render: (id: number) => <MannerDesk id={id} /> },
  { key: 'interaction', label: '互动', render: (id: number) => <HallDesk id={id} /> },
  { key: 'wall', label: '照片墙', render: (id: number) => <WallDesk id={id} /> },
  { key: 'versions', label: '版本', render: (id: number) => <VersionHistory id={id} /> },
  { key: 'check-in', label: '签到', render: (id: number) => <CheckInDesk id={id} /> },
  { key: 'vouchers', label: '餐券礼券', render: (id: number) => <VoucherDesk conferenceId={id} /> },
  { key: 'conflicts', label: '冲突', render: (id: number) => <ConflictInbox conferenceId={id} /> },
  { key: 'command', label: '指挥台', render: (id: number) => <CommandDesk conferenceId={id} /> },
  { key: 'rehearsal', label: '演练', render: (id: number) => <RehearsalDesk conferenceId={id} /> },
];

export function ConferencePage() {
  const { id = '', tab = '' } = useParams();
  const active = conferenceTabs.find(({ key }) => key === tab);
  if (!/^[1-9]\d{0,8}$/.test(id) || !active) return <NotFoundPage />;
  return <ConferenceDesk key={id} id={Number(id)} active={active} tabs={conferenceTabs} />;
}
