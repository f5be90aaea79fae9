import type { HubName } from './hub-names.ts';
import type { StreamOf } from './hubs.ts';

const patterns: Record<HubName, RegExp> = {
  conferenceLive: /^conference:[1-9]\d{0,8}$/,
  conferenceStaff: /^conference:[1-9]\d{0,8}$/,
  galleryCommon: /^(site|activity:[1-9]\d{0,8})$/,
};

export function isStreamOf<H extends HubName>(hub: H, name: string): name is StreamOf<H> {
  return patterns[hub].test(name);
}
