/** What is wrong with a page's structured data, by schema.org and by what search engines document; none where all is well. */
export function structuredDataFaults(thing: unknown, place = '$'): string[] {
  if (Array.isArray(thing)) return thing.flatMap((each, index) => structuredDataFaults(each, `${place}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(thing));
  const type = String(fields.get('@type'));
  const path = `${place} ${type}`;
  const rule = rules.get(type);
  return [
    ...(rule ? [] : [`${path}: no rule for this type`]),
    ...(rule?.needs ?? []).filter((name) => isMissing(fields.get(name))).map((name) => `${path}: ${name} is missing`),
    ...(rule?.check?.(fields) ?? []).map((fault) => `${path}: ${fault}`),
    ...[...fields].flatMap(([name, value]) => valueFaults(name, value).map((fault) => `${path}: ${fault}`)),
    ...[...fields].flatMap(([name, value]) => structuredDataFaults(value, `${path}.${name}`)),
  ];
}

type Fields = ReadonlyMap<string, unknown>;
interface Rule {
  /** Required and recommended. */
  readonly needs: readonly string[];
  readonly check?: (fields: Fields) => readonly string[];
}

const article: Rule = {
  needs: ['headline', 'url', 'image', 'datePublished', 'author', 'publisher'],
  check: (fields) => [
    ...(String(fields.get('headline')).length > 110 ? ['headline is longer than 110 signs'] : []),
    ...(String(fields.get('dateModified') ?? '~') < String(fields.get('datePublished'))
      ? ['modified before it was published']
      : []),
  ],
};

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['WebSite', { needs: ['name', 'url', 'potentialAction'] }],
  ['SearchAction', { needs: ['target', 'query-input'] }],
  [
    'EntryPoint',
    {
      needs: ['urlTemplate'],
      check: (fields) =>
        /\{\w+\}/.test(String(fields.get('urlTemplate'))) ? [] : ['urlTemplate has no word to fill in'],
    },
  ],
  ['Organization', { needs: ['name'] }],
  ['Person', { needs: ['name'] }],
  ['ProfilePage', { needs: ['url', 'mainEntity', 'dateCreated'] }],
  ['Article', article],
  ['NewsArticle', article],
  ['ImageGallery', { needs: ['name', 'url', 'image', 'datePublished', 'author'] }],
  [
    'ImageObject',
    {
      needs: [
        ...['name', 'url', 'contentUrl', 'thumbnailUrl', 'width', 'height', 'creator', 'creditText'],
        ...['copyrightNotice', 'license', 'acquireLicensePage', 'datePublished'],
      ],
    },
  ],
  ['VideoObject', { needs: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration'] }],
  ['InteractionCounter', { needs: ['interactionType', 'userInteractionCount'] }],
  ['WatchAction', { needs: [] }],
  ['BreadcrumbList', { needs: ['itemListElement'], check: wayFaults }],
  ['ListItem', { needs: ['position', 'name'] }],
  [
    'Event',
    {
      needs: [
        ...['name', 'description', 'url', 'image', 'startDate', 'endDate', 'location', 'organizer'],
        ...['eventStatus', 'eventAttendanceMode'],
      ],
      check: (fields) => [
        ...placeFaults(fields.get('location')),
        ...(String(fields.get('startDate')) < String(fields.get('endDate')) ? [] : ['it ends before it begins']),
        ...['eventStatus', 'eventAttendanceMode']
          .filter(
            (name) => !/^https:\/\/schema\.org\/(Event\w+|\w+EventAttendanceMode)$/.test(String(fields.get(name))),
          )
          .map((name) => `${name} is no word of schema.org`),
      ],
    },
  ],
  ['Place', { needs: ['name'] }],
  ['VirtualLocation', { needs: ['url'] }],
  ['GeoCoordinates', { needs: ['latitude', 'longitude'] }],
  ['Offer', { needs: ['url', 'price', 'priceCurrency', 'availability', 'validFrom'] }],
]);

/** An event's place has an address; elsewhere its name is enough. */
function placeFaults(place: unknown): string[] {
  const given: Fields = new Map(typeof place === 'object' && place !== null ? Object.entries(place) : []);
  return given.get('@type') === 'Place' && isMissing(given.get('address')) ? ['its place has no address'] : [];
}

/** At least two places, numbered from 1, each but the last with its address. */
function wayFaults(fields: Fields): string[] {
  const items = fields.get('itemListElement');
  if (!Array.isArray(items) || items.length < 2) return ['fewer than two places'];
  return items.flatMap((item: unknown, index) => {
    const given: Fields = new Map(typeof item === 'object' && item !== null ? Object.entries(item) : []);
    return [
      ...(given.get('position') === index + 1 ? [] : [`place ${index + 1} is numbered ${given.get('position')}`]),
      ...(index === items.length - 1 || given.has('item') ? [] : [`place ${index + 1} has no address`]),
    ];
  });
}

const addresses =
  /^(url|item|contentUrl|thumbnailUrl|image|logo|license|acquireLicensePage|urlTemplate|eventStatus|availability)$/;
const times = /(^date|Date$|^valid(From|Through)$)/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

function valueFaults(name: string, value: unknown): string[] {
  if (typeof value !== 'string') return isMissing(value) ? [`${name} is empty`] : [];
  if (value === '') return [`${name} is empty`];
  const isAbsolute = URL.canParse(value) && /^https?:\/\//.test(value);
  if (addresses.test(name) && !isAbsolute) return [`${name} is no whole address: ${value}`];
  const isTime = time.test(value) && !Number.isNaN(Date.parse(value));
  return times.test(name) && !isTime ? [`${name} is no ISO 8601 time with an offset: ${value}`] : [];
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
