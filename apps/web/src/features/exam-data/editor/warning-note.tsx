import { Disclosure } from '#ui/disclosure.tsx';

/** Exercises of the paper that give each other's answers away, folded away. */
export function WarningNote({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Disclosure
      className="border-b border-line bg-amber-tint px-4 py-2.5"
      summaryClassName="font-medium"
      summary="함께 내면 답이 보이는 문항이 있어요"
    >
      <ul className="mt-2 flex flex-col gap-1.5 text-ink-soft">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
