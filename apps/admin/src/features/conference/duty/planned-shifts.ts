interface Plan {
  readonly firstDay: string;
  readonly lastDay: string;
  /** HH:mm */
  readonly from: string;
  readonly until: string;
}

const most = 60;
const dayMs = 86_400_000;
// Days are counted in UTC: no hour of it is ever skipped.
const dayAfter = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Returns the same hours on each of those days; an end not later than the start is on the next day. */
export function plannedShifts({ firstDay, lastDay, from, until }: Plan): { startsAt: string; endsAt: string }[] {
  const shifts: { startsAt: string; endsAt: string }[] = [];
  for (let day = firstDay; day <= lastDay && shifts.length < most; day = dayAfter(day))
    shifts.push({
      startsAt: `${day}T${from}:00`,
      endsAt: `${until > from ? day : dayAfter(day)}T${until}:00`,
    });
  return shifts;
}
