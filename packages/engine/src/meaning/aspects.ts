import type { Aspect } from '#meaning/aspect.ts';
import { aspectsOfPeople } from '#meaning/aspects-of-people.ts';
import { aspectsOfStudy } from '#meaning/aspects-of-study.ts';

/** Every point, in no order. */
export const aspects: readonly Aspect[] = [...aspectsOfPeople, ...aspectsOfStudy];
