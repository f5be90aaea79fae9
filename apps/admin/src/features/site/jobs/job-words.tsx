import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

/** What a kind of job does; a kind without a word is shown by its name. */
const titles: Readonly<Record<string, string>> = {
  'image-process': '处理图片',
  'image-render-again': '重新生成图片',
  'image-similar': '找相似图片',
  'image-regions': '描述图片的局部',
  'temp-images-tidy': '删除过期的搜索图片',
  'image-copies': '比对疑似翻版',
  'image-meanings': '用图文模型看图片',
  'image-faces': '判断图片里的人脸',
  'image-faces-later': '额度恢复后接着判断人脸',
  'image-faces-forget': '删除人脸判断结果',
  'upload-check': '检查上传的图片',
  'book-file-render': '把 PDF 转成书页',
  'book-resume': '接着转书页',
  'book-tidy': '清理图书文件',
  'upload-tidy': '清理没传完的图片',
  'library-tidy': '整理图库文件',
  'panorama-cut': '全景切片',
  'panorama-tidy': '整理全景文件',
  'library-reindex-family': '更新分类和地区的搜索',
  'library-reindex-labelled': '更新标签的搜索',
  'library-delete-samples': '删除申请里的样片',
  'watermark-rerender': '换水印',
  'search-reindex': '更新搜索',
  'search-popularity': '更新热度',
  'tidy-accounts': '账号到期和过期数据',
  'audit.purge': '清理审计日志',
  'video-make': '转码视频',
  'video-resume': '接着转码',
  'video-tidy': '清理视频文件',
  'storage-measure': '测量存储空间',
  'commerce-round': '订单、支付和收益',
  'commerce-reconcile': '每日对账',
  payRefund: '退款打款',
  'contest-round': '查可疑的票，更新榜单',
  'conference-round': '会议席位、通知和告警',
  'conference-tidy': '整理会议附件',
  'conference.messages': '发参会消息',
  'conference.ticket-orders': '会议票款',
  'conference.rehearsal': '会议演练',
  'site.delete-tenant': '删除租户',
  'deliver-emails': '发邮件',
  'deliver-pushes': '发推送',
  'deliver-texts': '发短信通知',
  'tidy-deliveries': '清理发过的通知和邮件',
  'saved-search': '保存的搜索有没有新图',
  'send-broadcasts': '发广播',
};

export function jobTitle(name: string): string {
  return titles[name] ?? name;
}

const subjectWords: Readonly<Record<string, string>> = {
  imageId: '图片',
  albumId: '图集',
  refundId: '退款',
  rehearsalId: '演练',
  uploadId: '上传',
  videoId: '视频',
  userId: '用户',
  markId: '水印',
};

interface JobSubjectProps {
  readonly subject: { readonly name: string; readonly id: number };
}

/** What a job was about; a user leads to their page. */
export function JobSubject({ subject: { name, id } }: JobSubjectProps) {
  const words = `${subjectWords[name] ?? name} ${id}`;
  return name === 'userId' ? <Link to={`${paths.users}#${id}/profile`}>{words}</Link> : words;
}

/** How often: 每 10 秒, 每天. */
export function paceText(seconds: number): string {
  if (seconds === 86_400) return '每天';
  if (seconds % 3600 === 0) return `每 ${seconds / 3600} 小时`;
  return seconds % 60 === 0 ? `每 ${seconds / 60} 分钟` : `每 ${seconds} 秒`;
}
