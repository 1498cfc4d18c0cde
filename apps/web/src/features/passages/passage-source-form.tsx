import { countWords, getTooLongMessage, passageMaxChars } from '@jadoo/contract';
import { useDeferredValue } from 'react';
import { PassagePicker } from '#features/passages/passage-picker.tsx';
import { RightsNotice } from '#features/passages/rights-notice.tsx';
import type { PassageSource } from '#features/passages/use-passage-source.ts';
import { formatCount } from '#text/format.ts';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';

const modes = [
  { value: 'paste', label: '지문 붙여 넣기' },
  { value: 'pick', label: '보관함에서 고르기' },
] as const;

/** Takes one passage: pasted, or picked from the library. */
export function PassageSourceForm({ source }: { source: PassageSource }) {
  const { mode, pasted, errors, picked } = source;
  const words = useDeferredValue(countWords(pasted));
  const tooLong =
    pasted.trim().length > passageMaxChars ? getTooLongMessage(pasted.trim().length) : undefined;
  return (
    <Tabs label="지문을 넣는 방법" tabs={modes} value={mode} onChange={source.setMode}>
      {mode === 'paste' ? (
        <div className="flex flex-col gap-4">
          <TextArea
            label="영어 지문"
            isLabelHidden
            lang="en"
            rows={14}
            className="book text-[17px]"
            placeholder="여기에 영어 지문을 붙여 넣어 주세요."
            value={pasted}
            error={errors.text ?? tooLong}
            hint={`${formatCount(words)}단어 · ${formatCount(pasted.length)} / ${formatCount(passageMaxChars)}자 · 지문 보관함에도 저장해요.`}
            onChange={(event) => source.setPasted(event.target.value)}
          />
          <RightsNotice
            isConfirmed={source.hasRights}
            error={errors.rights ?? ''}
            onChange={source.setHasRights}
          />
        </div>
      ) : (
        <div>
          <PassagePicker
            isSingle
            picked={picked ? [picked] : []}
            onChange={([first]) => source.setPicked(first ?? null)}
          />
          {errors.text && (
            <p role="alert" className="mt-2 text-sm font-medium text-danger">
              {errors.text}
            </p>
          )}
        </div>
      )}
    </Tabs>
  );
}
