import { countWords, passageMaxChars, type FoundPassage } from '@jadoo/contract';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { inputClasses } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface FoundPassageCardProps {
  passage: FoundPassage;
  number: number;
  isFirst: boolean;
  onTitle: (title: string) => void;
  onJoin: () => void;
  onRemove: () => void;
}

/** One passage that was found in pasted text: its title can be mended, it can be joined or left out. */
export function FoundPassageCard({
  passage,
  number,
  isFirst,
  onTitle,
  onJoin,
  onRemove,
}: FoundPassageCardProps) {
  const { title, text, footnotes, problem, warnings } = passage;
  return (
    <li className={joinClasses('rounded-md border bg-paper p-4', problem ? 'border-danger' : 'border-line')}>
      <div className="flex items-center gap-2">
        <span className="numbers text-sm font-bold text-plum">{number}</span>
        <input
          aria-label={`${number}번째 지문 제목`}
          value={title}
          maxLength={100}
          className={joinClasses(inputClasses, 'h-9 text-sm font-semibold')}
          onChange={(event) => onTitle(event.target.value)}
        />
      </div>
      <p lang="en" className="book mt-3 line-clamp-4 text-sm whitespace-pre-line text-ink">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p
          className={joinClasses(
            'numbers text-xs',
            text.length > passageMaxChars ? 'font-semibold text-danger' : 'text-ink-faint',
          )}
        >
          {formatCount(countWords(text))}단어 · {formatCount(text.length)}자
          {footnotes.length > 0 && ` · 각주 ${footnotes.length}개`}
        </p>
        <div className="flex gap-1">
          {!isFirst && (
            <Button variant="quiet" size="sm" onClick={onJoin}>
              위와 합치기
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onRemove}>
            빼기
          </Button>
        </div>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 text-sm text-amber">
          {warning}
        </p>
      ))}
    </li>
  );
}
