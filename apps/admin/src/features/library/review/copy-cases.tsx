import { CopyOutlined } from '@ant-design/icons';
import { useGetCopyCasesQuery } from '@tuyuan/api-client/library/image-copy.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import styles from './case-facts.module.css';

/** Says that a picture seems to be a copy, or to have one; nothing where it doesn't. */
export function CopyCases({ imageId }: { readonly imageId: number }) {
  const may = usePermissions();
  const { data } = useGetCopyCasesQuery({ imageId, maxResultCount: 1 }, { skip: !may('Pages.Copies') });
  const [pair] = data?.items ?? [];
  if (!pair) return null;
  const isCopy = pair.copy.id === imageId;
  const other = isCopy ? pair.original : pair.copy;
  return (
    <section className={styles.appeal}>
      <h2>
        <CopyOutlined /> {isCopy ? '疑似翻版' : '可能被翻版'}
      </h2>
      <p>
        和 {other.author.name} 的 {other.no} 相近，把握 {pair.confidence}%。{' '}
        <Link to={`${paths.copies}?image=${imageId}`}>去比对</Link>
      </p>
    </section>
  );
}
