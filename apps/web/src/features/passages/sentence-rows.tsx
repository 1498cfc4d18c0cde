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

/** Where a click in a sentence falls, as an offset into the text of the element. */
function getCaretOffset(element: HTMLElement): number {
  const selection = getSelection();
  if (!selection || !element.contains(selection.anchorNode)) return -1;
  return selection.anchorOffset;
}

/** Every sentence with its Korean line; wrong borders can be joined or cut where the cursor stands. */
export function SentenceRows({ text, sentences, translations, onTranslation, onBorders }: SentenceRowsProps) {
  const shown = getSentences(text, sentences);

  const handleCut = (at: number, row: HTMLElement | null) => {
    const sentence = row?.querySelector<HTMLElement>('[data-sentence]');
    const offset = sentence ? getCaretOffset(sentence) : -1;
    const start = sentences[at]?.start ?? 0;
    if (offset <= 0) return;
    const cut = cutSentence(text, sentences, translations, at, start + offset);
    onBorders(cut.spans, cut.translations);
  };

  return (
    <ol className="flex flex-col gap-3">
      {shown.map((sentence, at) => (
        <li key={at} className="rounded-md border border-line p-3">
          <div className="flex gap-3">
            <span className="numbers w-5 shrink-0 pt-0.5 text-right text-sm font-bold text-plum">
              {at + 1}
            </span>
            <p lang="en" data-sentence className="book min-w-0 flex-1 text-[15px]">
              {sentence}
            </p>
          </div>
          <div className="mt-2 flex flex-col gap-1 pl-8 sm:flex-row sm:items-start">
            <textarea
              aria-label={`${at + 1}번 문장 해석`}
              rows={Math.max(1, Math.ceil((translations[at] ?? '').length / 46))}
              maxLength={1000}
              placeholder="해석을 적어 주세요"
              value={translations[at] ?? ''}
              onChange={(event) => onTranslation(at, event.target.value.replaceAll(/\s*\n\s*/gu, ' '))}
              className={joinClasses(inputClasses, 'min-h-10 resize-none py-1.5 text-[15px]')}
            />
            <div className="flex shrink-0">
              <Button
                variant="quiet"
                size="sm"
                title="문장 안에 커서를 두고 누르면 그 자리에서 나뉘어요"
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => handleCut(at, event.currentTarget.closest('li'))}
              >
                나누기
              </Button>
              {at + 1 < shown.length && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => {
                    const joined = joinWithNext(sentences, translations, at);
                    onBorders(joined.spans, joined.translations);
                  }}
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
