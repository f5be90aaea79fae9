import { useGetMyRecordQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './vouchers.module.css';

/** To the record, where the meals' diet is changed; nothing once it can't be any more. */
export function DietLink() {
  const { data: record } = useGetMyRecordQuery();
  const diet = record?.fields.find(({ key }) => key === 'diet');
  if (!diet || diet.change === 'locked') return null;
  return (
    <p className={styles.diet}>
      饮食要求有变？<Link to={paths.info}>去修改</Link>
    </p>
  );
}
