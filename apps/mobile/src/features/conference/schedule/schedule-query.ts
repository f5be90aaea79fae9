/** Filter of the schedule; kept in the address. */
export interface ScheduleQuery {
  /** `yyyy-MM-dd`; null: today, or the day nearest to it. */
  readonly day: string | null;
  readonly isStarred: boolean;
  readonly roomId: number | null;
  readonly trackId: number | null;
  readonly view: 'list' | 'grid';
  /** Session with open details. */
  readonly sessionId: number | null;
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function readScheduleQuery(params: URLSearchParams): ScheduleQuery {
  const day = params.get('day');
  return {
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    isStarred: params.get('starred') === '1',
    roomId: idOf(params.get('room')),
    trackId: idOf(params.get('track')),
    view: params.get('view') === 'grid' ? 'grid' : 'list',
    sessionId: idOf(params.get('session')),
  };
}

export function writeScheduleQuery(query: ScheduleQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.day !== null) params.set('day', query.day);
  if (query.isStarred) params.set('starred', '1');
  if (query.roomId !== null) params.set('room', String(query.roomId));
  if (query.trackId !== null) params.set('track', String(query.trackId));
  if (query.view === 'grid') params.set('view', 'grid');
  if (query.sessionId !== null) params.set('session', String(query.sessionId));
  return params;
}
