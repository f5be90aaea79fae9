import { useParams } from 'react-router-dom';
import { AttendeeTable } from '../features/manage-conferences/attendee-table.tsx';
import { ConferenceDesk } from '../features/manage-conferences/conference-desk.tsx';
import { ConferenceFactsForm } from '../features/manage-conferences/conference-facts-form.tsx';
import { ConferenceOverview } from '../features/manage-conferences/conference-overview.tsx';
import { TicketTypes } from '../features/manage-conferences/ticket-types.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** One line per tab; its key is the last part of the address. */
const tabs = [
  { key: '', label: '概览', render: (id: number) => <ConferenceOverview id={id} /> },
  { key: 'facts', label: '基本信息', render: (id: number) => <ConferenceFactsForm id={id} /> },
  { key: 'ticket-types', label: '票种', render: (id: number) => <TicketTypes id={id} /> },
  { key: 'attendees', label: '参会者', render: (id: number) => <AttendeeTable id={id} /> },
];

export function ConferencePage() {
  const { id = '', tab = '' } = useParams();
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotFoundPage />;
  return <ConferenceDesk key={id} id={Number(id)} tab={tab} tabs={tabs} />;
}
