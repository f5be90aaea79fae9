import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, shownNameField, wireTime } from '../fields.ts';
import { conferenceUserType } from './conference-fields.ts';
import { modulesOn } from './conference-modules.ts';

/** The caller's conference, for the first page of the app. */
export const getMyConference = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetMyConference',
  access: 'ticket',
  summary: 'Name, place, times and state of the conference of this ticket, and how the live wall stands.',
  input: z.object({}),
  output: z.object({
    id: idField,
    title: z.string(),
    conferenceState: z.int(),
    cover: z.string(),
    banner: z.string(),
    city: z.string(),
    location: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    organiser: z.string(),
    officePhone: z.string(),
    startTime: wireTime,
    endTime: wireTime,
    liveOn: z.boolean(),
    isReadOnly: z.boolean(),
    /** The parts that are on; the others show no tab and no icon. */
    modules: modulesOn,
    /** The server's clock, for phones with a wrong one. */
    serverTime: wireTime,
    version: count,
    holder: z.object({
      userId: idField,
      name: shownNameField(100),
      userType: conferenceUserType,
      hall: z.string(),
      seat: z.string(),
      hostPhone: z.string(),
    }),
  }),
  errors: [],
});
