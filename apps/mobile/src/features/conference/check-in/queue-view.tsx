import { verdictOf } from '@tuyuan/format/check-in/decide-scan.ts';
import { reasonWords } from '@tuyuan/format/check-in/scan-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
// For the custom property below.
import type {} from '@tuyuan/ui/css-variables.ts';
import { Check, Clock, CloudOff, ScanLine, TriangleAlert, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { paths } from '../../../shared/paths.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { type CheckerState, waiting } from './checker-state.ts';
import type { QueueEntry } from './checker-types.ts';
import type { Checker } from './create-checker.ts';
import styles from './queue-view.module.css';

const tabs = [
  { key: 'waiting', label: '待传', empty: '断网时扫的票先记在本机，连上网络就自动上传。' },
  { key: 'sent', label: '已传', empty: '断网时扫的票上传后会列在这里。' },
  { key: 'refused', label: '被拒', empty: '服务器不收的记录会列在这里，附上原因。' },
  { key: 'conflict', label: '冲突', empty: '同一张票在两处核验时会列在这里，由会务判断。' },
] as const;
const clock = (at: number) => formatDateTime(at).slice(11, 16);

/** Offline scans: how many wait, were sent, or conflicted. The tab is in the address. */
export function QueueView({ checker, state }: { readonly checker: Checker; readonly state: CheckerState }) {
  const [query] = useSearchParams();
  const shown = tabs.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  const { queue, elsewhere } = state;
  const pending = waiting(queue).length;
  const share = queue.length === 0 ? 100 : Math.round(((queue.length - pending) / queue.length) * 100);
  async function remove({ item, name }: QueueEntry) {
    const isSure = await confirm({
      title: '移除这条记录？',
      text: `${clock(item.scannedAt)} ${name || '没有这张票'}：会务已经补登了才移除，移除后这台手机上找不回来。`,
      confirmText: '移除',
    });
    if (isSure) await checker.remove(item.nonce);
  }
  const list = queue.filter((entry) => entry.state === shown.key).toReversed();
  return (
    <PageFrame
      title="待传队列"
      hasOfflineStrip={false}
      bar={
        <Link className={styles.back} to={paths.checker} replace>
          <ScanLine size={20} strokeWidth={1.75} aria-hidden />
          回去接着扫
        </Link>
      }
    >
      <section className={styles.head}>
        <div>
          <p className={styles.meta}>等待上传</p>
          <p className={styles.count}>{pending} 条</p>
          <p className={styles.meta} role="status">
            {wordsOf(state, pending)}
          </p>
        </div>
        <span className={styles.share} style={{ '--share': `${share}%` }}>
          {share}%
        </span>
      </section>
      {elsewhere > 0 && (
        <p className={styles.elsewhere}>
          另有 {elsewhere} 条属于上一场会议，那场会议的核验员在这台手机登录后会自动上传。
        </p>
      )}
      <nav className={styles.tabs} aria-label="队列">
        {tabs.map(({ key, label }) => (
          <Link
            key={key}
            to={`${paths.checker}?view=queue&tab=${key}`}
            replace
            aria-current={key === shown.key ? 'page' : undefined}
          >
            {label} {queue.filter((entry) => entry.state === key).length}
          </Link>
        ))}
      </nav>
      <ul className={styles.list}>
        {list.map((entry) => (
          <li key={entry.item.nonce}>
            {entry.state === 'conflict' ? <Conflict entry={entry} /> : <Row entry={entry} />}
            {entry.fault !== undefined && (
              <div className={styles.why}>
                <p>服务器不收这一条，请报给会务补登。原因：{entry.fault}</p>
                <button type="button" className={styles.undo} onClick={() => void remove(entry)}>
                  已补登，移除
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.key === 'refused' && list.length > 0 && (
        <ButtonRow>
          <Button size="large" isBusy="auto" onClick={() => checker.retry()}>
            再传一次
          </Button>
        </ButtonRow>
      )}
      {list.length === 0 && <EmptyView icon={CloudOff} title={`没有${shown.label}的记录`} text={shown.empty} />}
    </PageFrame>
  );
}

function wordsOf({ fault, network, queue, stopped }: CheckerState, pending: number): string {
  if (pending > 0 && fault !== undefined) return `${fault}记录在本机加密保存`;
  if (network === 'offline') return '没有网络，记录在本机加密保存';
  if (pending > 0 && stopped !== undefined) return `上传没有成功，稍后自动再试。${stopped}`;
  if (pending > 0) return '网络已恢复，正在上传';
  const refused = queue.filter(({ state }) => state === 'refused').length;
  return refused > 0 ? `其余都已上传，${refused} 条服务器不收` : '都已上传';
}

function Row({ entry: { item, name } }: { readonly entry: QueueEntry }) {
  const { reason, broken, isLate, overruled } = item;
  const isRefused = verdictOf({ reason, isLate }) === 'refused';
  const isForNow = reason === 'provisional' || overruled !== null;
  const Sign = isRefused ? X : isForNow ? Clock : Check;
  return (
    <div className={styles.row}>
      <time>{clock(item.scannedAt)}</time>
      <b>{name || '没有这张票'}</b>
      <span className={styles.chip} data-tone={isRefused ? 'error' : isForNow ? 'warning' : 'success'}>
        <Sign size={14} strokeWidth={2} aria-hidden />
        {isRefused ? reasonWords(reason, broken) : overruled ? '组长放行' : isForNow ? '临时放行' : '正常'}
      </span>
    </div>
  );
}

function Conflict({ entry: { item, name, first } }: { readonly entry: QueueEntry }) {
  const isLoser = first !== null;
  return (
    <div className={styles.conflict}>
      <p className={styles.clash}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
        冲突：{name} 同一张票两处核验
        <span>已报会务</span>
      </p>
      <dl>
        <div>
          <dt>先，有效</dt>
          <dd>
            {isLoser ? `${first.at.slice(11)} ${first.gate}` : `${formatDateTime(item.scannedAt).slice(11)} 本机`}
          </dd>
        </div>
        <div>
          <dt>后，待判</dt>
          <dd>{isLoser ? `${formatDateTime(item.scannedAt).slice(11)} 本机` : '另一台设备'}</dd>
        </div>
      </dl>
    </div>
  );
}
