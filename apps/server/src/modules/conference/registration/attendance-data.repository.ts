import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { isOwnAttendee } from './registration.repository.ts';

/** Data that conferences store about the attendees selected by `own`; their codes and tokens are left out. */
const parts: Readonly<Record<string, (own: SQL, userId: number) => SQL>> = {
  registrations: (own) => sql`
    SELECT a.id, c.title AS conference, t.name AS ticket_type, a.state, a.user_type, a.name, a.phone, a.email, a.company, a.gender, a.diet,
      a.answers, a.hall, a.seat, a.table_no, a.group_name, a.badge_no, a.host_phone, a.decided_reason, a.manner_confirmed_at, a.created_at
    FROM attendee a JOIN conference c ON c.id = a.conference_id JOIN ticket_type t ON t.id = a.ticket_type_id
    WHERE a.id IN ${own} ORDER BY a.id`,
  registrationChanges: (own) => sql`
    SELECT attendee_id, field, old_value, new_value, state, reason, decided_at, created_at FROM attendee_change
    WHERE attendee_id IN ${own} ORDER BY id`,
  tickets: (own) => sql`
    SELECT id, attendee_id, issued_at, revoked_at, revoked_reason FROM ticket WHERE attendee_id IN ${own} ORDER BY id`,
  ticketSessions: (own) => sql`
    SELECT s.ticket_id, s.client_ip, s.user_agent, s.created_at, s.last_seen_at, s.expires_at
    FROM ticket_session s JOIN ticket k ON k.id = s.ticket_id WHERE k.attendee_id IN ${own} ORDER BY s.id`,
  conferenceMessages: (own) => sql`
    SELECT attendee_id, kind, detail, created_at, sent_at FROM attendee_message WHERE attendee_id IN ${own} ORDER BY id`,
  conferenceNotices: (own) => sql`
    SELECT r.attendee_id, n.title, r.delivered_at, r.read_at, r.confirmed_at, r.sms_at
    FROM notice_receipt r JOIN conference_notice n ON n.id = r.notice_id WHERE r.attendee_id IN ${own} ORDER BY r.delivered_at`,
  scans: (own) => sql`
    SELECT s.ticket_id, p.name AS sign_point, s.gate, s.direction, s.method, s.reason, s.note, s.scanned_at
    FROM scan s JOIN ticket k ON k.id = s.ticket_id JOIN sign_point p ON p.id = s.sign_point_id
    WHERE k.attendee_id IN ${own} ORDER BY s.id`,
  vouchers: (own) => sql`
    SELECT v.ticket_id, p.name AS sign_point, v.portions, v.remaining, v.revoked_at, v.revoked_reason
    FROM voucher v JOIN ticket k ON k.id = v.ticket_id JOIN sign_point p ON p.id = v.sign_point_id
    WHERE k.attendee_id IN ${own} ORDER BY v.id`,
  sessionStars: (own) => sql`
    SELECT x.attendee_id, s.title AS session, x.created_at FROM session_star x JOIN conference_session s ON s.id = x.session_id
    WHERE x.attendee_id IN ${own} ORDER BY x.created_at`,
  sessionSeats: (own) => sql`
    SELECT x.attendee_id, s.title AS session, x.state, x.created_at FROM session_seat x JOIN conference_session s ON s.id = x.session_id
    WHERE x.attendee_id IN ${own} ORDER BY x.id`,
  itineraries: (own) => sql`
    SELECT attendee_id, direction, mode, number, seat, from_place, to_place, departs_at, arrives_at, delayed_until, needs_ride, note
    FROM traffic_itinerary WHERE attendee_id IN ${own} ORDER BY attendee_id, direction`,
  tripSeats: (own) => sql`
    SELECT x.attendee_id, t.name AS trip, t.departs_at, x.seat_no, x.state, x.boarded_at FROM traffic_seat x
    JOIN traffic_trip t ON t.id = x.trip_id WHERE x.attendee_id IN ${own} ORDER BY x.id`,
  stayWishes: (own) => sql`
    SELECT attendee_id, needs_room, check_in::text, check_out::text, share, smokes, mate_name, note FROM stay_wish
    WHERE attendee_id IN ${own} ORDER BY attendee_id`,
  stays: (own) => sql`
    SELECT p.attendee_id, h.name AS hotel, r.number AS room, p.check_in::text, p.check_out::text, p.state, p.change_wish, p.change_answer
    FROM stay_plan p JOIN stay_room r ON r.id = p.room_id JOIN stay_hotel h ON h.id = r.hotel_id
    WHERE p.attendee_id IN ${own} ORDER BY p.id`,
  duties: (own) => sql`
    SELECT e.attendee_id, p.place, p.work, s.starts_at, s.ends_at, e.state, e.late_minutes, e.late_reason, e.checked_in_at, e.changed_reason
    FROM duty_entry e JOIN duty_shift s ON s.id = e.shift_id JOIN duty_post p ON p.id = s.post_id
    WHERE e.attendee_id IN ${own} ORDER BY e.id`,
  interactionAnswers: (own) => sql`
    SELECT x.attendee_id, i.kind, i.title, x.choices, x.words, x.answered_at FROM interaction_answer x
    JOIN interaction i ON i.id = x.interaction_id WHERE x.attendee_id IN ${own} ORDER BY x.answered_at`,
  questions: (own) => sql`
    SELECT attendee_id, text, state, votes, created_at FROM question WHERE attendee_id IN ${own} ORDER BY id`,
  questionVotes: (own) => sql`
    SELECT v.attendee_id, q.text AS question FROM question_vote v JOIN question q ON q.id = v.question_id
    WHERE v.attendee_id IN ${own} ORDER BY q.id`,
  danmaku: (own) => sql`
    SELECT attendee_id, text, place, state, created_at FROM danmaku WHERE attendee_id IN ${own} ORDER BY id`,
  livePhotoMarks: (own) => sql`
    SELECT attendee_id, photo_id, kind, created_at FROM live_photo_mark WHERE attendee_id IN ${own} ORDER BY created_at`,
  livePhotoReports: (own) => sql`
    SELECT attendee_id, photo_id, reason, created_at FROM live_photo_report WHERE attendee_id IN ${own} ORDER BY created_at`,
  liveOriginalRequests: (own) => sql`
    SELECT attendee_id, photo_id, purpose, state, created_at FROM live_original_request WHERE attendee_id IN ${own} ORDER BY id`,
  materialDownloads: (own, userId) => sql`
    SELECT d.attendee_id, f.file_name, d.name, d.client_ip, d.at FROM conference_material_download d
    JOIN conference_material_file f ON f.id = d.file_id WHERE d.attendee_id IN ${own} OR d.user_id = ${userId} ORDER BY d.id`,
};

/** Returns all data that conferences store about a user, part by part, including registrations the office made for their phone. */
export async function readAttendanceOf(db: Database, userId: number): Promise<Record<string, unknown>> {
  const own = sql`(SELECT a.id FROM attendee a WHERE ${isOwnAttendee(userId)})`;
  const found: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(parts)) found[name] = (await db.execute(query(own, userId))).rows;
  return found;
}
