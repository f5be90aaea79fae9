import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { conferenceAt } from '../features/conference/frame/conference-at.ts';
import { ConferenceDesk } from '../features/conference/management/conference-desk.tsx';
import { ConferenceOverview } from '../features/conference/management/overview/conference-overview.tsx';
import { TicketTypes } from '../features/conference/management/ticket-types.tsx';
import type { ConferencePageKey } from '../shared/conference/conference-groups.ts';
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
const ModuleDesk = lazy(async () => ({
  default: (await import('../features/conference/modules/module-desk.tsx')).ModuleDesk,
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

/** What each page of a conference renders, by the last part of its address. */
const pages: Readonly<Record<ConferencePageKey, (id: number) => ReactNode>> = {
  '': (id) => <ConferenceOverview id={id} />,
  facts: (id) => <FactsForm id={id} />,
  form: (id) => <FormBuilder id={id} />,
  'ticket-types': (id) => <TicketTypes id={id} />,
  attendees: (id) => <AttendeeList conferenceId={id} />,
  changes: (id) => <ChangeInbox conferenceId={id} />,
  schedule: (id) => <ScheduleEditor id={id} />,
  materials: (id) => <MaterialList conferenceId={id} />,
  duty: (id) => <DutyDesk conferenceId={id} />,
  stays: (id) => <RoomingDesk conferenceId={id} />,
  trips: (id) => <TripsDesk conferenceId={id} />,
  notices: (id) => <NoticeList id={id} />,
  manner: (id) => <MannerDesk id={id} />,
  interaction: (id) => <HallDesk id={id} />,
  wall: (id) => <WallDesk id={id} />,
  modules: (id) => <ModuleDesk id={id} />,
  versions: (id) => <VersionHistory id={id} />,
  'check-in': (id) => <CheckInDesk id={id} />,
  vouchers: (id) => <VoucherDesk conferenceId={id} />,
  conflicts: (id) => <ConflictInbox conferenceId={id} />,
  command: (id) => <CommandDesk conferenceId={id} />,
  rehearsal: (id) => <RehearsalDesk conferenceId={id} />,
};

export function ConferencePage() {
  const place = conferenceAt(useLocation().pathname);
  if (!place) return <NotFoundPage />;
  const { id, page } = place;
  return (
    <ConferenceDesk key={id} id={id} page={page}>
      {pages[page.key](id)}
    </ConferenceDesk>
  );
}
