// Without zod: the browser needs these.

/** What an application still lacks before it can be submitted. */
export const applicationGaps = ['realName', 'phone', 'idFront', 'idBack', 'samples', 'refusedSamples'] as const;
export type ApplicationGap = (typeof applicationGaps)[number];

/** Parts of an application that a reviewer can send back; '' for the whole. */
type RefusedPart = 'realName' | 'idFront' | 'idBack' | 'samples' | '';

interface ApplicationReason {
  readonly title: string;
  /** How the applicant mends it. */
  readonly mend: string;
  readonly part: RefusedPart;
}

/** Why an application is sent back. A refused card is deleted at once; refused samples have to be replaced. */
export const applicationReasons = {
  nameMismatch: { title: '姓名和身份证对不上', mend: '填写与身份证上一致的姓名', part: 'realName' },
  idFrontUnclear: { title: '身份证人像面看不清', mend: '在窗边、关闪光灯再拍一张', part: 'idFront' },
  idBackUnclear: { title: '身份证国徽面看不清', mend: '在窗边、关闪光灯再拍一张', part: 'idBack' },
  idExpired: { title: '身份证过了有效期', mend: '换成在有效期内的身份证', part: 'idBack' },
  sampleNotOwn: { title: '样片不是自己拍的原片', mend: '换成自己拍的，不带别人的签名和水印', part: 'samples' },
  samplePoor: { title: '样片不够清晰，或曝光、构图有问题', mend: '挑更拿得出手的几张', part: 'samples' },
  sampleRights: { title: '样片里的人脸或商标没有授权', mend: '换成不涉及他人权利的', part: 'samples' },
  other: { title: '其他', mend: '按审核员写的改', part: '' },
} as const satisfies Record<string, ApplicationReason>;

export type ApplicationReasonCode = keyof typeof applicationReasons;

export function isApplicationReason(code: string): code is ApplicationReasonCode {
  return Object.hasOwn(applicationReasons, code);
}

/** In the order a reviewer reads them. */
export const applicationReasonCodes = Object.keys(applicationReasons).filter(isApplicationReason);

/** Returns `applicationReasons[code]` with the general type. */
export function applicationReason(code: ApplicationReasonCode): ApplicationReason {
  return applicationReasons[code];
}
