import { useGetArticleQuery, useGetArticlesQuery } from '@tuyuan/api-client/content/article-data.ts';
import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ArticleBody } from '../../../shared/article-body.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { readPageId } from '../../../shared/page-id.ts';
import { helpArgument, helpPath } from './help-queries.ts';
import styles from './help-view.module.css';
import { HelpVote } from './help-vote.tsx';
import { MarkedWords } from './marked-words.tsx';

/** Questions and answers by topic; the one that is open is in the address. Typing searches. */
export function HelpView() {
  const [query] = useSearchParams();
  const { keyword, ...argument } = helpArgument(query);
  const { data, isError, isFetching, refetch } = useGetArticlesQuery({ ...argument, keyword });
  const [typed, setTyped] = useState(keyword);
  const navigate = useNavigate();
  const openId = readPageId(query) ?? (keyword ? data?.items[0]?.id : undefined);
  const topics = [...Map.groupBy(data?.items ?? [], ({ category }) => category.id)].map(([id, questions]) => ({
    id: `topic-${id}`,
    name: questions[0]?.category.name ?? '',
    questions,
  }));
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>帮助中心</h1>
        <input
          type="search"
          className={styles.search}
          placeholder="想问什么？"
          aria-label="在帮助里找"
          maxLength={60}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            void navigate(helpPath({ keyword: value.trim() }), { replace: true, preventScrollReset: true });
          }}
        />
      </header>
      <div className={styles.columns}>
        <nav className={styles.topics} aria-label="主题">
          {topics.map(({ id, name, questions }) => (
            <a key={id} href={`#${id}`}>
              {name} <small>{questions.length}</small>
            </a>
          ))}
          <Link href="/user/main/feedback/edit">写反馈</Link>
        </nav>
        <div>
          {!data &&
            (isError ? (
              <ErrorState title="帮助没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
            ) : (
              <Skeleton height="320px" />
            ))}
          {data?.items.length === 0 && (
            <EmptyState
              title={keyword ? `没有找到「${keyword}」` : '还没有帮助内容'}
              text="写下你的问题，会有人回复。"
              actions={<ButtonLink href="/user/main/feedback/edit">写反馈</ButtonLink>}
            />
          )}
          {topics.map(({ id, name, questions }) => (
            <section key={id} className={styles.topic} id={id}>
              <h2 className={styles.subtitle}>{name}</h2>
              {questions.map((question) => (
                <Question key={question.id} question={question} keyword={keyword} isOpen={question.id === openId} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}

interface QuestionProps {
  readonly question: ArticleCard;
  readonly keyword: string;
  readonly isOpen: boolean;
}

function Question({ question: { id, title }, keyword, isOpen }: QuestionProps) {
  return (
    <article className={styles.question}>
      <h3 className={styles.asked}>
        <Link href={helpPath({ keyword, id: isOpen ? undefined : id })} aria-current={isOpen ? 'page' : undefined}>
          <MarkedWords text={title} words={keyword} />
        </Link>
      </h3>
      {isOpen && <Answer id={id} />}
    </article>
  );
}

function Answer({ id }: { readonly id: number }) {
  const { data, isError, refetch } = useGetArticleQuery({ id });
  if (data)
    return (
      <>
        <ArticleBody html={data.html} isNarrow />
        <HelpVote id={id} />
      </>
    );
  return isError ? <ErrorState title="没有加载出来" onRetry={() => void refetch()} /> : <Skeleton height="80px" />;
}
