/** The plum and the name; on a narrow screen the plum alone where there is little room. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-lg font-bold tracking-tight text-ink">
      <PlumMark />
      <span className={isMarkOnly ? 'sr-only sm:not-sr-only' : undefined}>자두</span>
    </span>
  );
}

/** The plum alone. */
export function PlumMark({ sizePx = 26 }: { sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="fill-plum"
        d="M16.6 9.2c6.4-1.2 11 3 11 9.2 0 6.4-4.9 11.2-11.6 11.2S4.4 24.8 4.4 18.4c0-6.2 4.6-10.4 11-9.2.4.1.8.1 1.2 0Z"
      />
      <path
        className="stroke-white"
        d="M16 10.2c-3.2 4-3.7 9.6-1.3 14.6"
        fill="none"
        strokeOpacity=".45"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path className="fill-leaf" d="M16 9.4c-.2-3.6 1.9-6.3 7-7 .2 4.3-2.4 6.9-7 7Z" />
    </svg>
  );
}
