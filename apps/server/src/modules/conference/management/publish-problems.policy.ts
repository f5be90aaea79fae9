import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import type { PublishProblem } from '@tuyuan/contract/conference/publishing.ts';

interface Looked {
  facts: ConferenceFacts;
  /** In wire format. */
  now: string;
  ticketTypes: number;
  offeredTypes: number;
  isRehearsal: boolean;
}

/** Returns what prevents publishing a conference, and warnings to review first. */
export function publishProblems({ facts, now, ticketTypes, offeredTypes, isRehearsal }: Looked): PublishProblem[] {
  const problems: PublishProblem[] = [];
  const add = (level: PublishProblem['level'], tab: PublishProblem['tab'], isSo: boolean, text: string) => {
    if (isSo) problems.push({ level, tab, text });
  };
  add('block', 'ticket-types', ticketTypes === 0, '还没有票种，先到「票种」里加一种。');
  add('block', 'facts', facts.location === '' && facts.address === '', '还没有填写会场或地址。');
  add(
    'warn',
    'ticket-types',
    ticketTypes > 0 && offeredTypes === 0 && !isRehearsal,
    '没有公开的票种，网站上不能报名。',
  );
  add('warn', 'facts', facts.cover === '', '没有封面，会议列表里会用底色代替。');
  add('warn', 'facts', facts.content === '', '没有正文。');
  add('warn', 'facts', facts.officePhone === '', '没有会务电话，参会者遇到问题找不到人。');
  add('warn', 'facts', facts.endTime <= now, '会议的结束时间已经过去。');
  add('warn', 'facts', facts.regEndTime > facts.endTime, '报名截止晚于会议结束。');
  add('warn', 'facts', facts.latitude === null || facts.longitude === null, '没有经纬度，手机上不能直接导航。');
  return problems;
}
