import type { ApplicationGap } from '@tuyuan/contract/library/application-reasons.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { recordConsent } from '../../account/index.ts';
import { findGaps } from './application.policy.ts';
import { moveApplication } from './application-move.repository.ts';
import { editApplication, editableStates } from './edit-application.ts';
import { setAgreementVersion } from './open-application.repository.ts';
import { readOwnApplication } from './own-application.repository.ts';

const gapTexts: Readonly<Record<ApplicationGap, string>> = {
  realName: '请填写真实姓名',
  phone: '请先在账号安全里绑定手机号',
  idFront: '请上传身份证人像面',
  idBack: '请上传身份证国徽面',
  samples: '样片还不够',
  refusedSamples: '请换掉被退回的样片',
};

/**
 * Hands in the caller's application and records the consent. One that is pending already stays as it is. Throws
 * `Application.Incomplete` at what is missing, `Agreement.Outdated` and what `editApplication` does.
 */
export async function submitApplication(context: SignedInContext, agreementVersion: number): Promise<void> {
  await editApplication(context, [...editableStates, 'pending'], async (transaction, { id, state }) => {
    if (state === 'pending') return;
    const gaps = findGaps(await readOwnApplication(transaction, context.actor.id));
    if (gaps.length > 0) throw incomplete(gaps);
    const { actor, clientIp } = context;
    await recordConsent(transaction, { userId: actor.id, key: 'photographer', version: agreementVersion, clientIp });
    await setAgreementVersion(transaction, id, agreementVersion);
    await moveApplication(transaction, { id, from: editableStates, to: 'pending', actorId: context.actor.id });
  });
}

function incomplete(gaps: readonly ApplicationGap[]): AppError {
  return new AppError('Application.Incomplete', {
    validationErrors: gaps.map((gap) => ({ message: gapTexts[gap], members: [gap] })),
  });
}
