import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { useGetTicketTypesQuery } from '@tuyuan/api-client/conference/ticket-types.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { conferencePath } from '../../../shared/paths.ts';
import { ConferenceMissing, isGone } from '../../../shared/states/conference-missing.tsx';
import { SetupFrame } from './setup-frame.tsx';
import { type SetupStep, setupStepTitles, stepBeside } from './setup-steps.ts';

interface ConferenceSetupProps {
  readonly id: number;
  readonly step: SetupStep;
  /** Renders the form of a step. */
  readonly renderStep: (step: SetupStep) => ReactNode;
}

/** Guides a draft to publication step by step; each step is saved separately, so that the user can leave and return. */
export function ConferenceSetup({ id, step, renderStep }: ConferenceSetupProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useGetManagedConferenceQuery({ id });
  const { data: types } = useGetTicketTypesQuery({ conferenceId: id });
  // A conference deleted meanwhile may still be cached.
  if (!data || isGone(error)) return <ConferenceMissing error={error} isFetching={isFetching} onRetry={refetch} />;
  const { facts, storedState } = data;
  const isPublished = storedState !== 'draft';
  const done: Readonly<Record<SetupStep, boolean>> = {
    base: facts.location !== '' || facts.address !== '',
    times: true,
    form: facts.form.length > 0,
    tickets: (types?.items.length ?? 0) > 0,
    more: false,
    publish: isPublished,
  };
  const go = (to: SetupStep) => void navigate(conferencePath(id, `setup/${to}`));
  const [back, on] = [stepBeside(step, -1), stepBeside(step, 1)];
  return (
    <SetupFrame
      title={data.title}
      note={isPublished ? '已发布' : '草稿，还没有发布'}
      actions={<Button onClick={() => void navigate(conferencePath(id))}>离开向导</Button>}
      step={step}
      isDone={(each) => done[each]}
      onStep={(each) => () => go(each)}
      footer={
        <>
          {on && (
            <Button type={step === 'more' ? 'primary' : 'default'} onClick={() => go(on)}>
              下一步：{setupStepTitles[on]}
            </Button>
          )}
          {back && <Button onClick={() => go(back)}>上一步</Button>}
        </>
      }
    >
      {renderStep(step)}
    </SetupFrame>
  );
}
