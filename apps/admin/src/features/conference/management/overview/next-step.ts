import type { PublishProblem } from '@tuyuan/contract/conference/publishing.ts';
import { shortMoment } from '../../../../shared/wire-moment.ts';
import { type ConferenceStage, conferenceStage, type StagedConference } from './conference-stage.ts';
import { waitedWords } from './waited-words.ts';

type NextAction =
  /** `to` is the last part of an address, with its query. */
  | { readonly kind: 'open'; readonly label: string; readonly to: string }
  | { readonly kind: 'publish' | 'archive'; readonly label: string };

export interface NextStep {
  readonly title: string;
  readonly note: string;
  /** Undefined where nothing has to be done. */
  readonly action?: NextAction;
}

interface Looked {
  readonly conference: StagedConference & {
    readonly counts: { readonly applied: number };
    readonly cancelledReason: string;
  };
  readonly problems: readonly PublishProblem[];
  /** How many changes are not published. */
  readonly changes: number;
  /** In wire format. */
  readonly now: string;
  readonly oldestAppliedAt: string | null;
}

const mending: Readonly<Record<PublishProblem['tab'], string>> = { facts: '填基本信息', 'ticket-types': '加一种票' };

/** Returns the one thing the organiser should do next, or what happens by itself. */
export function nextStep(looked: Looked): NextStep {
  const { conference, problems, changes, now } = looked;
  if (conference.storedState === 'cancelled')
    return { title: '会议已取消', note: `原因：${conference.cancelledReason}` };
  if (conference.storedState === 'archived')
    return { title: '会议已归档', note: '网站上仍能看到。要改，先在右上角的更多操作里移出归档。' };
  const stage = conferenceStage(conference, now);
  const goesOn = whatHappens(conference, stage);
  if (stage === 'ended')
    return {
      title: '归档',
      note: `会议 ${shortMoment(conference.endTime)} 结束。归档后不能再编辑，网站上仍能看到，随时可以移出。`,
      action: { kind: 'archive', label: '归档' },
    };
  if (stage === 'running')
    return {
      title: '看现场',
      note: `会议正在开，${shortMoment(conference.endTime)} 结束。`,
      action: { kind: 'open', label: '去指挥台', to: 'command' },
    };
  const blocks = problems.filter(({ level }) => level === 'block');
  const [first] = blocks;
  if (first && (stage === 'draft' || changes > 0))
    return {
      title: `补齐 ${blocks.length} 项才能发布`,
      note: blocks.map(({ text }) => text).join(''),
      action: { kind: 'open', label: mending[first.tab], to: first.tab },
    };
  if (stage === 'draft')
    return {
      title: '发布',
      note: `网站和手机端立刻看得到，${shortMoment(conference.regStartTime)} 起可以报名。`,
      action: { kind: 'publish', label: '发布' },
    };
  return waitingWork(looked, goesOn) ?? { title: goesOn.title, note: goesOn.note };
}

/** Returns what the office has to work off while a published conference goes on. */
function waitingWork({ conference, changes, now, oldestAppliedAt }: Looked, goesOn: NextStep): NextStep | undefined {
  const { applied } = conference.counts;
  if (applied > 0)
    return {
      title: `审核 ${applied} 份报名`,
      note: `${oldestAppliedAt === null ? '' : `最久的等了${waitedWords(oldestAppliedAt, now)}。`}${goesOn.note}`,
      action: { kind: 'open', label: `审核 ${applied} 份`, to: 'attendees?state=applied' },
    };
  if (changes > 0)
    return {
      title: `发布 ${changes} 处修改`,
      note: `发布以前，别人看到的还是旧的。${goesOn.note}`,
      action: { kind: 'publish', label: '看过再发布' },
    };
  return undefined;
}

function whatHappens(conference: StagedConference, stage: ConferenceStage): NextStep {
  if (stage === 'announced')
    return { title: '等报名开始', note: `${shortMoment(conference.regStartTime)} 自动开始报名，不用你管。` };
  if (stage === 'registering')
    return { title: '等报名截止', note: `${shortMoment(conference.regEndTime)} 自动截止报名，不用你管。` };
  return { title: '等会议开始', note: `${shortMoment(conference.startTime)} 会议开始。` };
}
