/** Which attendees are listed; it lives in the address. */
export interface AttendeeQuery {
  readonly keyword: string;
  readonly arrival: 'all' | 'arrived' | 'missing';
  /** Null: of every kind. */
  readonly userType: number | null;
}

const arrivals = ['all', 'arrived', 'missing'] as const;

export function readAttendeeQuery(params: URLSearchParams): AttendeeQuery {
  const type = params.get('type');
  return {
    keyword: (params.get('q') ?? '').slice(0, 50),
    arrival: arrivals.find((one) => one === params.get('arrival')) ?? 'all',
    userType: type !== null && /^[0-4]$/.test(type) ? Number(type) : null,
  };
}
