import { useRemoveApplicationSampleMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import styles from './sample-card.module.css';
import { SampleDrop } from './sample-drop.tsx';
import { SampleStrip } from './sample-strip.tsx';
import type { SampleUploads } from './use-sample-uploads.ts';

interface SampleCardProps {
  readonly application: OwnApplication;
  readonly uploads: SampleUploads;
}

/** The samples, those being sent, and those refused with their reasons. */
export function SampleCard({ application: { samples, limits }, uploads }: SampleCardProps) {
  const [remove] = useRemoveApplicationSampleMutation();
  const good = samples.filter(({ isRefused }) => !isRefused).length;
  return (
    <Panel
      title="样片"
      note={`至少 ${limits.minSamples} 张，最多 ${limits.maxSamples} 张，每张 ≥ ${limits.minPixels / 1e6} MP`}
      tools={
        <span className={classNames(styles.count, good >= limits.minSamples && styles.enough)} aria-live="polite">
          <b>{good}</b> / {limits.minSamples}
        </span>
      }
    >
      <SampleStrip samples={samples} uploads={uploads} onRemove={(id) => void remove({ id })} />
      <SampleDrop
        isFull={samples.length + uploads.running.length >= limits.maxSamples}
        onPicked={(files) => uploads.add(files)}
      />
    </Panel>
  );
}
