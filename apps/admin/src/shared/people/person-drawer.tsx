import { Drawer, Grid, Tabs, type TabsProps } from 'antd';
import type { ReactNode } from 'react';
import { NotLoaded } from '../states/not-loaded.tsx';
import { PageLoading } from '../states/page-loading.tsx';

import styles from './person-drawer.module.css';
import { PersonMark } from './person-mark.tsx';

interface PersonDrawerProps<Tab extends string> {
  /** What such a person is called. */
  readonly noun: string;
  readonly width: number;
  /** Undefined until the person has loaded. */
  readonly person:
    | {
        readonly id: number;
        readonly name: string;
        readonly avatar?: string;
        /** State, roles: beside the name. */
        readonly marks: ReactNode;
        /** Empty ones are left out. */
        readonly facts: readonly string[];
        readonly actions: ReactNode;
        readonly tabs: readonly (NonNullable<TabsProps['items']>[number] & { readonly key: Tab })[];
      }
    | undefined;
  readonly error: unknown;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onRetry: () => unknown;
  readonly onClose: () => void;
}

/** All details of one person: a head, and a tab for each area. */
export function PersonDrawer<Tab extends string>(props: PersonDrawerProps<Tab>) {
  const { noun, width, person, error, tab, onTab, onRetry, onClose } = props;
  const { md } = Grid.useBreakpoint();
  return (
    <Drawer
      open
      size={md === false ? '100%' : width}
      title={
        person ? (
          <div className={styles.head}>
            <PersonMark id={person.id} name={person.name} avatar={person.avatar ?? ''} size={44} />
            <div className={styles.words}>
              <div className={styles.name}>
                <h2>{person.name}</h2>
                {person.marks}
              </div>
              <p className={styles.facts}>{person.facts.filter((fact) => fact !== '').join(' · ')}</p>
            </div>
          </div>
        ) : (
          noun
        )
      }
      extra={person?.actions}
      maskClosable
      styles={{ body: { paddingBlockStart: 8 } }}
      onClose={onClose}
    >
      {person && (
        <Tabs
          activeKey={tab}
          destroyOnHidden
          items={[...person.tabs]}
          onChange={(key) => {
            const next = person.tabs.find((each) => each.key === key);
            if (next) onTab(next.key);
          }}
        />
      )}
      {!person && error === undefined && <PageLoading />}
      {!person && error !== undefined && <NotLoaded noun={noun} error={error} onRetry={onRetry} />}
    </Drawer>
  );
}
