import type { z } from 'zod';
import { conferenceLive } from './conference-live.ts';
import { conferenceStaff } from './conference-staff.ts';
import { galleryCommon } from './gallery-common.ts';
import type { HubName } from './hub-names.ts';

/** The three hubs by name: where each is, and what it tells. */
export const hubs = { conferenceLive, conferenceStaff, galleryCommon } as const;

export type EventName<H extends HubName> = keyof (typeof hubs)[H]['payloads'] & string;
/** Of these only the latest counts; the number beside it in `pace` is the least pause between two, in milliseconds. */
export type PacedName<H extends HubName> = keyof (typeof hubs)[H]['pace'] & EventName<H>;
type Payloads<H extends HubName> = (typeof hubs)[H]['payloads'];
type PayloadSchema<H extends HubName, N extends EventName<H>> = Extract<Payloads<H>[N & keyof Payloads<H>], z.ZodType>;
export type PayloadOf<H extends HubName, N extends EventName<H>> = z.output<PayloadSchema<H, N>>;
export type PayloadInput<H extends HubName, N extends EventName<H>> = z.input<PayloadSchema<H, N>>;

/** What a hub's events are about; each is a sequence of its own. */
export type StreamOf<H extends HubName> = H extends 'galleryCommon'
  ? 'site' | `activity:${number}`
  : `conference:${number}`;

/** Whom of a stream an event is for. */
export type Target = 'all' | `ticket:${number}` | `user:${number}` | `group:${string}`;
