import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of conference check-in; part of the catalogue. */
export const checkInErrors = {
  'CheckIn.DeviceNotFound': { status: 404, message: '这台设备没有登记，或已停用，请重新进入核验。' },
  'CheckIn.DeviceRevoked': { status: 403, message: '这台设备已停用，请联系会务。' },
  'CheckIn.PointNotFound': { status: 404, message: '没有这个签到点，可能已删除。' },
  'CheckIn.ScanNotFound': { status: 404, message: '没有可以撤销的记录。' },
  'CheckIn.UndoTooLate': { status: 409, message: '已超过 60 秒，不能撤销，请联系会务处理。' },
  'CheckIn.PinWrong': { status: 403, message: '授权码不正确。' },
  'CheckIn.TooManyPins': { status: 429, message: '授权码输错次数过多，请稍后再试。' },
  'Rehearsal.AlreadyRunning': { status: 409, message: '这场会议正在演练，等它完成再开始。' },
  'CheckIn.NotOnDuty': { status: 403, message: '你现在不在班上，不能核验。请先到「值班」签到到岗，或请领班调派。' },
  'CheckIn.LaneTaken': { status: 409, message: '这个号段已由另一台设备负责，请选别的号段。' },
  'CheckIn.PosterRefused': { status: 403, message: '海报上的码不对，或不在签到时间内，请找工作人员。' },
  'CheckIn.PlaceRequired': { status: 400, message: '这里要核对位置，请允许获取位置后再试。' },
  'CheckIn.TooFar': { status: 403, message: '你离签到地点较远，请到现场再扫。' },
  'SignPoint.NotFound': { status: 404, message: '没有这个签到点，可能已删除。' },
  'SignPoint.NameTaken': { status: 409, message: '这场会议已有同名签到点。' },
  'SignPoint.InUse': { status: 409, message: '这个签到点已有扫码记录，不能删除或改变类别，可以停用。' },
  'SignPoint.ReferenceUnknown': { status: 400, message: '所选的票种、场次或图片不存在。' },
  'SignPoint.NoVoucher': { status: 409, message: '只有餐券和礼券有备餐数量。' },
  'Voucher.NotFound': { status: 404, message: '这位参会者没有这张券。' },
  'Supervisor.NotFound': { status: 404, message: '没有这位授权人。' },
  'Conflict.NotFound': { status: 404, message: '没有这条冲突。' },
  'Conflict.AlreadyDecided': { status: 409, message: '这条冲突已有人处理，请刷新后查看。' },
  'Pass.KeyRefused': { status: 400, message: '手机生成的密钥不正确，请刷新后重试。' },
} as const satisfies Record<string, CatalogueEntry>;
