export interface TakenPreset {
  readonly label: string;
  /** `yyyy-MM-dd`; '' is open. */
  readonly takenFrom: string;
  readonly takenTo: string;
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** Returns the preset spans relative to `today`, a day in the site's time zone. */
export function takenPresets(today: string): TakenPreset[] {
  const year = Number(today.slice(0, 4));
  return [
    { label: '近 30 天', takenFrom: daysBefore(today, 29), takenTo: today },
    { label: '今年', takenFrom: `${year}-01-01`, takenTo: today },
    { label: '去年', takenFrom: `${year - 1}-01-01`, takenTo: `${year - 1}-12-31` },
    { label: '更早', takenFrom: '', takenTo: `${year - 2}-12-31` },
  ];
}
