/** The displayed part of the schedule, as stored in the address. */
export interface ScheduleQuery {
  /** One of the conference's days. */
  readonly day: string;
  readonly view: 'grid' | 'list';
  readonly keyword: string;
  readonly roomId: number | null;
  readonly trackId: number | null;
}

export function readScheduleQuery(query: URLSearchParams, days: readonly string[]): ScheduleQuery {
  const numberOf = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  return {
    day: days.find((day) => day === query.get('day')) ?? days[0] ?? '',
    view: query.get('view') === 'list' ? 'list' : 'grid',
    keyword: (query.get('q') ?? '').slice(0, 100),
    roomId: numberOf('room'),
    trackId: numberOf('track'),
  };
}

/** Returns the address's query; defaults are omitted. */
export function writeScheduleQuery(state: ScheduleQuery, days: readonly string[]): URLSearchParams {
  const query = new URLSearchParams();
  if (state.day !== days[0]) query.set('day', state.day);
  if (state.view === 'list') query.set('view', 'list');
  if (state.keyword !== '') query.set('q', state.keyword);
  if (state.roomId !== null) query.set('room', String(state.roomId));
  if (state.trackId !== null) query.set('track', String(state.trackId));
  return query;
}
