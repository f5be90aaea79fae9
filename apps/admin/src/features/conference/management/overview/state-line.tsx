import { CheckOutlined } from '@ant-design/icons';
import { shortTime } from '../../../../shared/list/short-time.ts';
import {
  type ConferenceStage,
  conferenceStage,
  conferenceStages,
  type StagedConference,
  stageTimes,
} from './conference-stage.ts';
import styles from './state-line.module.css';

const titles: Readonly<Record<ConferenceStage, string>> = {
  draft: '草稿',
  announced: '已公布',
  registering: '报名中',
  regClosed: '报名截止',
  running: '进行中',
  ended: '已结束',
};

/** The stages of a conference with their times; a cancelled one stands at none of them. */
export function StateLine({ conference, now }: { readonly conference: StagedConference; readonly now: string }) {
  const times = stageTimes(conference);
  const isCancelled = conference.storedState === 'cancelled';
  const current = conferenceStages.indexOf(conferenceStage(conference, now));
  const placeOf = (index: number) => {
    if (isCancelled) return 'off';
    if (index < current || conference.storedState === 'archived') return 'done';
    return index === current ? 'now' : 'ahead';
  };
  return (
    <ol className={styles.line} aria-label="会议走到哪一步">
      {conferenceStages.map((stage, index) => {
        const place = placeOf(index);
        const at = times[stage];
        return (
          <li
            key={stage}
            className={styles.step}
            data-place={place}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot}>{place === 'done' && <CheckOutlined aria-label="已过" />}</span>
            <span className={styles.words}>
              <span className={styles.title}>{titles[stage]}</span>
              <span className={styles.time}>{timeWords(at, conference)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A conference published more than once names its version where the first time isn't known. */
function timeWords(at: string | null, { version, storedState }: StagedConference): string {
  if (at !== null) return shortTime(at, new Date());
  return storedState === 'draft' ? '发布以后' : `第 ${version} 版`;
}
