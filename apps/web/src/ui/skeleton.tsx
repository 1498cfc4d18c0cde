import { joinClasses } from '#ui/join-classes.ts';

/** A grey stand-in of the size that the content will have. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse-soft rounded-md bg-desk-deep', className)}
    />
  );
}

/** Stand-ins for the rows of a list, announced once. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">불러오는 중</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
