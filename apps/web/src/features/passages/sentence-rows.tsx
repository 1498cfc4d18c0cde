import { useState } from 'react';
import { cutSentence, getSentences, joinWithNext, type Span } from '#features/passages/align-translations.ts';
import { Button } from '#ui/button.tsx';
import { inputClasses } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface SentenceRowsProps {
  text: string;
  sentences: readonly Span[];
  translations: readonly string[];
  onTranslation: (at: number, translation: string) => void;
  onBorders: (sentences: Span[], translations: string[]) => void;
}

interface CuttableSentenceProps {
  sentence: string;
  /** `offset` counts in the sentence. */
  onCut: (offset: number) => void;
}

/** A sentence whose words are buttons: the chosen one begins the second half. */
function CuttableSentence({ sentence, onCut }: CuttableSentenceProps) {
  const words = [...sentence.matchAll(/\S+/gu)];
  return (
    <p className="min-w-0 flex-1">
      <span className="mb-1 block text-xs font-medium text-plum">
        둘째 문장이 시작하는 단어를 눌러 주세요.
      </span>
      <span lang="en" className="book text-[15px]">
        {words.map(({ 0: word, index }) =>
          index === 0 ? (
            <span key={index}>{word} </span>
          ) : (
            <button
              key={index}
              type="button"
              onClick={() => onCut(index)}
              className="mr-[0.25em] rounded-sm underline decoration-plum-line decoration-dotted underline-offset-4 hover:bg-plum-tint hover:text-plum"
            >
              {word}
            </button>
          ),
        )}
      </span>
    </p>
  );
}

/** Every sentence with its Korean line; wrong borders can be joined, or cut before a word. */
export function SentenceRows({ text, sentences, translations, onTranslation, onBorders }: SentenceRowsProps) {
  const [cutAt, setCutAt] = useState<number | null>(null);
  const shown = getSentences(text, sentences);
  const change = (next: { spans: Span[]; translations: string[] }) => {
    onBorders(next.spans, next.translations);
    setCutAt(null);
  };

  return (
    <ol className="flex flex-col gap-3">
      {shown.map((sentence, at) => (
        <li key={at} className="rounded-md border border-line p-3">
          <div className="flex gap-3">
            <span className="numbers w-5 shrink-0 pt-0.5 text-right text-sm font-bold text-plum">
              {at + 1}
            </span>
            {cutAt === at ? (
              <CuttableSentence
                sentence={sentence}
                onCut={(offset) =>
                  change(cutSentence(text, sentences, translations, at, (sentences[at]?.start ?? 0) + offset))
                }
              />
            ) : (
              <p lang="en" className="book min-w-0 flex-1 text-[15px]">
                {sentence}
              </p>
            )}
          </div>
          <div className="mt-2 flex flex-col gap-1 pl-8 sm:flex-row sm:items-start">
            <textarea
              aria-label={`${at + 1}번 문장 해석`}
              rows={1}
              maxLength={1000}
              placeholder="해석을 적어 주세요"
              value={translations[at] ?? ''}
              onChange={(event) => onTranslation(at, event.target.value.replaceAll(/\s*\n\s*/gu, ' '))}
              className={joinClasses(
                inputClasses,
                'field-sizing-content min-h-10 resize-none py-1.5 text-[15px]',
              )}
            />
            <div className="flex shrink-0">
              <Button
                variant="quiet"
                size="sm"
                aria-pressed={cutAt === at}
                onClick={() => setCutAt(cutAt === at ? null : at)}
              >
                {cutAt === at ? '그만두기' : '나누기'}
              </Button>
              {at + 1 < shown.length && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => change(joinWithNext(sentences, translations, at))}
                >
                  아래와 합치기
                </Button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
