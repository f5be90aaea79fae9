import { expect, it } from 'vitest';
import { feedFaults } from './feed-faults.ts';

const feed = (
  item: string,
  channel = '<title>图苑</title><link>https://x.test/</link><description>图片库</description>',
) => `<?xml version="1.0"?><rss version="2.0"><channel>${channel}<item>${item}</item></channel></rss>`;
const whole = '<title>一</title><link>https://x.test/1</link><guid>https://x.test/1</guid>';

it('a feed of what RSS 2.0 asks for has no faults', () => {
  expect(feedFaults(feed(`${whole}<pubDate>Sat, 28 Nov 2026 08:00:00 GMT</pubDate>`))).toEqual([]);
});

it.each([
  ['a date of ISO 8601', feed(`${whole}<pubDate>2026-11-28T08:00:00Z</pubDate>`), 'pubDate'],
  ['a wrong day of the week', feed(`${whole}<pubDate>Fri, 28 Nov 2026 08:00:00 GMT</pubDate>`), 'pubDate'],
  ['a relative guid', feed(whole.replace('<guid>https://x.test', '<guid>')), 'permanent link'],
  ['no guid', feed(whole.replace(/<guid>.*/, '')), 'no guid'],
  ['no words', feed(whole.replace('<title>一</title>', '')), 'neither title'],
  ['the same item twice', feed(`${whole}</item><item>${whole}`), 'there twice'],
  ['a channel without description', feed(whole, '<title>图苑</title><link>https://x.test/</link>'), 'no description'],
])('%s is a fault', (_name, feedText, fault) => {
  expect(feedFaults(feedText).join()).toContain(fault);
});

it('a text that is not well-formed is no feed', () => {
  expect(() => feedFaults(feed(`${whole}<description>雾 & 山 < 水</description>`))).toThrow(/entity/);
});
