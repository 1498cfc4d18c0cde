import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BalanceCard } from '#features/profile/balance-card.tsx';
import { DeviceLinkCard } from '#features/profile/device-link-card.tsx';
import { OwnMeaningsCard } from '#features/profile/own-meanings-card.tsx';
import { ProfileCard } from '#features/profile/profile-card.tsx';
import { profileQuery } from '#features/profile/profile-query.ts';
import { ReferralCard } from '#features/profile/referral-card.tsx';
import { WithdrawDialog } from '#features/profile/withdraw-dialog.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { startLogOut } from '#shell/start-log-out.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

/** 내 정보: profile, balance, links, logging out and leaving. */
export function UserinfoScreen() {
  const { data, error, refetch } = useQuery(profileQuery);
  const [isLeaving, setIsLeaving] = useState(false);
  if (error) return <ErrorState message={getErrorMessage(error)} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <div className="flex flex-col gap-4">
      <ProfileCard profile={data} />
      <BalanceCard profile={data} />
      {data.REFERRAL_CODE && <ReferralCard code={data.REFERRAL_CODE} />}
      <OwnMeaningsCard />
      <DeviceLinkCard />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <LinkButton to="/personalInquiry/list" variant="secondary">
          1:1 문의
        </LinkButton>
        <Button variant="secondary" onClick={startLogOut}>
          로그아웃
        </Button>
        <Button
          variant="quiet"
          className="ml-auto"
          onClick={() => {
            setIsLeaving(true);
          }}
        >
          회원 탈퇴
        </Button>
      </div>
      {isLeaving && (
        <WithdrawDialog
          onClose={() => {
            setIsLeaving(false);
          }}
        />
      )}
    </div>
  );
}
