interface ProgressBarProps {
  label: string;
  /** 0–100. */
  value: number;
}

/** How far something has come, in percent. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className="h-2 w-full overflow-hidden rounded-full bg-desk-deep"
    >
      <div
        className="h-full rounded-full bg-plum transition-[width] duration-300"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
