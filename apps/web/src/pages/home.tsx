import { Link } from 'react-router';
import { RecentExams } from '#features/exam-data/recent-exams.tsx';
import { ToolCards } from '#features/home/tool-cards.tsx';
import { RecentPassages } from '#features/passages/recent-passages.tsx';
import { ExpiryNotice } from '#features/point/expiring-points.tsx';
import { DraftList } from '#shell/draft-list.tsx';
import { usePoint, useUserStore } from '#session/user-store.ts';
import { formatPoints } from '#text/format.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** / */
export function HomePage() {
  const point = usePoint();
  const name = useUserStore(({ user }) => user.UM_NM);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-8 pb-20 sm:px-6 sm:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-2xl">{name ? `${name} 선생님, 안녕하세요` : '안녕하세요'}</h1>
          <p className="mt-1 text-ink-soft">
            지금{' '}
            <Link to="/point/list" className="numbers font-bold text-plum hover:underline">
              {formatPoints(point)}
            </Link>
            가 있어요. 어떤 자료를 만들까요?
          </p>
        </div>
        <LinkButton to="/quick">지문 하나로 빠르게 만들기</LinkButton>
      </header>
      <ExpiryNotice />
      <section>
        <h2 className="sr-only">자료 만들기</h2>
        <ToolCards />
      </section>
      <DraftList />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-6">
        <RecentExams />
        <RecentPassages />
      </div>
    </div>
  );
}
