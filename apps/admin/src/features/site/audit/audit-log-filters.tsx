import { choice } from '../../../shared/filters/choice.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { chip, type Filter } from '../../../shared/filters/filter.ts';
import { flag } from '../../../shared/filters/flag.tsx';
import { readId, readText, writeValues } from '../../../shared/filters/query-values.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';
import { word } from '../../../shared/filters/word.tsx';
import { auditSpan } from './audit-span.tsx';
import { CallSelect } from './call-select.tsx';

interface Call {
  readonly service: string;
  /** "" for all of the service. */
  readonly action: string;
}
const anyCall: Call = { service: '', action: '' };

const call: Filter<Call, Call> = {
  none: anyCall,
  read: (query) => ({ service: readText(query, 'service'), action: readText(query, 'action') }),
  write: ({ service, action }) => ({ service: writeValues(service), action: writeValues(action) }),
  toWire: (value) => value,
  chips: ({ service, action }) => chip(service && `${service}${action && `/${action}`}`, anyCall),
  control: {
    label: '动作',
    render: ({ value, onChange }) => (
      <CallSelect {...value} onChange={(service, action) => onChange({ service, action })} />
    ),
  },
};

interface Entity {
  readonly entityKind: string;
  readonly entityId: number | undefined;
}
const anyEntity: Entity = { entityKind: '', entityId: undefined };

const entity: Filter<Entity, Entity> = {
  none: anyEntity,
  read: (query) => ({ entityKind: readText(query, 'kind'), entityId: readId(query, 'entity') }),
  write: ({ entityKind, entityId }) => ({ kind: writeValues(entityKind), entity: writeValues(entityId) }),
  toWire: (value) => value,
  chips: ({ entityKind, entityId }) =>
    chip(entityKind === '' && entityId === undefined ? '' : `对象 ${entityKind} ${entityId ?? ''}`, anyEntity),
};

const durationTitles = { 200: '200 毫秒以上', 1000: '1 秒以上', 5000: '5 秒以上' } as const;

export const auditLogFilters = defineFilters({
  keyword: text({ placeholder: '参数里的字、请求编号' }),
  span: auditSpan,
  userName: word({ param: 'user', label: '用户名', words: (name) => `用户 ${name}` }),
  call: spread(call, (value) => value),
  onlyErrors: flag({ param: 'errors', label: '结果', text: '只看失败' }),
  duration: spread(choice({ param: 'duration', label: '耗时', titles: durationTitles }), (least) => ({
    ...(least !== undefined && { minDurationMs: Number(least) }),
  })),
  clientIp: word({ param: 'ip', label: 'IP' }),
  entity: spread(entity, (value) => value),
});
