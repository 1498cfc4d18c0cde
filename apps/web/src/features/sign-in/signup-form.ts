import { getConsentVersion, profileFields, type InputOf, type join } from '@jadoo/contract';
import { z } from 'zod';

const must = (sentence: string) => z.boolean().refine(Boolean, sentence);

/** What the sign-up page asks for. */
export const signupSchema = z.object({
  age: must('만 14세 이상만 가입할 수 있어요.'),
  terms: must('이용약관에 동의해 주세요.'),
  privacy: must('개인정보 수집·이용에 동의해 주세요.'),
  marketing: z.boolean(),
  ...profileFields,
  UM_JOB: z.enum(profileFields.UM_JOB.options, '직업을 골라 주세요.'),
  REFERRAL_CODE: z.string().trim().max(20, '추천 코드는 20자까지예요.'),
});
export type SignupForm = z.infer<typeof signupSchema>;

export const agreementNames = ['age', 'terms', 'privacy', 'marketing'] as const;

/** The call that the filled-in page amounts to. */
export function toJoinBody(form: SignupForm, ticket: string): InputOf<typeof join, 'body'> {
  const { UM_NM, UM_PHONE, UM_JOB, UM_SCHOOL, REFERRAL_CODE } = form;
  return {
    JOIN_TICKET: ticket,
    UM_NM,
    UM_PHONE,
    UM_JOB,
    UM_SCHOOL,
    ...(REFERRAL_CODE && { REFERRAL_CODE }),
    AGREEMENTS: agreementNames.map((name) => ({
      TYPE: name,
      VERSION: getConsentVersion(name),
      AGREED: form[name],
    })),
  };
}
