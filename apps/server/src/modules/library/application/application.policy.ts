import { type ApplicationGap, applicationGaps } from '@tuyuan/contract/library/application-reasons.ts';
import { toWireDate } from '@tuyuan/format/date.ts';

export const applicationLimits = { minSamples: 3, maxSamples: 10, minPixels: 3_000_000 } as const;

const decisionWorkDays = 2;
const dayMs = 86_400_000;

interface Facts {
  readonly realName: string;
  readonly phone: string;
  readonly idCards: { readonly front: boolean; readonly back: boolean };
  readonly samples: readonly { readonly isRefused: boolean }[];
}

/** Returns what is missing before an application can be submitted, in the form's order. */
export function findGaps({ realName, phone, idCards, samples }: Facts): ApplicationGap[] {
  const good = samples.filter(({ isRefused }) => !isRefused).length;
  const isMissing: Readonly<Record<ApplicationGap, boolean>> = {
    realName: [...realName.trim()].length < 2,
    phone: phone === '',
    idFront: !idCards.front,
    idBack: !idCards.back,
    samples: good < applicationLimits.minSamples,
    refusedSamples: good < samples.length,
  };
  return applicationGaps.filter((gap) => isMissing[gap]);
}

/** Returns the day (`yyyy-MM-dd`) by which an application is decided: two working days after it was submitted. */
export function expectedDecisionDay(submittedAt: Date, timeZone: string): string {
  let day = new Date(`${toWireDate(submittedAt, timeZone).slice(0, 10)}T00:00:00Z`);
  for (let left = decisionWorkDays; left > 0; ) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** Returns the day on which the cards are deleted: so many days after the decision, or after the newer upload. */
export function idCardDeletionDay(latest: Date, keepDays: number, timeZone: string): string {
  return toWireDate(new Date(latest.getTime() + keepDays * dayMs), timeZone).slice(0, 10);
}
