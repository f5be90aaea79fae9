import { fieldWord } from './field-words.ts';

export interface FieldChange {
  readonly name: string;
  /** The value set by the previous call of the same kind; undefined when there was none. */
  readonly before: string | undefined;
  readonly after: string;
}

interface Call {
  readonly action: string;
  readonly errorCode: string | null;
  readonly parameters?: unknown;
}

const unsaid = new Set(['id', 'ids']);
const longest = 80;

/** Returns what a call changed: the fields that differ from the last successful call of the same kind, which is further down the list. */
export function fieldChanges(calls: readonly Call[], index: number): FieldChange[] {
  const call = calls[index];
  if (!call) return [];
  const earlier = calls.slice(index + 1).find(({ action, errorCode }) => action === call.action && errorCode === null);
  const before = earlier && fieldsOf(earlier.parameters);
  return Object.entries(fieldsOf(call.parameters))
    .filter(([name, after]) => !unsaid.has(name) && before?.[name] !== after)
    .map(([name, after]) => ({ name, before: before?.[name], after }));
}

function fieldsOf(parameters: unknown): Record<string, string> {
  if (typeof parameters !== 'object' || parameters === null) return {};
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, shown(value)]));
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.map(shown).join('、') : plain(value);
  return text === '' ? '—' : text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${fieldWord(name)}：${shown(part)}`)
    .join('；');
}
