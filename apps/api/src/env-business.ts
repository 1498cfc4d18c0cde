import { z } from 'zod';

const line = z.string().min(1).max(200).optional();

/** Settings with the business information that the law wants shown. */
export const businessVariables = {
  BUSINESS_NAME: line,
  BUSINESS_OWNER: line,
  BUSINESS_NUMBER: line,
  BUSINESS_MAIL_ORDER_NUMBER: line,
  BUSINESS_ADDRESS: line,
  BUSINESS_PHONE: line,
  BUSINESS_EMAIL: line,
  BUSINESS_PRIVACY_OFFICER: line,
};

type Name = keyof typeof businessVariables;
type Key = Name extends `BUSINESS_${infer Rest}` ? Rest : never;

/** What is known of the business, under the names that the web app uses. */
export type Business = Partial<Record<Key, string>>;

const prefix = 'BUSINESS_';

/** The lines that are set; the others are left out, for the web app marks them itself. */
export function readBusiness(values: Partial<Record<Name, string | undefined>>): Business {
  const names = Object.keys(businessVariables) as Name[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name.slice(prefix.length), value]];
    }),
  );
}
