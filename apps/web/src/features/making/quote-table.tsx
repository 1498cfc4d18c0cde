import type { Quote } from '#features/making/making-api.ts';
import { formatCount, formatPoints } from '#text/format.ts';

/** What each kind costs. */
export function QuoteTable({ quote }: { quote: Quote }) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-paper">
      <table className="numbers w-full text-sm">
        <caption className="sr-only">유형마다 드는 포인트</caption>
        <thead className="border-b border-line bg-desk text-left text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-semibold">
              유형
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              가격
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              지문
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              합계
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.LINES.map(({ KIND, NAME, PRICE, COUNT, AMOUNT }) => (
            <tr key={KIND} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2.5 text-left font-medium">
                {NAME}
              </th>
              <td className="px-4 py-2.5 text-right text-ink-soft">{formatPoints(PRICE)}</td>
              <td className="px-4 py-2.5 text-right text-ink-soft">{formatCount(COUNT)}개</td>
              <td className="px-4 py-2.5 text-right font-semibold">{formatPoints(AMOUNT)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line bg-desk">
          <tr>
            <th scope="row" colSpan={3} className="px-4 py-3 text-left">
              모두
            </th>
            <td className="px-4 py-3 text-right text-base font-bold text-plum">
              {formatPoints(quote.TOTAL)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
