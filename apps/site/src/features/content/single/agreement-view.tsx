import {
  useGetAgreementVersionQuery,
  useGetAgreementVersionsQuery,
  useGetOwnConsentsQuery,
} from '@tuyuan/api-client/account/agreement.ts';
import { formatDate, formatDateTime } from '@tuyuan/format/date.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ArticleBody } from '../../../shared/article-body.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './agreement-view.module.css';
import { type AgreementPage, agreementPath, agreementPlace } from './single-pages.ts';
import single from './single-view.module.css';

const Comparison = browserPart(
  async () => (await import('./agreement-comparison.tsx')).AgreementComparison,
  () => <Skeleton height="320px" />,
);

/** One version of an agreement, and below it all of them with what one has agreed to oneself. */
export function AgreementView({ agreementKey }: { readonly agreementKey: AgreementPage }) {
  const [query] = useSearchParams();
  const place = agreementPlace(agreementKey, query);
  const { currentData: text } = useGetAgreementVersionQuery({ key: agreementKey, version: place.version });
  const { data: versions } = useGetAgreementVersionsQuery({ key: agreementKey });
  const navigate = useNavigate();
  if (!text) return null;
  const isOld = text.version < text.currentVersion;
  const isCompared = place.compared !== undefined && place.compared !== text.version;
  return (
    <>
      <h1 className={single.title}>{text.title}</h1>
      <div className={styles.bar}>
        <p className={styles.note}>
          第 {text.version} 版 · {formatDate(text.effectiveAt)} 起生效
        </p>
        {versions && versions.items.length > 1 && (
          <select
            className={styles.chooser}
            aria-label="看哪一版"
            value={text.version}
            onChange={({ target }) =>
              void navigate(agreementPath({ key: agreementKey, version: Number(target.value) }), {
                preventScrollReset: true,
              })
            }
          >
            {versions.items.map(({ version }) => (
              <option key={version} value={version}>
                第 {version} 版{version === text.currentVersion && '（现行）'}
              </option>
            ))}
          </select>
        )}
      </div>
      {isOld && (
        <p className={styles.replaced} role="status">
          这一版已被第 {text.currentVersion} 版代替。
          <Link href={agreementPath({ key: agreementKey })}>看现行的一版</Link>
        </p>
      )}
      {isCompared && place.compared !== undefined ? (
        <Comparison agreementKey={agreementKey} from={place.compared} to={text.version} html={text.html} />
      ) : (
        <ArticleBody html={text.html} isNarrow />
      )}
      <Versions agreementKey={agreementKey} shown={text.version} />
    </>
  );
}

const agreedText = (at: string | undefined) => (at === undefined ? '—' : formatDateTime(at));

interface VersionsProps {
  readonly agreementKey: AgreementPage;
  readonly shown: number;
}

function Versions({ agreementKey, shown }: VersionsProps) {
  const { data } = useGetAgreementVersionsQuery({ key: agreementKey });
  const { user } = useSessionState();
  const { data: consents } = useGetOwnConsentsQuery({}, { skip: !user });
  if (!data) return null;
  const agreedAt = new Map(
    consents?.items.flatMap(({ key, version, at }) => (key === agreementKey ? [[version, at] as const] : [])),
  );
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions" className={single.heading}>
        各版
      </h2>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">版本</th>
              <th scope="col">生效</th>
              {user && <th scope="col">我的同意</th>}
              <th scope="col">查看</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ version, effectiveAt }) => (
              <tr key={version} aria-current={version === shown ? 'true' : undefined}>
                <td>第 {version} 版</td>
                <td>{formatDate(effectiveAt)}</td>
                {user && <td>{agreedText(agreedAt.get(version))}</td>}
                <td>
                  {version === shown ? (
                    '正在看'
                  ) : (
                    <>
                      <Link href={agreementPath({ key: agreementKey, version })}>阅读</Link>
                      {version < shown && (
                        <Link href={agreementPath({ key: agreementKey, version: shown, compared: version })}>
                          看改了什么
                        </Link>
                      )}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
