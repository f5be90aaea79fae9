import { useGetLiveWallQuery } from '@tuyuan/api-client/conference/photo-wall.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import { Choices } from '../../../shared/form/choices.tsx';
import { Field } from '../../../shared/form/field.tsx';
import { TextInput } from '../../../shared/form/text-input.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { TimeSpan } from './time-span.tsx';
import { useSettled } from './use-settled.ts';
import { type WallQuery, wallFilter } from './wall-query.ts';

interface FindSheetProps {
  readonly conferenceId: number;
  readonly query: WallQuery;
  onFind(query: WallQuery): void;
  onClose(): void;
}

/** Finds photos of oneself by place, time and badge, without face comparison. */
export function FindSheet({ conferenceId, query, onFind, onClose }: FindSheetProps) {
  const [wanted, setWanted] = useState(query);
  const { data, currentData, error } = useGetLiveWallQuery(wallFilter(conferenceId, useSettled(wanted)));
  const halls = [
    { value: '', label: '都看' },
    ...(data?.halls ?? []).map(({ name }) => ({ value: name, label: name })),
  ];
  const count = currentData?.foundCount;
  return (
    <Sheet
      title="找我的照片"
      onClose={onClose}
      bar={
        <Button isPrimary isDisabled={count === 0} onClick={() => onFind(wanted)}>
          {count === 0 ? '没有照片，换个条件' : count === undefined ? '看照片' : `看 ${formatCount(count)} 张照片`}
        </Button>
      }
    >
      <Field label="我在哪里" fault={error === undefined ? undefined : failureText(error)}>
        <Choices
          name="hall"
          label="我在哪里"
          options={halls}
          value={wanted.hall}
          onChange={(hall) => setWanted({ ...wanted, hall })}
        />
      </Field>
      {data && data.halfHours.length > 0 && (
        <Field label="什么时候">
          <TimeSpan
            halfHours={data.halfHours}
            from={wanted.from}
            to={wanted.to}
            onChange={(span) => setWanted({ ...wanted, ...span })}
          />
        </Field>
      )}
      <Field htmlFor="badge" label="胸牌号（可不填）" help="摄影师记下了照片里的胸牌号才找得到">
        <TextInput
          id="badge"
          value={wanted.badge}
          maxLength={20}
          placeholder="A012"
          onChange={(badge) => setWanted({ ...wanted, badge: badge.trim().toUpperCase() })}
        />
      </Field>
    </Sheet>
  );
}
