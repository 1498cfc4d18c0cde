import type { ReactNode } from 'react';
import type { PointProducts } from '#features/point/charge-amount.ts';
import { formatTyped } from '#features/point/charge-amount.ts';
import { formatPoints, formatWon } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { TextField } from '#ui/text-field.tsx';

export type Choice = number | 'own';

interface AmountChoiceProps {
  products: PointProducts;
  choice: Choice;
  ownText: string;
  ownError: string | undefined;
  ownBonus: number;
  onChoose: (choice: Choice) => void;
  onType: (text: string) => void;
}

function AmountCard({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-18 flex-col items-start justify-center gap-1 rounded-md border border-field-line bg-paper px-4 py-3 transition-colors hover:border-plum has-checked:border-plum has-checked:bg-plum-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum">
      <input type="radio" name="charge-amount" className="sr-only" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

/** The amounts on cards, each with its bonus, and an own amount. */
export function AmountChoice(props: AmountChoiceProps) {
  const { products, choice, ownText, ownError, ownBonus, onChoose, onType } = props;
  const { MIN_AMOUNT, MAX_AMOUNT, STEP_AMOUNT } = products;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-bold">충전 금액</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {products.PRODUCTS.map(({ AMOUNT, BONUS_RATE, BONUS_POINT }) => (
          <AmountCard key={AMOUNT} isChosen={choice === AMOUNT} onChoose={() => onChoose(AMOUNT)}>
            <span className="numbers font-bold">{formatWon(AMOUNT)}</span>
            {BONUS_POINT > 0 && (
              <Badge tone="leaf">
                +{formatPoints(BONUS_POINT)} ({BONUS_RATE}%)
              </Badge>
            )}
          </AmountCard>
        ))}
        <AmountCard isChosen={choice === 'own'} onChoose={() => onChoose('own')}>
          <span className="font-bold">직접 입력</span>
        </AmountCard>
      </div>
      {choice === 'own' && (
        <div className="mt-4">
          <TextField
            label="충전할 금액 (원)"
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            value={ownText}
            error={ownError}
            hint={
              ownBonus > 0
                ? `보너스 ${formatPoints(ownBonus)}를 더 드려요.`
                : `${formatWon(MIN_AMOUNT)}부터 ${formatWon(MAX_AMOUNT)}까지 ${formatWon(STEP_AMOUNT)} 단위로 적어 주세요.`
            }
            onChange={(event) => onType(formatTyped(event.target.value))}
          />
        </div>
      )}
    </fieldset>
  );
}
