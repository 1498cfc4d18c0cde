import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { LogoCard } from '#features/profile/logo-card.tsx';
import { ProfileForm } from '#features/profile/profile-form.tsx';
import { profileQuery } from '#features/profile/profile-query.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { useHeader } from '#shell/header-store.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

/** /userinfo/edit */
export function UserinfoEditPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(profileQuery);
  useHeader({
    onBackClick: useCallback(() => {
      void navigate('/userinfo');
    }, [navigate]),
  });
  return (
    <>
      <h1 className="mb-6 text-2xl">내 정보 수정</h1>
      {error && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
      {!error && !data && <ListSkeleton rows={5} />}
      {data && (
        <div className="flex flex-col gap-6">
          <Card>
            <ProfileForm profile={data} />
          </Card>
          <LogoCard />
        </div>
      )}
    </>
  );
}
