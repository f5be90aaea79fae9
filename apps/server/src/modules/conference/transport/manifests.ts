import { exportManifests } from '@tuyuan/contract/conference/transport-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ExportList } from '../../site/index.ts';
import { ManifestRow, manifestsOf } from './manifest.repository.ts';

const kindNames: Record<ManifestRow['kind'], string> = { arrival: '接站', shuttle: '接驳', return: '返程' };

/** Passenger lists by ride, for the driver and for counting heads. */
export const manifests: ExportList<InputOf<typeof exportManifests>, ManifestRow> = {
  endpoint: exportManifests,
  name: '乘车名单',
  row: ManifestRow,
  statement: manifestsOf,
  columns: () => [
    { title: '班次', width: 18, value: ({ trip }) => trip },
    { title: '类别', width: 8, value: ({ kind }) => kindNames[kind] },
    { title: '发车', width: 18, value: (row) => row.departs_at },
    { title: '上车点', width: 24, value: (row) => [row.from_place, row.from_directions].filter(Boolean).join(' ') },
    { title: '到达', width: 20, value: (row) => row.to_place },
    { title: '车牌', width: 12, value: ({ plate }) => plate },
    { title: '司机', width: 20, value: ({ driver }) => driver },
    { title: '座号', width: 6, value: (row) => row.seat_no },
    { title: '姓名', width: 14, value: ({ name }) => name },
    { title: '单位', width: 26, value: ({ company }) => company },
    { title: '车次航班', width: 12, value: ({ journey }) => journey },
    { title: '上车时间', width: 18, value: (row) => row.boarded_at },
  ],
};
