import type { ExamEditorState } from '#features/exam-data/editor/use-exam-editor.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface EditorNoticesProps {
  editor: ExamEditorState;
  /** The version that was opened. */
  version: number;
}

/** A newer version elsewhere, or changes of another time that were not saved: nothing is lost until the teacher chooses. */
export function EditorNotices({ editor, version }: EditorNoticesProps) {
  if (editor.newer) {
    return (
      <Notice
        isBar
        text="다른 창에서 이 자료를 먼저 고쳤어요. 여기서 고친 내용은 아직 저장하지 않고 그대로 있어요."
      >
        <Button size="sm" variant="secondary" onClick={editor.takeNewer}>
          다른 창의 내용 불러오기
        </Button>
        <Button size="sm" onClick={editor.overwriteNewer}>
          여기 내용으로 저장하기
        </Button>
      </Notice>
    );
  }
  if (!editor.offered) return null;
  const isOld = editor.offered.version !== version;
  return (
    <Notice
      isBar
      text={`지난번에 저장하지 못한 내용이 있어요.${isOld ? ' 그 뒤로 이 자료를 다른 곳에서 고쳤으니 불러온 다음 확인해 주세요.' : ''}`}
    >
      <Button size="sm" variant="secondary" onClick={editor.dropOffered}>
        버리기
      </Button>
      <Button size="sm" onClick={editor.takeOffered}>
        이어서 고치기
      </Button>
    </Notice>
  );
}
