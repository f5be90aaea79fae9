interface CatalogueEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Chinese text, fit to show to a person. */
  readonly message: string;
}

/** Every error an endpoint may answer: stable code → HTTP status → text. The only such table. */
export const errorCatalogue = {
  'Request.Invalid': { status: 400, message: '填写的内容有误，请检查后重试。' },
  'Request.NotFound': { status: 404, message: '请求的地址不存在。' },
  'Request.MethodNotAllowed': { status: 405, message: '这个地址不支持这种请求方式。' },
  'Request.TooSlow': { status: 408, message: '请求传送过慢，连接已断开，请重试。' },
  'Request.HeaderTooLarge': { status: 431, message: '请求的地址或请求头过长。' },
  'Request.TooLarge': { status: 413, message: '提交的数据过大，请减少后重试。' },
  'Request.MediaNotAllowed': { status: 415, message: '不支持这种数据格式。' },
  'Request.TooMany': { status: 429, message: '操作过于频繁，请稍后再试。' },
  'Request.RangeMismatch': { status: 416, message: '请求的范围不正确。' },
  'Request.KeyReused': { status: 409, message: '同一操作编号已用于另一份内容，请刷新后重试。' },
  'Request.InProgress': { status: 409, message: '同一操作正在处理，请稍候。' },
  'Server.Failed': { status: 500, message: '服务器内部错误，请稍后重试或联系管理员。' },
  'Server.Unavailable': { status: 503, message: '服务暂时不可用，请稍后重试。' },
  'Storage.Full': { status: 507, message: '存储空间不足，请联系管理员。' },
  'Tenant.NotFound': { status: 404, message: '这个网址没有对应的站点。' },
  'Tenant.Suspended': { status: 403, message: '站点已停用，请联系管理员。' },
  'Session.Required': { status: 401, message: '请先登录。' },
  'Session.Expired': { status: 401, message: '登录已过期，请重新登录。' },
  'Session.WrongCredentials': { status: 400, message: '用户名或密码不正确。' },
  'Session.LockedOut': { status: 429, message: '登录失败次数过多，请稍后再试。' },
  'Permission.Denied': { status: 403, message: '没有权限进行这项操作。' },
  'Image.NotFound': { status: 404, message: '图片不存在或已下架。' },
  'Image.Duplicate': { status: 409, message: '这张图片已在图库中。' },
  'Image.StateMismatch': { status: 409, message: '图片当前的状态不能这样操作，请刷新后重试。' },
  'Image.OriginalRefused': { status: 403, message: '下载原图需要先取得授权。' },
  'Album.NotFound': { status: 404, message: '图集不存在或已下架。' },
  'Album.StateMismatch': { status: 409, message: '图集当前的状态不能这样操作，请刷新后重试。' },
  'Album.TitleTaken': { status: 409, message: '这位摄影师已有同名图集。' },
  'TopicAlbum.NotFound': { status: 404, message: '专题不存在或已下架。' },
  'Photographer.NotFound': { status: 404, message: '没有找到这位摄影师。' },
  'Category.NotFound': { status: 404, message: '分类不存在。' },
  'Category.InUse': { status: 409, message: '分类下还有子分类、图片或图集，不能删除。' },
  'Category.NameTaken': { status: 409, message: '同一级下已有同名分类。' },
  'Category.Cycle': { status: 409, message: '不能把分类移动到它自己的下级。' },
  'Region.NotFound': { status: 404, message: '地区不存在。' },
  'Region.InUse': { status: 409, message: '地区下还有下级地区、图片或图集，不能删除。' },
  'Region.NameTaken': { status: 409, message: '同一级下已有同名地区。' },
  'Region.Cycle': { status: 409, message: '不能把地区移动到它自己的下级。' },
  'User.NotFound': { status: 404, message: '用户不存在。' },
  'Picture.Empty': { status: 400, message: '文件是空的，没有内容。' },
  'Picture.TooLarge': { status: 413, message: '文件过大，请压缩后重试。' },
  'Picture.NotAPicture': { status: 415, message: '文件内容不是图片。' },
  'Picture.TypeNotAllowed': { status: 415, message: '只接受 JPEG、PNG、WebP、TIFF 图片。' },
  'Picture.HeicNotReadable': { status: 415, message: '暂不能读取 HEIC 图片，请导出为 JPEG 后重试。' },
  'Picture.TooManyPixels': { status: 413, message: '图片像素过多，请缩小后重试。' },
  'Picture.Animated': { status: 415, message: '不接受动图，请改用静态图片。' },
  'Picture.Truncated': { status: 400, message: '图片文件不完整，可能没有传完，请重新上传。' },
  'Picture.Corrupt': { status: 400, message: '图片文件已损坏，无法解码。' },
  'Picture.TooMuchMemory': { status: 413, message: '处理这张图片需要的内存过多，请缩小后重试。' },
  'Picture.TooSlow': { status: 413, message: '处理这张图片用时过长，已中止。' },
  'Picture.DecoderCrashed': { status: 400, message: '解码这张图片时程序异常退出，已中止。' },
  'Resource.NotFound': { status: 404, message: '资源文件不存在。' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
