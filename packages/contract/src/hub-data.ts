import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { count, listField, textField, wireTime } from './fields.ts';

/** `channel@number of the last event heard there`, as subscribing answered it: `conferenceLive/conference:42@17`. */
const place = textField(300).refine((text) => /^.+@\d{1,15}$/.test(text), '位置格式不正确');

export const getEventsSince = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/hubData/GetEventsSince',
  access: 'public',
  summary: 'What a hub told after those places, for who missed it; channels the caller may not hear are left out.',
  input: z.object({ places: listField(place, 40) }),
  output: z.object({
    /** In the order of each channel, at most 500 of each. */
    events: z.array(
      z.object({
        channel: z.string(),
        seq: count,
        name: z.string(),
        at: wireTime,
        /** The payload as the hub would have sent it. */
        payload: z.unknown(),
      }),
    ),
    channels: z.array(
      z.object({
        name: z.string(),
        /** Number of the last event included above. */
        seq: count,
        /** False when more has happened than is kept or returned here: reload what is shown. */
        isComplete: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
