import { Grid, Steps } from 'antd';
import type { ReactNode } from 'react';
import { PageHead } from '../../../shared/page-head.tsx';
import styles from './setup-frame.module.css';
import { type SetupStep, setupSteps, setupStepTitles } from './setup-steps.ts';

interface SetupFrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly step: SetupStep;
  readonly isDone: (step: SetupStep) => boolean;
  /** Undefined where a step cannot be gone to yet. */
  readonly onStep: (step: SetupStep) => (() => void) | undefined;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** Frame of the setup steps: position, progress, next and back. */
export function SetupFrame({ title, note, actions, step, isDone, onStep, children, footer }: SetupFrameProps) {
  const { md } = Grid.useBreakpoint();
  return (
    <>
      <PageHead title={title} note={note} actions={actions} />
      {md === false ? (
        <p className={styles.place}>
          第 {setupSteps.indexOf(step) + 1} 步，共 {setupSteps.length} 步：{setupStepTitles[step]}
        </p>
      ) : (
        <Steps
          size="small"
          className={styles.steps ?? ''}
          current={setupSteps.indexOf(step)}
          onChange={(index) => {
            const next = setupSteps[index];
            if (next) onStep(next)?.();
          }}
          items={setupSteps.map((each) => ({
            title: setupStepTitles[each],
            disabled: onStep(each) === undefined,
            status: each === step ? 'process' : isDone(each) ? 'finish' : 'wait',
          }))}
        />
      )}
      <section aria-label={setupStepTitles[step]}>{children}</section>
      <div className={styles.footer}>{footer}</div>
    </>
  );
}
