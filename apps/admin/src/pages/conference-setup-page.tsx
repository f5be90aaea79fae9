import { useParams } from 'react-router-dom';
import { FactsForm } from '../features/conference/facts/facts-form.tsx';
import { conferencePages } from '../features/conference/frame/conference-groups.ts';
import { PublishStep } from '../features/conference/management/overview/publish-step.tsx';
import { TicketTypes } from '../features/conference/management/ticket-types.tsx';
import { FormBuilder } from '../features/conference/registration-form/form-builder.tsx';
import { ConferenceSetup } from '../features/conference/set-up/conference-setup.tsx';
import { OtherTasks } from '../features/conference/set-up/other-tasks.tsx';
import { readSetupStep, type SetupStep } from '../features/conference/set-up/setup-steps.ts';
import { conferencePath } from '../shared/paths.ts';
import { useMayOpen } from '../shared/use-may-open.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Tabs that are steps of their own, or are empty before people register. */
const ownTabs: readonly string[] = ['', 'facts', 'form', 'ticket-types', 'changes', 'versions'];

export function ConferenceSetupPage() {
  const { id: text = '', step: stepText = 'base' } = useParams();
  const step = readSetupStep(stepText);
  const mayOpen = useMayOpen();
  if (!/^[1-9]\d{0,8}$/.test(text) || !step) return <NotFoundPage />;
  const id = Number(text);
  const tasks = conferencePages
    .filter(({ key }) => !ownTabs.includes(key))
    .map(({ key, label }) => ({ label, to: conferencePath(id, key) }))
    .filter(({ to }) => mayOpen(to));
  const renderStep = (each: SetupStep) => {
    switch (each) {
      case 'base':
      case 'times':
        return <FactsForm id={id} />;
      case 'form':
        return <FormBuilder id={id} />;
      case 'tickets':
        return <TicketTypes id={id} />;
      case 'more':
        return <OtherTasks tasks={tasks} />;
      case 'publish':
        return <PublishStep id={id} />;
    }
  };
  return <ConferenceSetup key={id} id={id} step={step} renderStep={renderStep} />;
}
