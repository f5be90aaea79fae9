import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';

/** Topic of a rule of the code of conduct; selects its icon. */
export const mannerTopics = [
  'dress',
  'photography',
  'silence',
  'seating',
  'exits',
  'lostFound',
  'contacts',
  'other',
] as const;
export type MannerTopic = (typeof mannerTopics)[number];

export const MannerSection = z.object({
  topic: z.enum(mannerTopics, '请选择类别'),
  title: textField(30, 1),
  text: textField(1000, 1),
});
export type MannerSection = z.infer<typeof MannerSection>;

export const getManner = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetManner',
  access: 'ticket',
  module: 'manner',
  summary: 'The etiquette that holds now, and whether the asker has confirmed it; version 0 where there is none.',
  input: z.object({}),
  output: z.object({
    version: count,
    sections: z.array(MannerSection),
    publishedAt: wireTime.nullable(),
    /** Has to be confirmed before the first sign-in. */
    mustConfirm: z.boolean(),
    /** When the attendee confirmed this version. */
    confirmedAt: wireTime.nullable(),
  }),
  errors: [],
});

export const getPublishedManner = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetManner',
  access: 'public',
  summary: 'The etiquette that holds now, for who has not logged in with a ticket yet; version 0 where there is none.',
  input: z.object({ id: idField }),
  output: getManner.output.pick({ version: true, sections: true, publishedAt: true }),
  errors: ['Conference.NotFound'],
});

export const confirmManner = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/ConfirmManner',
  access: 'ticket',
  module: 'manner',
  summary: 'Confirms the etiquette of that version; a second time changes nothing.',
  input: z.object({ version: z.int('版本不正确').min(1, '版本不正确').max(100_000, '版本不正确') }),
  output: z.object({}),
  errors: ['Manner.ChangedMeanwhile'],
});

const Version = z.object({
  version: count,
  sections: z.array(MannerSection),
  mustConfirm: z.boolean(),
  author: z.string(),
  publishedAt: wireTime,
  /** Number of attendees whose latest confirmation is of this version. */
  confirmedCount: count,
});

export const getMannerVersions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManner/GetVersions',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'The conference’s etiquette in all its versions, the newest first, with how many confirmed each.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ items: z.array(Version), ticketCount: count }),
  errors: ['Conference.NotFound'],
});

export const publishManner = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManner/Publish',
  access: 'permission:Pages.Conferences.Staff',
  summary: 'Publishes the etiquette’s next version; refused when somebody else published one since `version`.',
  input: z.object({
    conferenceId: idField,
    version: z.int('版本不正确').min(0, '版本不正确').max(100_000, '版本不正确'),
    sections: z.array(MannerSection, '请填写条目').min(1, '至少一条').max(20, '最多 20 条'),
    mustConfirm: flagField,
  }),
  output: Version,
  errors: ['Conference.NotFound', 'Manner.ChangedMeanwhile'],
  idempotent: true,
});
