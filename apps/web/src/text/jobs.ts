import type { Profile } from '@jadoo/contract';

type Job = Profile['UM_JOB'];

/** The jobs a member can have, in the order of the forms. */
export const jobs: readonly { value: Job; label: string }[] = [
  { value: 'school', label: '학교 교사' },
  { value: 'academy', label: '학원 강사' },
  { value: 'tutor', label: '과외 교사' },
  { value: 'other', label: '그 밖' },
];

/** 학교 교사, … */
export function getJobLabel(job: Job): string {
  return jobs.find(({ value }) => value === job)?.label ?? '';
}
