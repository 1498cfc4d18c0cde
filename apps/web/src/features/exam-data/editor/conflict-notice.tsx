import { Button } from '#ui/button.tsx';

interface ConflictNoticeProps {
  onTakeNewer: () => void;
  onKeepMine: () => Promise<unknown>;
}

/** Somebody saved a newer version: nothing is lost until the teacher chooses. */
export function ConflictNotice({ onTakeNewer, onKeepMine }: ConflictNoticeProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-amber-tint px-4 py-3 text-sm sm:px-6">
      <p className="min-w-0 flex-1 basis-72 font-medium">
        다른 창에서 이 자료를 먼저 고쳤어요. 여기서 고친 내용은 아직 저장하지 않고 그대로 있어요.
      </p>
      <Button size="sm" variant="secondary" onClick={onTakeNewer}>
        다른 창의 내용 불러오기
      </Button>
      <Button size="sm" onClick={onKeepMine}>
        여기 내용으로 저장하기
      </Button>
    </div>
  );
}
