import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { exportImages } from '@tuyuan/contract/library/image-management.ts';
import type { ExportList } from '../../site/index.ts';
import { allManagedImages, ManagedImageRow } from './managed-image.repository.ts';

const stateNames = {
  draft: '草稿',
  pending: '待审',
  approved: '已发布',
  rejected: '已退回',
  offline: '已下架',
  deleted: '回收站',
};
const orientationNames = { landscape: '横幅', portrait: '竖幅', square: '方形', panorama: '全景' };

/** Image list as a file. */
export function imageExport(timeZone: string): ExportList<InputOf<typeof exportImages>, ManagedImageRow> {
  return {
    endpoint: exportImages,
    name: '图片',
    row: ManagedImageRow,
    statement: (filters) => allManagedImages(filters, timeZone),
    columns: () => [
      { title: '编号', width: 18, value: ({ no }) => no },
      { title: '标题', width: 32, value: ({ title }) => title },
      { title: '状态', width: 10, value: ({ reviewState }) => stateNames[reviewState] },
      { title: '摄影师', width: 16, value: ({ author }) => author.name },
      { title: '图集', width: 24, value: ({ album }) => album?.name ?? null },
      { title: '分类', width: 14, value: ({ category }) => category?.name ?? null },
      { title: '地区', width: 14, value: ({ region }) => region?.name ?? null },
      { title: '标签', width: 32, value: ({ labels }) => labels.join('、') },
      { title: '方向', width: 8, value: ({ orientation }) => orientation && orientationNames[orientation] },
      { title: '单价（元）', width: 12, value: ({ unitPrice }) => (unitPrice === null ? null : unitPrice / 100) },
      { title: '浏览', width: 10, value: ({ views }) => views },
      { title: '喜欢', width: 10, value: ({ likes }) => likes },
      { title: '下载', width: 10, value: ({ downloads }) => downloads },
      { title: '字节', width: 14, value: ({ bytes }) => bytes },
      { title: '拍摄时间', width: 20, value: ({ takenAt }) => takenAt },
      { title: '发布时间', width: 20, value: ({ publishedAt }) => publishedAt },
      { title: '入库时间', width: 20, value: ({ createdAt }) => createdAt },
    ],
  };
}
