/** The steps before a conference is published, in order. */
export const setupSteps = ['base', 'times', 'form', 'tickets', 'more', 'publish'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const setupStepTitles: Readonly<Record<SetupStep, string>> = {
  base: '名称与地点',
  times: '时间',
  form: '报名表',
  tickets: '票种',
  more: '日程与会务',
  publish: '发布',
};

export function readSetupStep(text: string | undefined): SetupStep | undefined {
  return setupSteps.find((step) => step === text);
}

/** Returns the step before or after; undefined at the ends. */
export function stepBeside(step: SetupStep, by: -1 | 1): SetupStep | undefined {
  return setupSteps[setupSteps.indexOf(step) + by];
}
