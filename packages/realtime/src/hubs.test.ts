import { expect, it } from 'vitest';
import { channelName } from './channel-name.ts';
import { hubEventNames, hubPaths } from './hub-names.ts';
import { hubs } from './hubs.ts';
import { isStreamOf } from './is-stream-of.ts';

it('lets browsers listen to every event there is, where it is told', () => {
  for (const [name, hub] of Object.entries(hubs)) {
    const names = Object.entries(hubEventNames).find(([known]) => known === name)?.[1] ?? [];
    expect([...names].sort()).toEqual(Object.keys(hub.payloads).sort());
    for (const paced of Object.keys(hub.pace)) expect(names).toContain(paced);
    expect(Object.values(hubPaths)).toContain(hub.path);
  }
});

it('knows the streams of a hub by their names', () => {
  expect(isStreamOf('conferenceLive', 'conference:42')).toBe(true);
  expect(isStreamOf('galleryCommon', 'site')).toBe(true);
  for (const wrong of [
    'site',
    'conference:0',
    'conference:1/all',
    'conference:',
    'conference:12345678901',
    'activity:1',
  ])
    expect([wrong, isStreamOf('conferenceLive', wrong)]).toEqual([wrong, false]);
  expect(channelName('conferenceLive', 'conference:42', 'all')).toBe('conferenceLive/conference:42');
  expect(channelName('conferenceLive', 'conference:42', 'ticket:7')).toBe('conferenceLive/conference:42/ticket:7');
});
