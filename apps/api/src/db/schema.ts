/**
 * Every table; one file per area in ./schema, imported by stores only. Columns get their SQL name from the
 * property (userIdx → user_idx). After a change: `npm run -w @jadoo/api db:generate -- --name what-changed`.
 */
export * from './schema/session.ts';
export * from './schema/notices.ts';
export * from './schema/operations.ts';
export * from './schema/points.ts';
export * from './schema/payments.ts';
export * from './schema/passages.ts';
export * from './schema/exam-data.ts';
export * from './schema/own-meanings.ts';
export * from './schema/printing.ts';
export * from './schema/inquiries.ts';
export * from './schema/files.ts';
