import type { ComponentType } from 'react';

type Page = () => Promise<ComponentType>;

/** The component of every route, each in a chunk of its own; keys are the paths of the contract's route table. */
export const pageTable: Readonly<Record<string, Page>> = {
  '/': async () => (await import('#pages/home.tsx')).HomePage,
  '/auth': async () => (await import('#pages/auth.tsx')).AuthPage,
  '/auth/:token': async () => (await import('#pages/auth-token.tsx')).AuthTokenPage,
  '/auth/callback/naver': async () => (await import('#pages/auth-callback.tsx')).NaverCallbackPage,
  '/auth/callback/google': async () => (await import('#pages/auth-callback.tsx')).GoogleCallbackPage,
  '/login': async () => (await import('#pages/login.tsx')).LoginPage,
  '/signup': async () => (await import('#pages/signup.tsx')).SignupPage,
  '/data': async () => (await import('#pages/data.tsx')).DataPage,
  '/data/basic': async () => (await import('#pages/data-basic.tsx')).DataBasicPage,
  '/data/advanced': async () => (await import('#pages/data-advanced.tsx')).DataAdvancedPage,
  '/data/transform': async () => (await import('#pages/data-transform.tsx')).DataTransformPage,
  '/quick': async () => (await import('#pages/quick.tsx')).QuickPage,
  '/point/fail': async () => (await import('#pages/point-fail.tsx')).PointFailPage,
  '/point/error': async () => (await import('#pages/point-error.tsx')).PointErrorPage,
  '/point/charge': async () => (await import('#pages/point-charge.tsx')).PointChargePage,
  '/point/process': async () => (await import('#pages/point-process.tsx')).PointProcessPage,
  '/point/success': async () => (await import('#pages/point-success.tsx')).PointSuccessPage,
  '/point/list': async () => (await import('#pages/point-list.tsx')).PointListPage,
  '/point/process-fail': async () => (await import('#pages/point-process-fail.tsx')).PointProcessFailPage,
  '/print/passage': async () => (await import('#pages/print-passage.tsx')).PrintPassagePage,
  '/print/preview': async () => (await import('#pages/print-preview.tsx')).PrintPreviewPage,
  '/print/category': async () => (await import('#pages/print-category.tsx')).PrintCategoryPage,
  '/userinfo': async () => (await import('#pages/userinfo.tsx')).UserinfoPage,
  '/userinfo/edit': async () => (await import('#pages/userinfo-edit.tsx')).UserinfoEditPage,
  '/myStorage': async () => (await import('#pages/my-storage.tsx')).MyStoragePage,
  '/myStorage/:ed_idx': async () => (await import('#pages/my-storage-detail.tsx')).MyStorageDetailPage,
  '/passageStorage': async () => (await import('#pages/passage-storage.tsx')).PassageStoragePage,
  '/passageStorage/:idx': async () =>
    (await import('#pages/passage-storage-detail.tsx')).PassageStorageDetailPage,
  '/personalInquiry/list': async () => (await import('#pages/inquiry-list.tsx')).InquiryListPage,
  '/personalInquiry/inquiry': async () => (await import('#pages/inquiry-write.tsx')).InquiryWritePage,
  '/event/promotion': async () => (await import('#pages/promotion.tsx')).PromotionPage,
  '/test/oauth/naver': async () => (await import('#pages/test-oauth.tsx')).TestNaverPage,
  '/test/oauth/google': async () => (await import('#pages/test-oauth.tsx')).TestGooglePage,
  '/sentry-example-page': async () => (await import('#pages/sentry-example.tsx')).SentryExamplePage,
};
