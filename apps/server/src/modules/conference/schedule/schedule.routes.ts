import * as calendar from '@tuyuan/contract/conference/calendar.ts';
import { getCalendar as getCalendarEndpoint } from '@tuyuan/contract/conference/conference-data.ts';
import * as schedule from '@tuyuan/contract/conference/schedule.ts';
import * as publishing from '@tuyuan/contract/conference/schedule-publishing.ts';
import * as stage from '@tuyuan/contract/conference/schedule-rooms.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { storeMiscPicture } from '../../site/index.ts';
import { arrangeRooms } from './arrange-rooms.ts';
import { openFeed } from './calendar-feed.ts';
import { calendarFileRoutes } from './calendar-files.routes.ts';
import { changeStage } from './change-stage.ts';
import { compareSchedules } from './compare-schedules.ts';
import { confirmSeat } from './confirm-seat.ts';
import { createRoom } from './create-room.ts';
import { createSession } from './create-session.ts';
import { deleteRoom } from './delete-room.ts';
import { deleteSpeaker } from './delete-speaker.ts';
import { discardSession } from './discard-session.ts';
import { getCalendar } from './get-calendar.ts';
import { getMyCalendar } from './get-my-calendar.ts';
import { getMySchedule } from './get-my-schedule.ts';
import { getScheduleDraft } from './get-schedule-draft.ts';
import { listScheduleVersions } from './list-schedule-versions.ts';
import { listSeatHolders } from './list-seat-holders.ts';
import type { PersonalSource } from './personal-entry.ts';
import { placeSession } from './place-session.ts';
import { publishSchedule } from './publish-schedule.ts';
import { removeSession } from './remove-session.ts';
import { requireConference } from './require-conference.ts';
import { returnSeat } from './return-seat.ts';
import { presentSpeaker, presentTrack } from './schedule.presenter.ts';
import { getDiff } from './schedule-diff.ts';
import { setStars } from './set-stars.ts';
import { changeSpeaker, insertSpeaker } from './speaker.repository.ts';
import { takeSeat } from './take-seat.ts';
import { changeTrack, deleteTrackRow, insertTrack } from './track.repository.ts';
import { updateRoom } from './update-room.ts';
import { updateSession } from './update-session.ts';
import { uploadSpeakerPhoto } from './upload-speaker-photo.ts';

type PictureDeps = Parameters<typeof storeMiscPicture>[0];

interface ScheduleDeps extends PictureDeps {
  jobs: JobQueue;
  timeZone: string;
  siteAddress: string | undefined;
  /** Seals the addresses of people's calendars. */
  calendarBox: SecretBox;
  /** Further sources of entries in people's calendars. */
  personalSources: readonly PersonalSource[];
}

/** A conference's schedule: editing, publishing, and its use on phones and in calendars. */
export function scheduleRoutes(app: FastifyInstance, deps: ScheduleDeps): void {
  readerRoutes(app, deps);
  calendarFileRoutes(app, {
    timeZone: deps.timeZone,
    siteAddress: deps.siteAddress,
    sources: deps.personalSources,
  });
  stageRoutes(app, deps);
  sessionRoutes(app, deps);
}

function readerRoutes(app: FastifyInstance, { timeZone, calendarBox, personalSources }: ScheduleDeps): void {
  bindEndpoint(app, getCalendarEndpoint, (context, { id }) => getCalendar(context, id, timeZone));
  bindEndpoint(app, calendar.getMySchedule, (context) => getMySchedule(context, timeZone));
  bindEndpoint(app, calendar.setStars, async (context, { stars }) => ({ stars: await setStars(context, stars) }));
  bindEndpoint(app, calendar.takeSeat, (context, { sessionId }) => takeSeat(context, sessionId, timeZone));
  bindEndpoint(app, calendar.confirmSeat, (context, { sessionId }) => confirmSeat(context, sessionId, timeZone));
  bindEndpoint(app, calendar.returnSeat, (context, { sessionId }) => returnSeat(context, sessionId, timeZone));
  bindEndpoint(app, calendar.getMyCalendar, async (context) => ({
    items: await getMyCalendar(context, { timeZone, sources: personalSources }),
  }));
  bindEndpoint(app, calendar.getCalendarFeed, (context) => openFeed(calendarBox, context, false));
  bindEndpoint(app, calendar.renewCalendarFeed, (context) => openFeed(calendarBox, context, true));
}

