import { redeemCoupon } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { call } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { setPoint } from '#session/user-store.ts';
import { formatPoints } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

function useCoupon() {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [gained, setGained] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // State changes with the next render only: a second click before it must find this.
  const isAtWork = useRef(false);

  const send = async (CODE: string) => {
    const answer = await call(redeemCoupon, { body: { CODE } });
    if (answer.code === '409') {
      setProblem(answer.message);
      return;
    }
    const { COUPON_TITLE, POINT, UM_POINT } = answer.data;
    setPoint(UM_POINT);
    setCode('');
    setGained(`‘${COUPON_TITLE}’ 쿠폰으로 ${formatPoints(POINT)}를 받았어요.`);
    await client.invalidateQueries({ queryKey: ['pointList'] });
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAtWork.current) return;
    const wanted = code.trim();
    setGained('');
    setProblem(wanted === '' ? '쿠폰 번호를 적어 주세요.' : '');
    if (wanted === '') return;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      await send(wanted);
    } catch (error) {
      setProblem(getErrorMessage(error));
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
  };
  return { code, setCode, problem, gained, isBusy, submit };
}

/** Turns a coupon code into bonus points. */
export function CouponForm() {
  const { code, setCode, problem, gained, isBusy, submit } = useCoupon();
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="쿠폰 번호"
            isLabelHidden
            placeholder="쿠폰 번호"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            value={code}
            error={problem}
            onChange={({ target }) => setCode(target.value)}
          />
        </div>
        <Button type="submit" isBusy={isBusy}>
          쿠폰 쓰기
        </Button>
      </div>
      <p role="status" className="font-medium text-leaf">
        {gained}
      </p>
    </form>
  );
}
