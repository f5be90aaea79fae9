import type { Audience, AudienceOf } from './audience.ts';

/** Messages between the hubs of several processes. */
export type BackplaneMessage =
  | { readonly kind: 'send'; readonly to: Audience; readonly target: string; readonly arguments: readonly unknown[] }
  | { readonly kind: 'join' | 'leave'; readonly to: Audience; readonly group: string }
  | {
      readonly kind: 'disconnect';
      readonly to: Audience;
      readonly error: string | undefined;
      readonly allowReconnect: boolean;
    };

interface Envelope {
  /** The sending process, which has already handled it. */
  readonly from: string;
  readonly message: BackplaneMessage;
}

export function writeBackplaneMessage(from: string, message: BackplaneMessage): string {
  const envelope: Envelope = { from, message };
  return JSON.stringify(envelope);
}

/** Parses a message of another process; returns null for an own message or one this version does not know. */
export function readBackplaneMessage(own: string, text: string): BackplaneMessage | null {
  const parsed = parse(text);
  if (!isRecord(parsed) || parsed.from === own || !isRecord(parsed.message)) return null;
  const { kind, to, target, arguments: values, group, error, allowReconnect } = parsed.message;
  if (!isAudience(to)) return null;
  if (kind === 'send' && typeof target === 'string' && Array.isArray(values))
    return { kind, to, target, arguments: values };
  if ((kind === 'join' || kind === 'leave') && typeof group === 'string') return { kind, to, group };
  if (kind === 'disconnect')
    return { kind, to, error: typeof error === 'string' ? error : undefined, allowReconnect: allowReconnect === true };
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAudience(value: unknown): value is Audience {
  if (!isRecord(value) || (value.except !== undefined && !isNames(value.except))) return false;
  const names: Record<AudienceOf['kind'], unknown> = {
    all: [],
    groups: value.names,
    users: value.ids,
    connections: value.ids,
  };
  return Object.entries(names).some(([kind, list]) => kind === value.kind && isNames(list));
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
