/** Exercises of the paper that give each other's answers away, folded away. */
export function WarningNote({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <details className="border-b border-line bg-amber-tint px-4 py-2.5 text-sm">
      <summary className="font-medium">함께 내면 답이 보이는 문항이 있어요</summary>
      <ul className="mt-2 flex flex-col gap-1.5 text-ink-soft">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </details>
  );
}
