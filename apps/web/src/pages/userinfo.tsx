import { UserinfoScreen } from '#features/profile/userinfo-screen.tsx';

/** /userinfo */
export function UserinfoPage() {
  return (
    <div className="mx-auto max-w-detail">
      <h1 className="mb-6 text-2xl">내 정보</h1>
      <UserinfoScreen />
    </div>
  );
}
