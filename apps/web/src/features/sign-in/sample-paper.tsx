/** A sheet as the product makes it, drawn for the login page; decoration only. */
export function SamplePaper() {
  return (
    <div className="rotate-1 rounded-sm border border-line bg-paper px-9 py-10 shadow-float">
      <div className="flex items-end justify-between border-b-2 border-ink pb-2">
        <p className="text-lg font-bold">영어 영역</p>
        <p className="text-xs text-ink-faint">변형 문제 · 학생용</p>
      </div>
      <p className="mt-5 text-sm font-semibold">1. 주어진 글 다음에 이어질 글의 순서로 가장 적절한 것은?</p>
      <p lang="en" className="book mt-3 border border-ink px-4 py-3 text-sm">
        A river never chooses the shortest way to the sea. It bends, slows down, and seems to waste its time.
      </p>
      <div lang="en" className="book mt-3 flex flex-col gap-2 text-sm">
        <p>
          <b>(A)</b> Those slow bends, however, are where most of its life is found. Fish rest there, and
          seeds settle in the quiet mud.
        </p>
        <p>
          <b>(B)</b> A straight canal wins the race but arrives empty. It carries water and nothing else.
        </p>
        <p>
          <b>(C)</b> For this reason, engineers who once straightened rivers are now putting the curves back.
        </p>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>① (A)-(C)-(B)</span>
        <span>② (B)-(A)-(C)</span>
        <span>③ (B)-(C)-(A)</span>
        <span>④ (C)-(A)-(B)</span>
        <span>⑤ (C)-(B)-(A)</span>
      </p>
    </div>
  );
}
