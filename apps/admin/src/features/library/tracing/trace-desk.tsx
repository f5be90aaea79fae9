import { useTracePictureMutation } from '@tuyuan/api-client/library/trace.ts';
import type { TraceResult } from '@tuyuan/contract/library/trace.ts';
import { Alert, Spin, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../../shared/failure-text.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import { DownloadCard } from './download-card.tsx';
import { FindingCard } from './finding-card.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { RatesCard } from './rates-card.tsx';
import styles from './trace-desk.module.css';
import { sureness, verdictWords } from './trace-words.ts';

interface Look {
  readonly id: number;
  readonly fileName: string;
  /** Address of the picture in this browser. */
  readonly picture: string;
  readonly result?: TraceResult;
  readonly fault?: string;
}

/** Leaked pictures go in, downloads come out: who had the copy, how sure that is, and what it means. */
export function TraceDesk() {
  const mayOpen = useMayOpen();
  const [trace] = useTracePictureMutation();
  const [imageNo, setImageNo] = useState('');
  const [looks, setLooks] = useState<readonly Look[]>([]);
  const [chosen, setChosen] = useState<number>();
  const made = useRef(0);
  const pictures = useRef<string[]>([]);
  useEffect(() => () => pictures.current.forEach((address) => void URL.revokeObjectURL(address)), []);

  async function take(files: readonly File[]): Promise<void> {
    const added = files.map((file) => {
      made.current += 1;
      const picture = URL.createObjectURL(file);
      pictures.current.push(picture);
      return { file, look: { id: made.current, fileName: file.name, picture } };
    });
    setLooks((before) => [...added.map(({ look }) => look), ...before]);
    setChosen(added[0]?.look.id);
    // One after another: each is a second's work for the server.
    for (const { file, look } of added) {
      const outcome = await trace({ file, imageNo: imageNo.trim() }).then(
        ({ data, error }) => (data ? { result: data } : { fault: failureText(error) }),
        (thrown: unknown) => ({ fault: failureText(thrown) }),
      );
      setLooks((before) => before.map((each) => (each.id === look.id ? { ...each, ...outcome } : each)));
    }
  }

  const current = looks.find(({ id }) => id === chosen);
  const others = looks.filter(({ id }) => id !== chosen);
  const { result } = current ?? {};
  return (
    <>
      <PageHead
        title="溯源"
        note="拿到流出的图，读出是哪一次下载的"
        actions={mayOpen(paths.auditLogs) && <Link to={`${paths.auditLogs}?service=trace`}>查过的记录</Link>}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PictureDrop imageNo={imageNo} onImageNo={setImageNo} onFiles={(files) => void take(files)} />
          <div aria-live="polite" className={styles.column}>
            {current && !result && current.fault === undefined && (
              <section className={styles.card}>
                <Spin /> 正在比对 {current.fileName}，一般几秒
              </section>
            )}
            {current?.fault !== undefined && (
              <Alert type="error" showIcon title={`${current.fileName}：${current.fault}`} />
            )}
            {current && result && <FindingCard {...current} result={result} />}
          </div>
          {others.length > 0 && (
            <section className={styles.card} aria-label="其它几张">
              <h2 className={styles.title}>另外 {others.length} 张</h2>
              <ul className={styles.others}>
                {others.map((look) => (
                  <li key={look.id}>
                    <button type="button" onClick={() => setChosen(look.id)}>
                      <img src={look.picture} alt="" />
                      <span>{look.fileName}</span>
                      <Outcome look={look} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.column}>
          {result?.downloads.map((download) => (
            <DownloadCard
              key={download.id}
              download={download}
              author={result.image?.author ?? ''}
              isProven={result.verdict === 'read'}
            />
          ))}
          <RatesCard />
        </div>
      </div>
    </>
  );
}

function Outcome({ look: { result, fault } }: { readonly look: Look }) {
  if (fault !== undefined) return <Tag color="error">{fault}</Tag>;
  if (!result) return <Spin size="small" />;
  const [first] = result.downloads;
  return (
    <Tag color={verdictWords[result.verdict].color}>
      {verdictWords[result.verdict].title}
      {first && ` ${sureness(first.falseAlarm)}`}
    </Tag>
  );
}
