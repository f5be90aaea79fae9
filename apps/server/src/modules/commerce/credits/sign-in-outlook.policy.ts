interface Standing {
  /** `yyyy-MM-dd`, as are all days here. */
  today: string;
  /** The last day that was signed, or null. */
  last: { day: string; streak: number; amount: number } | null;
  /** Of a plain day. */
  amount: number;
  bonuses: readonly { days: number; amount: number }[];
}

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days in a row it is, what today earns, and when the next bonus comes if no day is missed. */
export function signInOutlook({ today, last, amount, bonuses }: Standing) {
  const isSignedToday = last?.day === today;
  const streak = last && (isSignedToday || last.day === dayAfter(today, -1)) ? last.streak : 0;
  const bonusOf = (days: number) => bonuses.find((bonus) => bonus.days === days)?.amount ?? 0;
  const next = bonuses.filter(({ days }) => days > streak).toSorted((one, other) => one.days - other.days)[0];
  return {
    isSignedToday,
    streak,
    todayAmount: isSignedToday ? (last?.amount ?? 0) : amount + bonusOf(streak + 1),
    nextBonus: next ? { ...next, on: dayAfter(today, next.days - streak - (isSignedToday ? 0 : 1)) } : null,
  };
}
