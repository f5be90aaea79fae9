import { useGetAuditLogQuery } from '@tuyuan/api-client/site/audited-log.ts';
import { App, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { browserName } from '../../../shared/browser-name.ts';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './audit-log.module.css';

/** One call in full: user, origin, result, and its parameters with secrets masked. */
export function CallFacts({ id }: { readonly id: number }) {
  const { message } = App.useApp();
  const { currentData: log, error } = useGetAuditLogQuery({ id });
  if (error !== undefined) return <p role="alert">{failureText(error)}</p>;
  if (log === undefined) return <Skeleton active />;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      message.success('已复制请求编号');
    } catch {
      message.error('浏览器不让复制，请选中后手动复制');
    }
  }

  return (
    <>
      <dl className={styles.facts}>
        <Fact name="时间">{log.at.replace('T', ' ')}</Fact>
        <Fact name="用户">
          {log.user?.userName ?? '访客'}
          {log.impersonator && `（${log.impersonator.userName} 代登录）`}
        </Fact>
        <Fact name="租户">{log.tenantName}</Fact>
        <Fact name="服务">
          {log.service}/{log.action}
        </Fact>
        <Fact name="耗时">{log.durationMs} 毫秒</Fact>
        <Fact name="结果">{log.errorCode === null ? '成功' : `${log.errorMessage}（${log.errorCode}）`}</Fact>
        <Fact name="IP">{log.clientIp}</Fact>
        <Fact name="浏览器">
          <span title={log.userAgent}>{browserName(log.userAgent)}</span>
        </Fact>
        <Fact name="请求编号">
          {log.requestId}{' '}
          <Button size="small" onClick={() => void copy(log.requestId)}>
            复制
          </Button>
        </Fact>
      </dl>
      <h3 className={styles.heading}>参数（密码等已遮盖）</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className={styles.parameters} tabIndex={0}>
        {JSON.stringify(log.parameters, null, 2)}
      </pre>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
