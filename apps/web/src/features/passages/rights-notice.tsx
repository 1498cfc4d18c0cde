import { Checkbox } from '#ui/checkbox.tsx';

interface RightsNoticeProps {
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
  error?: string;
}

/** The one notice that every input of passages requires. */
export function RightsNotice({ isConfirmed, onChange, error = '' }: RightsNoticeProps) {
  return (
    <div>
      <Checkbox
        label="직접 작성했거나 이용 허락을 받은 지문이에요"
        checked={isConfirmed}
        aria-required
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {error && (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
