import type { Profile } from '@jadoo/contract';
import { formatDate, formatPhone } from '#text/format.ts';
import { getJobLabel } from '#text/jobs.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Who somebody is. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const rows: [string, string][] = [
    ['이메일', profile.UM_EMAIL || '받지 않았어요'],
    ['휴대폰', formatPhone(profile.UM_PHONE)],
    ['직업', getJobLabel(profile.UM_JOB)],
    ['소속', profile.UM_SCHOOL || '적지 않았어요'],
    ['마케팅 정보 수신', profile.MARKETING ? '받아요' : '받지 않아요'],
    ['가입한 날', formatDate(profile.REG_DT)],
  ];
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">{profile.UM_NM}</h2>
        <Badge tone={profile.UM_OAUTH_CD === 'naver' ? 'leaf' : 'plain'}>
          {profile.UM_OAUTH_CD === 'naver' ? '네이버 계정' : 'Google 계정'}
        </Badge>
        <LinkButton to="/userinfo/edit" variant="secondary" size="sm" className="ml-auto">
          정보 수정
        </LinkButton>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex gap-4">
            <dt className="w-28 shrink-0 text-ink-faint">{label}</dt>
            <dd className="min-w-0 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
