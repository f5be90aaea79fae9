import { usePreviewNoticeTargetQuery } from '@tuyuan/api-client/conference/notice.ts';
import { Alert, Form } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { type NoticeFields, targetOf } from './notice-fields.ts';

interface TargetPreviewProps {
  readonly conferenceId: number;
  readonly isUrgent: boolean;
}

/** How many people a notice would reach now, with some names. */
export function TargetPreview({ conferenceId, isUrgent }: TargetPreviewProps) {
  const form = Form.useFormInstance<NoticeFields>();
  const chosen = Form.useWatch(
    ({ kind, userTypes, groups, halls, attendeeId, count }: NoticeFields) => ({
      kind: kind ?? 'all',
      userTypes: userTypes ?? [],
      groups: groups ?? [],
      halls: halls ?? [],
      attendeeId,
      count: count ?? 0,
    }),
    // The list's length has no field.
    { form, preserve: true },
  );
  const target = chosen ? targetOf(chosen) : ({ kind: 'all' } as const);
  const { data, error, isFetching } = usePreviewNoticeTargetQuery(
    { conferenceId, target: target ?? { kind: 'all' } },
    { skip: !target, refetchOnMountOrArgChange: true },
  );
  const style = { marginBlockEnd: 24 };
  if (target === null) return <Alert type="info" showIcon title="选好对象后，这里显示会送达多少人。" style={style} />;
  if (target === undefined && chosen)
    return <Alert type="info" showIcon title={`送达原定名单上的 ${chosen.count} 人`} style={style} />;
  if (error !== undefined && !isFetching)
    return <Alert type="warning" showIcon title={`人数没算出来：${failureText(error)}`} style={style} />;
  if (!data) return <Alert type="info" showIcon title="正在计算人数…" style={style} />;
  if (data.count === 0)
    return <Alert type="warning" showIcon title="现在没有人符合，发送会被拒绝；可以存为草稿。" style={style} />;
  const rest = data.count > data.names.length ? '等' : '';
  return (
    <Alert
      type="info"
      showIcon
      title={`将送达 ${data.count} 人`}
      description={
        <>
          {data.names.join('、')}
          {rest}
          {isUrgent && data.withoutPhone > 0 && `。其中 ${data.withoutPhone} 人没有手机号，收不到短信。`}
        </>
      }
      style={style}
    />
  );
}
