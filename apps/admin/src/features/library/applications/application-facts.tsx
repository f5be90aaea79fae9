import type { ApplicationDetail } from '@tuyuan/contract/library/photographer-management.ts';
import { Descriptions, Grid } from 'antd';
import { shortTime } from '../../../shared/list/short-time.ts';

/** What is known of the applicant. */
export function ApplicationFacts({ application }: { readonly application: ApplicationDetail }) {
  const { applicant, phone, unitName, regionName, accountCreatedAt, submittedAt, agreementVersion, attempts } =
    application;
  const { md } = Grid.useBreakpoint();
  const now = new Date();
  const facts = [
    ['真实姓名', application.realName],
    ['昵称', `${applicant.nickName}（${applicant.userName}）`],
    ['手机', phone === '' ? '没有' : `${phone}，已验证`],
    ['注册', shortTime(accountCreatedAt, now)],
    ['所属单位', unitName || '没有填'],
    ['常拍的地方', regionName || '没有填'],
    ['提交', submittedAt === null ? '—' : `${shortTime(submittedAt, now)}，第 ${attempts} 次`],
    ['签约协议', agreementVersion === null ? '没有同意' : `同意第 ${agreementVersion} 版`],
  ] as const;
  return (
    <Descriptions
      size="small"
      column={md === false ? 1 : 2}
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
