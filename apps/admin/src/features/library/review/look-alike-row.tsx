import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { LookAlike } from '@tuyuan/contract/library/review-case.ts';
import { Button } from 'antd';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './look-alike-row.module.css';

interface LookAlikeRowProps {
  readonly lookAlikes: readonly LookAlike[];
  readonly onCompare: (other: LookAlike) => void;
}

/** The pictures that look like the reviewed one, the most alike first; nothing without any. */
export function LookAlikeRow({ lookAlikes, onCompare }: LookAlikeRowProps) {
  const [first] = lookAlikes;
  if (!first) return null;
  return (
    <section className={styles.alike} aria-label="近似图">
      <h2>近似图</h2>
      <ul>
        {lookAlikes.map((other) => (
          <li key={other.id}>
            <button type="button" onClick={() => onCompare(other)}>
              <img src={imageUrl(other.cover, 320)} alt="" loading="lazy" />
              <span>
                <b>{(other.likeness * 100).toFixed(1)}%</b>
                <span>{other.no}</span>
                <span>
                  {other.author.name}
                  {other.sales > 0 && ` · 已售 ${other.sales} 次`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onCompare(first)}>
        并排看 <KeyHint keys={['D']} />
      </Button>
    </section>
  );
}
