import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import type { PublishChange } from '@tuyuan/contract/conference/publishing.ts';

type PlainFact = Exclude<keyof ConferenceFacts, 'form' | 'content' | 'cover' | 'banner' | 'guests' | 'coOrganisers'>;

const labels: Record<PlainFact, string> = {
  title: '名称',
  summary: '摘要',
  organiser: '主办单位',
  officePhone: '会务电话',
  city: '城市',
  location: '会场',
  address: '地址',
  directions: '入口与交通',
  latitude: '纬度',
  longitude: '经度',
  startTime: '开始时间',
  endTime: '结束时间',
  regStartTime: '报名开始',
  regEndTime: '报名截止',
  phonesFrom: '手机端开放',
};
const plainFacts: readonly PlainFact[] = [
  'title',
  'summary',
  'startTime',
  'endTime',
  'regStartTime',
  'regEndTime',
  'phonesFrom',
  'city',
  'location',
  'address',
  'directions',
  'latitude',
  'longitude',
  'organiser',
  'officePhone',
];
const basics = '基本信息';
const excerptLength = 80;

/** Returns the differences between two states of the facts, in words; compared with `null`, everything is new. */
export function factsDiff(before: ConferenceFacts | null, after: ConferenceFacts): PublishChange[] {
  const changes: PublishChange[] = [];
  const note = (section: string, label: string, from: string, to: string) => {
    if (from === to) return;
    const kind = from === '' ? 'added' : to === '' ? 'removed' : 'changed';
    changes.push({ section, label, kind, before: from, after: to });
  };
  for (const fact of plainFacts) note(basics, labels[fact], plain(before?.[fact]), plain(after[fact]));
  if ((before?.content ?? '') !== after.content) changes.push(textChange('正文', before?.content ?? '', after.content));
  for (const [fact, label] of [
    ['cover', '封面'],
    ['banner', '横幅'],
  ] as const)
    if ((before?.[fact] ?? '') !== after[fact])
      note(basics, label, before?.[fact] ? '原来的图片' : '', after[fact] ? '新的图片' : '');
  note(basics, '协办单位', (before?.coOrganisers ?? []).join('、'), after.coOrganisers.join('、'));
  note(basics, '嘉宾', guestsText(before?.guests ?? []), guestsText(after.guests));
  return [...changes, ...formDiff(before?.form ?? [], after.form)];
}

/** Returns changes of place or time. A first address, or a removed one, does not count. */
export function movingChanges(before: ConferenceFacts, after: ConferenceFacts): PublishChange[] {
  const { startTime, endTime, city, location, address } = after;
  return factsDiff(before, { ...before, startTime, endTime, city, location, address }).filter(
    ({ kind }) => kind === 'changed',
  );
}

export function isOfTime({ label }: PublishChange): boolean {
  return label === labels.startTime || label === labels.endTime;
}

const guestsText = (guests: ConferenceFacts['guests']) =>
  guests
    .map(({ name, title, introduction, photo }) =>
      [name, title, introduction === '' ? '' : '有介绍', photo === '' ? '' : '有照片'].filter(Boolean).join(' '),
    )
    .join('、');

function plain(value: string | number | null | undefined): string {
  return value === null || value === undefined
    ? ''
    : String(value).replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}$/, '$1 $2');
}

/** Returns an excerpt from where two texts differ. */
function textChange(label: string, before: string, after: string): PublishChange {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - 10);
  const excerpt = (text: string) =>
    text === ''
      ? ''
      : `${start > 0 ? '…' : ''}${text.slice(start, start + excerptLength)}${text.length > start + excerptLength ? '…' : ''}`;
  const kind = from === '' ? 'added' : to === '' ? 'removed' : 'changed';
  return { section: basics, label, kind, before: excerpt(from), after: excerpt(to) };
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const types: Record<RegistrationField['type'], string> = {
  text: '单行文字',
  longText: '多行文字',
  select: '单选',
  multiSelect: '多选',
  date: '日期',
  phone: '手机号',
  idCard: '身份证号',
  yesNo: '是或否',
};
const rules = { locked: '不能改', editable: '本人可改', approval: '改动要审核' };

function describe(field: RegistrationField): string {
  const until = field.editableUntil === null ? '' : `，到 ${plain(field.editableUntil)} 为止`;
  return [
    types[field.type],
    field.isRequired ? '必填' : '选填',
    field.options.join('／'),
    field.ticketTypeIds.length === 0 ? '' : `只问 ${field.ticketTypeIds.length} 种票`,
    rules[field.change] + (field.change === 'editable' ? until : ''),
    field.help,
  ]
    .filter((part) => part !== '')
    .join('；');
}

function formDiff(before: readonly RegistrationField[], after: readonly RegistrationField[]): PublishChange[] {
  const section = '报名表';
  const changes: PublishChange[] = [];
  for (const field of after) {
    const old = before.find(({ key }) => key === field.key);
    if (!old) {
      changes.push({ section, label: field.label, kind: 'added', before: '', after: describe(field) });
      continue;
    }
    if (old.label !== field.label)
      changes.push({ section, label: field.label, kind: 'changed', before: old.label, after: field.label });
    if (describe(old) !== describe(field))
      changes.push({ section, label: field.label, kind: 'changed', before: describe(old), after: describe(field) });
  }
  for (const field of before)
    if (!after.some(({ key }) => key === field.key))
      changes.push({ section, label: field.label, kind: 'removed', before: describe(field), after: '' });
  const order = (fields: readonly RegistrationField[], others: readonly RegistrationField[]) =>
    fields.filter(({ key }) => others.some((other) => other.key === key)).map(({ label }) => label);
  const [was, is] = [order(before, after).join('、'), order(after, before).join('、')];
  if (was !== is && changes.every(({ kind }) => kind !== 'changed'))
    changes.push({ section, label: '次序', kind: 'changed', before: was, after: is });
  return changes;
}
