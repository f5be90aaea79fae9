import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { requirementsOf, votingStepsOf } from '@tuyuan/contract/contest/rule-words.ts';
import { wireDay } from '@tuyuan/format/wire-day.ts';
import { RichText } from '@tuyuan/ui/rich-text.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { SectionTitle } from '../../../shared/layout/section-title.tsx';
import styles from './rules-body.module.css';

const rightsTitles = [
  ['yours', '始终归你'],
  ['ours', '我们可以'],
  ['never', '我们不会'],
] as const;

/** The organiser's whole text, every rule, the rights in plain words, and every change of them. */
export function RulesBody({ activity }: { readonly activity: ActivityInfo }) {
  const { detail, rules, changes } = activity;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.body}>
      {detail !== '' && (
        <div className={styles.text}>
          <RichText html={detail} />
        </div>
      )}
      <SectionTitle>参赛要求</SectionTitle>
      <ListCard isFlush>
        {requirementsOf(rules).map(([label, text]) => (
          <Row key={label} title={label} value={text} />
        ))}
      </ListCard>
      {rules.categories.length > 0 && (
        <>
          <SectionTitle>分类</SectionTitle>
          <ListCard isFlush>
            {rules.categories.map(({ key, name }) => (
              <Row key={key} title={name} />
            ))}
          </ListCard>
        </>
      )}
      {rules.voting && (
        <>
          <SectionTitle>怎么投票</SectionTitle>
          <ListCard isFlush>
            {votingStepsOf(rules.voting).map((step) => (
              <Row key={step} title={step} />
            ))}
          </ListCard>
        </>
      )}
      {rules.prizes.length > 0 && (
        <>
          <SectionTitle>奖项</SectionTitle>
          <ListCard isFlush>
            {rules.prizes.map(({ name, places, reward }) => (
              <Row key={name} title={name} text={reward} end={<span>{places} 名</span>} />
            ))}
          </ListCard>
        </>
      )}
      <div id="rights" className={styles.anchor}>
        <SectionTitle>权利说明 第 {rules.rightsVersion} 版</SectionTitle>
        <ListCard isFlush>
          {rightsTitles.map(([key, title]) => (
            <Row key={key} title={title} text={<span className={styles.lines}>{rules.rights[key]}</span>} />
          ))}
        </ListCard>
      </div>
      {changes.length > 0 && (
        <div id="changes" className={styles.anchor}>
          <SectionTitle>改过的规则</SectionTitle>
          {changes.map(({ id, changedAt, reason, differences }) => (
            <section key={id} className={styles.change} aria-label={`${wireDay(changedAt)}的改动`}>
              <b>
                {wireDay(changedAt)}改了 {differences.length} 处规则
              </b>
              <ul>
                {differences.map(({ label, before, after }) => (
                  <li key={label}>
                    {label}：<del>{before}</del> → <b>{after}</b>
                  </li>
                ))}
              </ul>
              <p>原因：{reason}</p>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
