import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wireTime } from '../fields.ts';
import {
  createNotice,
  findNoticeReceivers,
  getManagedNotices,
  getNoticeTargets,
  ManagedNotice,
  previewNoticeTarget,
  recallNotice,
} from './notice.ts';

const service = '/api/services/app/conferenceOfficeMobile' as const;
const own = { conferenceId: true } as const;

export const getOfficeNotices = defineEndpoint({
  method: 'GET',
  path: `${service}/GetNotices`,
  access: 'ticket:office',
  summary: 'The notices of the office’s own conference with their read rates, the newest first.',
  input: getManagedNotices.input.omit(own),
  output: getManagedNotices.output,
  errors: [],
});

export const getOfficeNoticeTargets = defineEndpoint({
  method: 'GET',
  path: `${service}/GetNoticeTargets`,
  access: 'ticket:office',
  summary: 'The groups, halls and kinds of ticket holders that the office’s notices can be sent to.',
  input: z.object({}),
  output: getNoticeTargets.output,
  errors: [],
});

export const previewOfficeNotice = defineEndpoint({
  method: 'POST',
  path: `${service}/PreviewNoticeTarget`,
  access: 'ticket:office',
  summary: 'How many a target holds now.',
  input: previewNoticeTarget.input.omit(own),
  output: previewNoticeTarget.output,
  errors: [],
  audited: false,
});

export const findOfficeReceivers = defineEndpoint({
  method: 'GET',
  path: `${service}/FindReceivers`,
  access: 'ticket:office',
  summary: 'Up to 20 ticket holders of the own conference, for a notice to one of them.',
  input: findNoticeReceivers.input.omit(own),
  output: findNoticeReceivers.output,
  errors: [],
});

export const sendOfficeNotice = defineEndpoint({
  method: 'POST',
  path: `${service}/SendNotice`,
  access: 'ticket:office',
  summary: 'Sends a notice from a phone of the office, at once or at a time.',
  input: createNotice.input.omit(own).extend({
    /** Null: now. */
    at: wireTime.nullable().default(null),
  }),
  output: ManagedNotice,
  errors: ['Notice.NobodyThere', 'Request.TooMany'],
  idempotent: true,
});

export const recallOfficeNotice = defineEndpoint({
  method: 'POST',
  path: `${service}/RecallNotice`,
  access: 'ticket:office',
  summary: 'Takes a sent notice of the own conference back.',
  input: recallNotice.input,
  output: recallNotice.output,
  errors: recallNotice.errors,
});