function stageRoutes(app: FastifyInstance, deps: PictureDeps): void {
  bindEndpoint(app, stage.createRoom, ({ db }, { conferenceId, ...room }) => createRoom(db, conferenceId, room));
  bindEndpoint(app, stage.updateRoom, ({ db }, { id, ...room }) => updateRoom(db, id, room));
  bindEndpoint(app, stage.arrangeRooms, async ({ db }, { conferenceId, ids }) => ({
    items: await arrangeRooms(db, conferenceId, ids),
  }));
  bindEndpoint(app, stage.deleteRoom, async ({ db }, { id }) => {
    await deleteRoom(db, id);
    return {};
  });
  bindEndpoint(app, stage.createTrack, async ({ db }, { conferenceId, ...track }) => {
    await requireConference(db, conferenceId);
    return presentTrack(await changeStage(db, (transaction) => insertTrack(transaction, conferenceId, track)));
  });
  bindEndpoint(app, stage.updateTrack, async ({ db }, { id, ...track }) => {
    const changed = await orThrow(
      changeStage(db, (transaction) => changeTrack(transaction, id, track)),
      'ConferenceTrack.NotFound',
    );
    return presentTrack(changed);
  });
  bindEndpoint(app, stage.deleteTrack, async ({ db }, { id }) => {
    if (!(await deleteTrackRow(db, id))) throw new AppError('ConferenceTrack.NotFound');
    return {};
  });
  bindEndpoint(app, stage.createSpeaker, async ({ db }, { conferenceId, ...speaker }) => {
    await requireConference(db, conferenceId);
    return presentSpeaker(await insertSpeaker(db, conferenceId, speaker));
  });
  bindEndpoint(app, stage.updateSpeaker, async ({ db }, { id, ...speaker }) => {
    const changed = await orThrow(changeSpeaker(db, id, speaker), 'ConferenceSpeaker.NotFound');
    return presentSpeaker(changed);
  });
  bindEndpoint(app, stage.deleteSpeaker, async ({ db }, { id }) => {
    await deleteSpeaker(db, id);
    return {};
  });
  bindEndpoint(app, stage.uploadSpeakerPhoto, (context, { id }, file) => uploadSpeakerPhoto(deps, context, id, file));
}

function sessionRoutes(app: FastifyInstance, deps: ScheduleDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, schedule.getScheduleDraft, ({ db }, { id }) => getScheduleDraft(db, id, timeZone));
  bindEndpoint(app, schedule.createSession, ({ db }, session) => createSession(db, session, timeZone));
  bindEndpoint(app, schedule.updateSession, ({ db }, session) => updateSession(db, session, timeZone));
  bindEndpoint(app, schedule.placeSession, ({ db }, place) => placeSession(db, place, timeZone));
  bindEndpoint(app, schedule.removeSession, ({ db }, session) => removeSession(db, session));
  bindEndpoint(app, schedule.discardSession, ({ db }, target) => discardSession(db, target, timeZone));
  bindEndpoint(app, schedule.getSeatHolders, ({ db }, query) => listSeatHolders(db, query, timeZone));
  bindEndpoint(app, publishing.getScheduleDiff, ({ db }, { id }) => getDiff(db, id, timeZone));
  bindEndpoint(app, publishing.publishSchedule, (context, input) => publishSchedule(deps, context, input));
  bindEndpoint(app, publishing.getScheduleVersions, ({ db }, { id }) => listScheduleVersions(db, id, timeZone));
  bindEndpoint(app, publishing.compareSchedules, ({ db }, query) => compareSchedules(db, query, timeZone));
}
