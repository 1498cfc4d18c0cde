import { z } from 'zod';

/** Every JSON answer: `message` is a Korean sentence fit to show, `reason` a kebab-case word on refusals. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.strictObject({ code: z.literal('200'), message: z.string(), data });
}

/** The shape of a refusal or an error. */
export const failureEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  data: z.unknown().optional(),
});
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

/** One page of a list; `page` counts from 1. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    page: z.int().min(1),
    size: z.int().min(1),
    total: z.int().min(0),
  });
}

/** Row index or amount in points. */
export const index = z.int().min(1);
/** The same as a path or query value: digits only, no other coercion. */
export const indexText = z.string().regex(/^[1-9]\d{0,14}$/u, '번호를 확인해 주세요.');
export const points = z.int();
/** ISO 8601 instant with offset. */
export const instant = z.iso.datetime({ offset: true });
export const pageQuery = {
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/u)
    .optional(),
  size: z
    .string()
    .regex(/^([1-9]|[1-9]\d|100)$/u)
    .optional(),
};
export const nothing = z.null();
