import { useGetFriendLinksQuery } from '@tuyuan/api-client/site/index-data.ts';
import styles from './friend-links.module.css';
import { HomeSection } from './home-section.tsx';

export function FriendLinks({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetFriendLinksQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title={title || '友情链接'}>
      <ul className={styles.list}>
        {data.items.slice(0, count).map(({ name, link }) => (
          <li key={`${link} ${name}`}>
            <a href={link} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
