import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { idField, listField, shownNameField, textField } from '../fields.ts';
import { pictureErrors } from '../picture-errors.ts';
import { chairsField, ScheduleRoom, ScheduleSpeaker, ScheduleTrack, scheduleColours } from './schedule-fields.ts';

const colourField = z.enum(scheduleColours, '请选择颜色');

const roomFields = {
  name: shownNameField(30),
  place: textField(60).default(''),
  capacity: chairsField.nullable().default(null),
  colour: colourField.default('blue'),
};

export const createRoom = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/CreateRoom',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Adds a room as the last one.',
  input: z.object({ conferenceId: idField, ...roomFields }),
  output: ScheduleRoom,
  errors: ['Conference.NotFound', 'ConferenceRoom.NameTaken'],
  idempotent: true,
});

export const updateRoom = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceSchedule/UpdateRoom',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Changes a room; visitors see it with the next publishing.',
  input: z.object({ id: idField, ...roomFields }),
  output: ScheduleRoom,
  errors: ['ConferenceRoom.NotFound', 'ConferenceRoom.NameTaken'],
});

export const arrangeRooms = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/ArrangeRooms',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Puts a conference’s rooms into the order of `ids`.',
  input: z.object({ conferenceId: idField, ids: listField(idField, 100) }),
  output: z.object({ items: z.array(ScheduleRoom) }),
  errors: ['Conference.NotFound'],
});

export const deleteRoom = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceSchedule/DeleteRoom',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Deletes a room no session is in.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['ConferenceRoom.NotFound', 'ConferenceRoom.InUse'],
});

const trackFields = { name: shownNameField(20), colour: colourField.default('blue') };

export const createTrack = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/CreateTrack',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Adds a track as the last one.',
  input: z.object({ conferenceId: idField, ...trackFields }),
  output: ScheduleTrack,
  errors: ['Conference.NotFound', 'ConferenceTrack.NameTaken'],
  idempotent: true,
});

export const updateTrack = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceSchedule/UpdateTrack',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Changes a track’s name and colour.',
  input: z.object({ id: idField, ...trackFields }),
  output: ScheduleTrack,
  errors: ['ConferenceTrack.NotFound', 'ConferenceTrack.NameTaken'],
});

export const deleteTrack = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceSchedule/DeleteTrack',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Deletes a track; its sessions are without one.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['ConferenceTrack.NotFound'],
});

const speakerFields = {
  name: shownNameField(30),
  title: textField(60).default(''),
  biography: textField(2000).default(''),
};

export const createSpeaker = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/CreateSpeaker',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Adds a speaker.',
  input: z.object({ conferenceId: idField, ...speakerFields }),
  output: ScheduleSpeaker,
  errors: ['Conference.NotFound'],
  idempotent: true,
});

export const updateSpeaker = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceSchedule/UpdateSpeaker',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Changes what is said of a speaker.',
  input: z.object({ id: idField, ...speakerFields }),
  output: ScheduleSpeaker,
  errors: ['ConferenceSpeaker.NotFound'],
});

export const deleteSpeaker = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceSchedule/DeleteSpeaker',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Deletes a speaker no session is given by.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['ConferenceSpeaker.NotFound', 'ConferenceSpeaker.InUse'],
});

const megabyte = 1024 * 1024;

export const uploadSpeakerPhoto = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceSchedule/UploadSpeakerPhoto',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Makes the picture of the form’s field `file` the speaker’s: a square of 480 px.',
  input: z.object({ id: idField }),
  output: ScheduleSpeaker,
  errors: ['ConferenceSpeaker.NotFound', ...pictureErrors],
  upload: { maxBytes: 10 * megabyte },
});
