import { childrenOf, readXml, type XmlElement } from './read-xml.ts';

const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

/** What is wrong with a feed, by RSS 2.0; none where all is well. Throws for text that is no XML. */
export function feedFaults(text: string): string[] {
  const rss = readXml(text);
  const [channel, second] = childrenOf(rss, 'channel');
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0') return ['it is no RSS 2.0'];
  if (!channel || second) return ['it has not one channel'];
  const items = childrenOf(channel, 'item');
  const guids = items.map((item) => wordsOf(item, 'guid'));
  return [
    ...['title', 'link', 'description'].filter((name) => wordsOf(channel, name) === '').map((name) => `no ${name}`),
    ...(isAddress(wordsOf(channel, 'link')) ? [] : ['the channel’s link is no address']),
    ...guids.filter((guid, index) => guids.indexOf(guid) !== index).map((guid) => `${guid} is there twice`),
    ...items.flatMap((item, index) => itemFaults(item).map((fault) => `item ${index + 1}: ${fault}`)),
  ];
}

function itemFaults(item: XmlElement): string[] {
  const [guid] = childrenOf(item, 'guid');
  return [
    ...(wordsOf(item, 'title') || wordsOf(item, 'description') ? [] : ['neither title nor description']),
    ...(isAddress(wordsOf(item, 'link')) ? [] : ['link is no address']),
    ...(guid?.text ? [] : ['no guid']),
    ...(guid && guid.attributes.isPermaLink !== 'false' && !isAddress(guid.text) ? ['guid is no permanent link'] : []),
    ...childrenOf(item, 'pubDate')
      .filter(({ text }) => !isMoment(text))
      .map(({ text }) => `pubDate is not by RFC 822: ${text}`),
    ...childrenOf(item, 'enclosure')
      .filter(
        ({ attributes: { url = '', length = '', type = '' } }) => !isAddress(url) || !/^\d+$/.test(length) || !type,
      )
      .map(() => 'enclosure lacks url, length or type'),
  ];
}

const wordsOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text.trim() ?? '';

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** Also its day of the week is that of the date. */
function isMoment(text: string): boolean {
  return rfc822.test(text) && new Date(text).toUTCString().slice(0, 3) === text.slice(0, 3);
}
