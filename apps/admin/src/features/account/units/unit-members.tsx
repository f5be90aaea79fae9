import { SearchOutlined, UserAddOutlined } from '@ant-design/icons';
import { useGetUnitMembersQuery, useRemoveUnitMembersMutation } from '@tuyuan/api-client/account/organization-unit.ts';
import type { ManagedUnit } from '@tuyuan/contract/account/organization-unit.ts';
import { App, Button, Checkbox, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { ListFailure } from '../../../shared/list/list-content.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { MemberTable } from './member-table.tsx';
import styles from './unit-panel.module.css';

const AddMembersDialog = lazy(async () => ({ default: (await import('./add-members-dialog.tsx')).AddMembersDialog }));

interface UnitMembersProps {
  readonly unit: ManagedUnit;
  readonly mayEdit: boolean;
}

const TYPING_PAUSE = 300;

/** People of a unit and, unless switched off, of the units below it; added and removed here. */
export function UnitMembers({ unit, mayEdit }: UnitMembersProps) {
  const { message, modal } = App.useApp();
  const [words, setWords] = useState('');
  const [includeBelow, setIncludeBelow] = useState(true);
  const pages = usePages(20);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [remove, { isLoading: isRemoving }] = useRemoveUnitMembersMutation();
  const keyword = useSettled(words.trim(), TYPING_PAUSE);
  const query = useGetUnitMembersQuery(
    { id: unit.id, includeBelow, keyword, ...pages.request },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error, isFetching } = query;

  async function takeOut(): Promise<void> {
    const isSure = await modal.confirm({
      title: `把 ${chosen.length} 人移出「${unit.name}」？`,
      content: '他们的账号和作品都不受影响。',
      okText: '移出',
    });
    if (!isSure) return;
    try {
      const { succeeded, failed } = await remove({ id: unit.id, userIds: [...chosen] }).unwrap();
      setChosen([]);
      if (failed.length > 0) message.warning(`移出 ${succeeded.length} 人，${failed.length} 人本来就不在`);
      else message.success(`已移出 ${succeeded.length} 人`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return (
    <>
      <div className={styles.tools}>
        <Input
          type="search"
          className={styles.search ?? ''}
          allowClear
          maxLength={50}
          prefix={<SearchOutlined />}
          placeholder="姓名、用户名"
          aria-label="找成员"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            pages.setPage(1);
          }}
        />
        <Checkbox
          checked={includeBelow}
          onChange={(event) => {
            setIncludeBelow(event.target.checked);
            setChosen([]);
            pages.setPage(1);
          }}
        >
          含下级
        </Checkbox>
        {mayEdit && (
          <div className={styles.toolsEnd}>
            {chosen.length > 0 && (
              <Button danger loading={isRemoving} onClick={() => void takeOut()}>
                移出 {chosen.length} 人
              </Button>
            )}
            <Button icon={<UserAddOutlined />} onClick={() => setAdding(true)}>
              添加成员
            </Button>
          </div>
        )}
      </div>
      {error !== undefined && !isFetching ? (
        <ListFailure error={error} selectedCount={chosen.length} unit="人" onRetry={query.refetch} />
      ) : data?.items.length === 0 ? (
        <StateMessage
          picture={keyword === '' ? 'empty' : 'noMatch'}
          title={keyword === '' ? '还没有成员' : '没有符合的成员'}
        >
          {keyword !== ''
            ? '换个名字试试。'
            : mayEdit
              ? '用「添加成员」把用户和摄影师加进来，一个人可以在多个单位。'
              : null}
        </StateMessage>
      ) : (
        <MemberTable
          members={query}
          unitId={unit.id}
          showsUnits={includeBelow}
          chosen={mayEdit ? chosen : undefined}
          onChoose={setChosen}
          pages={pages}
        />
      )}
      <Suspense>{isAdding && <AddMembersDialog unit={unit} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
