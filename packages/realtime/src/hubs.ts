import type { z } from 'zod';
import { conferenceLive } from './conference-live.ts';
import { conferenceStaff } from './conference-staff.ts';
import { galleryCommon } from './gallery-common.ts';
import type { HubName } from './hub-names.ts';

/** The three hubs by name, with their paths and events. */
export const hubs = { conferenceLive, conferenceStaff, galleryCommon } as const;

export type EventName<H extends HubName> = keyof (typeof hubs)[H]['payloads'] & string;
/** Events of which only the latest counts; the value in `pace` is the minimum pause between two, in milliseconds. */
export type PacedName<H extends HubName> = keyof (typeof hubs)[H]['pace'] & EventName<H>;
type Payloads<H extends HubName> = (typeof hubs)[H]['payloads'];
type PayloadSchema<H extends HubName, N extends EventName<H>> = Extract<Payloads<H>[N & keyof Payloads<H>], z.ZodType>;
export type PayloadOf<H extends HubName, N extends EventName<H>> = z.output<PayloadSchema<H, N>>;
export type PayloadInput<H extends HubName, N extends EventName<H>> = z.input<PayloadSchema<H, N>>;

/** Subject of a hub's events; each stream has its own sequence. */
export type StreamOf<H extends HubName> = H extends 'galleryCommon'
  ? 'site' | `activity:${number}`
  : `conference:${number}`;

/** Whom of a stream an event is for. */
export type Target = 'all' | `ticket:${number}` | `user:${number}` | `group:${string}`;
